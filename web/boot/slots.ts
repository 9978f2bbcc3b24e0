/** Counts the slots that the server drew, until React does (ruling 29). */
export function countSlots(signal: AbortSignal) {
  if (signal.aborted || !document.querySelector('[data-slot]')) return
  void import('../parts/advertising/watch-slot.ts').then(
    ({ watchSlot }) => watchSlot(document.body, signal),
    () => undefined,
  )
}
