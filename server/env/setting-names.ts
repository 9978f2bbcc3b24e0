import { editDistance } from '../places/edit-distance.ts'

/** So short a name is like many of other programs. */
const SHORTEST = 8
const SLIPS = 2

/** A sentence for each variable that is no setting and is written almost like one: `GRIEVENCE_OFFICER`. */
export function misspeltSettings(
  source: Record<string, string | undefined>,
  known: string[],
): string[] {
  return Object.keys(source)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one.length >= SHORTEST && isLike(one, name))
      return meant ? [`${name} is no setting of this site. Did you mean ${meant}?`] : []
    })
}

const isLike = (one: string, other: string) =>
  editDistance(one, other.toUpperCase().replaceAll('-', '_'), SLIPS) <= SLIPS
