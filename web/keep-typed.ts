import { pathTo } from './boot/path-to.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What somebody typed, chose and focused on a page that is drawn anew, or whose forms fill in answers of their own when React
 * takes them over. Gives what puts it back, with what is typed until then.
 */
export function keepTyped(app: Element): () => void {
  const focused = app.contains(document.activeElement) && document.activeElement
  const focus = focused && pathTo(focused)
  const read = () =>
    [...app.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
      .filter(isTyped)
      .map((field) => ({ path: pathTo(field), value: field.value, isChosen: isChosen(field) }))
  let kept = read()
  const readAgain = () => (kept = read())
  app.addEventListener('input', readAgain, true)
  return () => {
    app.removeEventListener('input', readAgain, true)
    for (const { path, value, isChosen: wasChosen } of kept) {
      const field = app.querySelector<Field>(path)
      if (!field) continue
      if (isTick(field)) {
        // Of radio buttons the chosen one is pressed, which lets the others go.
        if (field.checked !== wasChosen && (wasChosen || field.type !== 'radio')) field.click()
      } else if (field.value !== value) {
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    }
    if (focus && document.activeElement === document.body)
      app.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox'

const isChosen = (field: Field) => isTick(field) && field.checked

/** It says something else than the page that came. */
function isTyped(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(drawn, 0)
}
