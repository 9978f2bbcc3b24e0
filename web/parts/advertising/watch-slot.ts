/** What was counted in this visit, by its number: it is seen once an hour, however often the page is drawn. */
const tokens = new Map<string, Token>()

interface Token {
  /** Empty where nothing was counted. */
  token: Promise<string>
  asked: number
}

/**
 * Counts what was half visible for a second, and gives its link the token that a click is counted by (ruling 29).
 * Fetched only where there is something to count. A tab that is left open and comes back counts again what is in sight,
 * as far as its token is old.
 */
export function watchSlot(box: HTMLElement | null, leaves: AbortSignal) {
  if (!box || leaves.aborted) return
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const begin = (card: Element) => {
    clearTimeout(timers.get(card))
    const seen = () => {
      if (document.visibilityState === 'visible') void count(card)
    }
    timers.set(card, setTimeout(seen, SECOND))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= HALF) begin(target)
        else {
          clearTimeout(timers.get(target))
          timers.delete(target)
        }
      }
    },
    { threshold: HALF },
  )
  for (const card of box.querySelectorAll('[data-slot]')) observer.observe(card)
  // A second that began in a hidden tab, or before it was left, says nothing: it starts again.
  const beginAnew = () => {
    for (const card of timers.keys()) begin(card)
  }
  document.addEventListener('visibilitychange', beginAnew, { signal: leaves })
  leaves.addEventListener('abort', () => {
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  })
}

const HALF = 0.5
const SECOND = 1_000

async function count(card: Element) {
  const number = card.getAttribute('data-slot') ?? ''
  const known = tokens.get(number)
  const { token: asked } = known && isFresh(known) ? known : askAnew(number)
  const token = await asked
  // Not reached, or not counted: the next time asks again.
  if (!token) return void tokens.delete(number)
  const link = card.querySelector('a')
  if (link) link.href = `/out/${number}?t=${token}`
}

/**
 * How long a token counts (CLICK_MINUTES), and how much later an hour begins in India, by whose hours the server counts.
 * Said here once more: what is imported would bring the code of other pages along.
 */
const HALF_HOUR = 30 * 60_000
const hourOf = (moment: number) => Math.floor((moment + HALF_HOUR) / (2 * HALF_HOUR))

const isFresh = ({ asked }: Token, now = Date.now()) =>
  now - asked < HALF_HOUR && hourOf(asked) === hourOf(now)

function askAnew(number: string): Token {
  const asking = { token: fetchToken(number), asked: Date.now() }
  tokens.set(number, asking)
  return asking
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
