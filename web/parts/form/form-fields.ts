import type { Fields } from '../drafts/drafts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What nobody typed, or what must not be kept. */
const NOT_KEPT = new Set(['hidden', 'password', 'file', 'submit', 'button'])

/** What is in a form now. */
export const readFields = (form: HTMLFormElement): Fields => readBy(form, valueOf)

/** What was there before anybody typed, also before the script was there. */
export const readDrawn = (form: HTMLFormElement): Fields =>
  readBy(form, (control) => (isText(control) ? control.defaultValue : valueOf(control)))

const readBy = (form: HTMLFormElement, read: typeof valueOf): Fields =>
  Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const value = read(control)
      return value === undefined ? [] : [[keyOf(control), value]]
    }),
  )

/** The fields that say something else than before. */
export const changedFields = (before: Fields, now: Fields): Fields =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value))

/**
 * Fills in what was kept, as if it were typed, so that whatever follows from an answer follows. Questions that come with an
 * answer are drawn first; what somebody has typed in the meantime stays.
 */
export function fillIn(form: HTMLFormElement, kept: Fields): void {
  const left = { ...kept }
  const found = controlsOf(form).filter((control) => keyOf(control) in left)
  if (found.length === 0) return
  for (const control of found) {
    const key = keyOf(control)
    const value = left[key]
    if (isRadio(control) && control.value !== value) continue
    delete left[key]
    if (value !== undefined && valueOf(control) !== value && !isTyped(control))
      typeInto(control, value)
  }
  requestAnimationFrame(() => fillIn(form, left))
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !NOT_KEPT.has(element.type) &&
      !(element instanceof HTMLInputElement && element.closest('[aria-hidden=true]')),
  )
}

const isRadio = (control: Control) => control.type === 'radio'
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const keyOf = (control: Control) =>
  isBox(control) ? `${control.name}=${control.value}` : control.name

/** Among radio buttons, the chosen one counts. */
function valueOf(control: Control): string | undefined {
  if (isBox(control)) return control.checked ? 'on' : 'off'
  if (control instanceof HTMLInputElement && isRadio(control) && !control.checked) return undefined
  return control.value
}

const isText = (control: Control): control is HTMLInputElement | HTMLTextAreaElement =>
  !(control instanceof HTMLSelectElement) && !isBox(control) && !isRadio(control)

/** Somebody was faster. */
const isTyped = (control: Control) => isText(control) && control.value !== control.defaultValue

/** As if somebody did it by hand. */
export function typeInto(control: Control, value: string): void {
  if (isBox(control) || isRadio(control)) return control.click()
  // React takes a value that is set on the element itself for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
