/** What was counted in this visit, by its number: it is seen once, however often the page is drawn. */
const tokens = new Map<string, Promise<string>>()

/**
 * Counts what was half visible for a second, and gives its link the token that a click is counted by (ruling 29).
 * Fetched only where there is something to count.
 */
export function watchSlot(box: HTMLElement | null, leaves: AbortSignal) {
  if (!box || leaves.aborted) return
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target))
        if (intersectionRatio < HALF) continue
        const seen = () => {
          if (document.visibilityState !== 'visible') return
          observer.unobserve(target)
          void count(target)
        }
        timers.set(target, setTimeout(seen, SECOND))
      }
    },
    { threshold: HALF },
  )
  for (const card of box.querySelectorAll('[data-slot]')) observer.observe(card)
  leaves.addEventListener('abort', () => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  })
}

const HALF = 0.5
const SECOND = 1_000

async function count(card: Element) {
  const number = card.getAttribute('data-slot') ?? ''
  const asked = tokens.get(number) ?? fetchToken(number)
  tokens.set(number, asked)
  const token = await asked
  const link = card.querySelector('a')
  if (token && link) link.href = `/out/${number}?t=${token}`
}

/** Empty where nothing is counted, or the server was not reached: the link leads on all the same. */
async function fetchToken(number: string): Promise<string> {
  try {
    const response = await fetch(`/api/slots/${number}/seen`, { method: 'POST' })
    const { token }: { token?: string | null } = await response.json()
    return token ?? ''
  } catch {
    return ''
  }
}
