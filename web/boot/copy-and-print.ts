/**
 * Copies a text (`data-copy`) or prints the page (`data-print`) for buttons that need no more, before React is there and
 * after it. What came of copying is said in the status of the part they are in.
 */
export function copyAndPrint() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-copy], [data-print]')
    if (!button) return
    const text = button.getAttribute('data-copy')
    if (text === null) print()
    else void copy(button, text)
  })
  addEventListener('beforeprint', signSheet)
}

/** Paper has no address bar and grows old: where it is from, and the day. A page of one's own has no address for others. */
function signSheet() {
  const { href } = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? {}
  const now = new Date()
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset())
  // "28 Nov 2026", the day where the reader is, without what writes dates by a language: that is not in the first script.
  document.body.dataset.printed = href ? `${href}, ${now.toUTCString().slice(5, 16)}` : ''
}

async function copy(button: Element, text: string) {
  const part = button.closest('[data-copied]')
  const status = part?.querySelector('[role=status]')
  // Rejected where a browser lends no clipboard: at an address without HTTPS.
  const isCopied = await copyText(text).then(
    () => true,
    () => false,
  )
  if (status)
    status.textContent = part?.getAttribute(isCopied ? 'data-copied' : 'data-not-copied') ?? ''
}

const copyText = async (text: string) => navigator.clipboard.writeText(text)
