/**
 * The first script, and for most readers the only one: links, forms, folds and dialogs work from the server's HTML, and what
 * is small is done here. The app comes when somebody is about to use what needs it (decision 30).
 */
import { copyAndPrint } from './boot/copy-and-print.ts'
import { helpDialogs } from './boot/dialogs.ts'
import { holdPresses } from './boot/held-presses.ts'
import { followHistory } from './boot/history.ts'
import { watchForIntent } from './boot/intent.ts'
import { sayWhyLoadedAgain } from './boot/missing.ts'
import { isNeededNow } from './boot/needed-now.ts'
import { previewChoices } from './boot/preview.ts'
import { countSlots } from './boot/slots.ts'
import { takeOver, untilTakenOver } from './boot/take-over.ts'

/** Two frames on, the page is on the screen; then when nothing else is to be done. */
function whenPainted(act: () => void) {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 200)
  }
  const afterLoad = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}

function startWhereNeeded() {
  if (isNeededNow()) takeOver().catch(reportError)
}

// Shows what needs a script.
document.documentElement.dataset.script = ''
watchForIntent(untilTakenOver)
holdPresses()
copyAndPrint()
previewChoices()
sayWhyLoadedAgain()
helpDialogs(untilTakenOver)
followHistory(untilTakenOver)
whenPainted(startWhereNeeded)
whenPainted(() => countSlots(untilTakenOver))
// Back from the browser's memory: somebody may have signed in meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && startWhereNeeded(), {
  signal: untilTakenOver,
})
