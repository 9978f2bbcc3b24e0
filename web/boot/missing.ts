import { loadAgain, wasLoadedAgain } from '../parts/load-again.ts'
import { words } from './words.ts'

/** A press could not be done because the app did not come. */
export async function onMissing(): Promise<void> {
  if (!(await loadAgain())) say(words.notDone)
}

export function sayWhyLoadedAgain(): void {
  if (wasLoadedAgain()) say(words.loadedAgain)
}

/** Until the next press. Outside of what React will have. */
function say(text: string) {
  const line = document.createElement('p')
  line.className = 'note note-warn'
  line.role = 'status'
  Object.assign(line.style, { position: 'fixed', inset: 'auto 1rem 1rem', zIndex: 9 })
  document.body.append(line)
  // What is put into a status that is there already is read out.
  setTimeout(() => {
    line.textContent = text
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, () => line.remove(), { once: true, capture: true })
  }, 100)
}
