/** Something on the ground, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Those names that stand clear of each other and of what is drawn already; earlier ones have the right of way. */
export function clearLabels<Label extends Box>(labels: Label[], taken: Box[]): Label[] {
  const kept: Label[] = []
  for (const label of labels)
    if (![...taken, ...kept].some((other) => overlap(label, other))) kept.push(label)
  return kept
}

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
