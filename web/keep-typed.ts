import { pathTo } from './boot/path-to.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed, chosen and focused on a page that is drawn anew. Gives what puts it back. */
export function keepTyped(app: Element): () => void {
  const focused = app.contains(document.activeElement) && document.activeElement
  const focus = focused && pathTo(focused)
  const kept = [...app.querySelectorAll<Field>('input, textarea, select')].map((field) => ({
    path: pathTo(field),
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
  }))
  return () => {
    for (const { path, value, isChecked } of kept) {
      const field = app.querySelector<Field>(path)
      if (!field) continue
      if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click()
      else if (field.value !== value) {
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    }
    if (focus) app.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }
}
