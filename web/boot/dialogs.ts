import { closeFromOutside } from '../ui/dialog/close-from-outside.ts'

/** Quick help closes on a press beside it until React sees to that; dialogs are helped where the browser needs it. */
export function helpDialogs(signal: AbortSignal) {
  for (const box of document.querySelectorAll<HTMLDetailsElement>('.quick'))
    signal.addEventListener('abort', closeFromOutside(box))
  const isNew =
    'command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype
  if (!isNew) import('./older-browsers.ts').catch(reportError)
}
