/** Something on the ground, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * For each name the first of its positions that is whole in the view and clear of the others and of what is drawn already;
 * a name without one is left out. Earlier names have the right of way.
 */
export function clearLabels<Label extends Box>(names: Label[][], taken: Box[], view: Box): Label[] {
  const kept: Label[] = []
  for (const positions of names) {
    const clear = positions.find(
      (position) =>
        isWithin(view, position) && ![...taken, ...kept].some((other) => overlap(position, other)),
    )
    if (clear) kept.push(clear)
  }
  return kept
}

const isWithin = (view: Box, { left, top, width, height }: Box) =>
  left >= view.left &&
  top >= view.top &&
  left + width <= view.left + view.width &&
  top + height <= view.top + view.height

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
