import { importAgain } from '../parts/import-again.ts'
import { readState } from './state.ts'

const over = new AbortController()

/** Ends when React has the page: what is done here until then, it does itself. */
export const untilTakenOver = over.signal

let coming: Promise<void> | undefined

/** Fetches the app and lets React take the page over, once; after a failure the next who asks tries again. */
export function takeOver(): Promise<void> {
  coming ??= fetchApp().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

async function fetchApp() {
  const [{ takeOver }, state] = await Promise.all([
    importAgain(() => import('../entry-client.tsx')),
    readState(),
  ])
  await takeOver(state)
  over.abort()
  tellWhatHappened()
}

/** React learns of the field that has the focus, and of what was typed there. */
function tellWhatHappened() {
  const { activeElement: field } = document
  if (!field?.closest('#app')) return
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** React marks each element it has taken over. */
export const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))
