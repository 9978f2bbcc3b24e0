/** A name on the ground, where it would stand in pixels. Lower ranks come first. */
export interface GroundLabel {
  x: number
  y: number
  /** In pixels, as wide as its longest line. */
  width: number
  height: number
  rank: number
}

/** Those labels that stand clear of each other, the important ones first: names never lie over names. */
export function clearLabels<Label extends GroundLabel>(labels: Label[]): Label[] {
  const kept: Label[] = []
  for (const label of labels.toSorted((one, other) => one.rank - other.rank))
    if (!kept.some((other) => overlap(label, other))) kept.push(label)
  return kept
}

const overlap = (one: GroundLabel, other: GroundLabel) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2
