let isMarking = false

/**
 * Marks the page while it is used by mouse or finger: what a script leads to then needs no ring (base.css), though the
 * browser draws one where the focus was on what has gone. The next key brings it back, on every screen from now on.
 */
export function markPointer(): void {
  if (isMarking) return
  isMarking = true
  const { dataset } = document.documentElement
  const onPointer = () => {
    dataset.pointer = ''
  }
  const onKey = () => {
    delete dataset.pointer
  }
  // Nor where nothing was pressed yet: the page has just been opened.
  if (!navigator.userActivation.hasBeenActive) onPointer()
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('keydown', onKey, true)
}
