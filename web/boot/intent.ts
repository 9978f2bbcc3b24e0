import { takeOver } from './take-over.ts'

const CONTROL = 'button, input, select, textarea, summary'

/** What the browser does by itself, or the first script. */
const BY_ITSELF = '[commandfor], [data-copy], [data-print], [method=dialog] *, [data-by-itself] *'

/** In milliseconds: so long a mouse rests on what somebody is about to press; less, and it is passing by. */
const RESTS = 100

/** The control in which something happens, if it needs the app. */
export function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null
  if (!control || control.matches(BY_ITSELF)) return null
  // A fold opens by itself; what can be filled in inside it is needed next.
  const isPlainFold =
    control.localName === 'summary' && !control.parentElement?.querySelector('form')
  return isPlainFold ? null : control
}

/** Takes the page over when somebody presses a control, types in it or focuses it, or is about to. */
export function watchForIntent(signal: AbortSignal) {
  const act = ({ target }: Event) => {
    if (controlAt(target)) takeOver().catch(reportError)
  }
  for (const kind of ['pointerdown', 'focusin', 'input', 'change'])
    document.addEventListener(kind, act, { capture: true, passive: true, signal })
  watchMouse(act, signal)
  // It had the focus before this was here.
  if (controlAt(document.activeElement)) takeOver().catch(reportError)
}

function watchMouse(act: (event: Event) => void, signal: AbortSignal) {
  let resting: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(resting)
      resting = undefined
      isOver = pointerType === 'mouse' && controlAt(target) !== null
    },
    { passive: true, signal },
  )
  // A control that is scrolled to below a mouse which lies still is none that somebody goes to.
  document.addEventListener(
    'pointermove',
    (event) => {
      if (isOver) resting ??= setTimeout(act, RESTS, event)
    },
    { passive: true, signal },
  )
}
