/** Closes a fold that lies over the page: on Escape, which gives the focus back, on a press elsewhere, and when the focus leaves it. */
export function closeFromOutside(box: HTMLDetailsElement): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.open) return
    if (box.contains(document.activeElement)) box.querySelector('summary')?.focus()
    box.open = false
  }
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target)) box.open = false
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('pointerdown', onElsewhere)
  document.addEventListener('focusin', onElsewhere)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('pointerdown', onElsewhere)
    document.removeEventListener('focusin', onElsewhere)
  }
}
