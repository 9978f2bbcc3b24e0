import { openDialog } from '../ui/dialog/open-dialog.ts'

/** What every dialog does by itself in browsers that know `command` and `closedby`. For others, before React and after. */
document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element && target.closest('[command=show-modal]')
  if (opener && !('command' in opener)) openDialog(opener.getAttribute('commandfor') ?? '')
})
document.addEventListener('pointerdown', (event) => {
  const { target: box } = event
  // What lies behind a modal dialog is pressed through the dialog itself.
  if ('closedBy' in HTMLDialogElement.prototype || !(box instanceof HTMLDialogElement)) return
  const isClosing = box.getAttribute('closedby') === 'any'
  if (isClosing && isOutside(box.getBoundingClientRect(), event)) box.close()
})

const isOutside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom
