/** What was pressed last, with the mouse, a finger or a key. */
let pressed: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener('click', ({ target }) => (pressed = controlAt(target)), {
    capture: true,
  })

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('button, a, summary, label') ?? target) : null

/** Px between it and what it keeps clear of. */
const GAP = 8

/** Keeps a message that comes up off what was just pressed: it may be needed again. */
export function keepClear(message: HTMLElement | null): void {
  const place = message?.closest<HTMLElement>('.toasts')
  if (!place) return
  // Queues have a place of their own for it, above the answers (toast.css).
  if (document.querySelector('.panes, .call-page')) return
  const dialog = place.closest('dialog')
  if (dialog) keepEndInSight(dialog, place)
  else if (areOver(place, pressed ?? document.activeElement)) moveUp(place)
}

function areOver(place: Element, control: Element | null): boolean {
  const mine = place.getBoundingClientRect()
  const its = control?.getBoundingClientRect()
  if (!its) return false
  const isBeside = its.right <= mine.left || its.left >= mine.right
  return !isBeside && its.bottom > mine.top && its.top < mine.bottom
}

/** To the top of the window, below the header where that is in sight. */
function moveUp(place: HTMLElement): void {
  const head = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0
  place.style.top = `${Math.max(head, 0) + GAP}px`
  place.style.bottom = 'auto'
}

/** It stands below what is in the dialog, and would push the last line, with the buttons, out of sight. */
function keepEndInSight(dialog: Element, place: Element): void {
  const { height } = place.getBoundingClientRect()
  const hidden = dialog.scrollHeight - dialog.clientHeight - dialog.scrollTop
  if (hidden <= height + GAP) dialog.scrollTop = dialog.scrollHeight
}
