import { controlAt } from './intent.ts'
import { onMissing } from './missing.ts'
import { pathTo } from './path-to.ts'
import { isTakenOver, takeOver } from './take-over.ts'

/** In milliseconds: so long a form that the server takes as well waits for the app. */
const PATIENCE = 2_000
const AGAIN = 16
/** So often it is looked for: React may have a part of the page whose code does not come. */
const MOST_LOOKS = 600

/** What the server drew. React has what it drew itself, and leaves alone what others did. */
const drawn = new WeakSet<Element>()
const isWaiting = (element: Element) => drawn.has(element) && !isTakenOver(element)

/** What was pressed and is not done yet: each once, however often it is pressed meanwhile. */
const held = new Set<Element>()
/** The form that is sent as without a script now. */
let isSentPlainly: HTMLFormElement | undefined

/**
 * A press before React is there waits for it and is then done once. A form goes to the server by itself when the app takes
 * long or does not come; one that only asks (a search) always does, so that nobody waits for it. A button that does nothing by itself gets the page
 * loaded again when the app is gone from the server.
 */
export function holdPresses() {
  for (const element of document.querySelectorAll('button, form')) drawn.add(element)
  addEventListener(
    'click',
    (event) => {
      const button = controlAt(event.target)
      if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return
      if (!isWaiting(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void holdPress(button)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'post') return
      if (form.matches('[data-by-itself]') || !isWaiting(form) || form === isSentPlainly) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void holdForm(form, submitter)
    },
    true,
  )
}

async function holdPress(button: HTMLButtonElement) {
  let isMissing = false
  const awaited = takenOver(button).catch(() => {
    isMissing = true
    return null
  })
  await hold(button, button, awaited, (there) => {
    if (there instanceof HTMLElement) there.click()
    if (isMissing) void onMissing()
  })
}

async function holdForm(form: HTMLFormElement, submitter: HTMLElement | null) {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  await hold(form, submitter ?? form, Promise.race([takenOver(form), late]), (there) => {
    if (!there) isSentPlainly = form
    const sent = there instanceof HTMLFormElement ? there : form
    sent.requestSubmit(submitter?.isConnected ? submitter : null)
    isSentPlainly = undefined
  })
}

/** Ends when all that was held before is done. */
let turn = Promise.resolve()

/** Shows that the press was heard; when it can be done, does it in its turn, and lets React draw before the next. */
async function hold(
  pressed: Element,
  shown: Element,
  awaited: Promise<Element | null>,
  act: (there: Element | null) => void,
) {
  if (held.has(pressed)) return
  held.add(pressed)
  shown.setAttribute('aria-busy', 'true')
  const there = await awaited.catch(() => null)
  const before = turn
  const { promise, resolve } = Promise.withResolvers<void>()
  turn = promise
  await before
  shown.removeAttribute('aria-busy')
  held.delete(pressed)
  try {
    act(there)
  } finally {
    setTimeout(resolve)
  }
}

/** The element once React has it; another that stands in its place, where the page was drawn anew. */
async function takenOver(element: Element): Promise<Element | null> {
  const path = pathTo(element)
  await takeOver()
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const there = element.isConnected ? element : document.querySelector(path)
    if (!there || isTakenOver(there)) return there
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
  return null
}
