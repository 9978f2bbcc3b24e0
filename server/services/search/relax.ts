/** What is tried when all words together find nothing. */
import type { Database } from '../../db/open.ts'
import type { Group } from '../../search/groups.ts'
import { countEach } from './counts.ts'
import type { Match } from './candidates.ts'
import { matchListings, type Matched } from './match.ts'

export interface Relaxed {
  found: Matched
  used: Match
  /** Words left out, as typed. */
  leftOut: string[]
}

/**
 * Leaves out the words that no entry has, then plain words: first those that are in no name, and the commonest first.
 * What has a meaning is the need, and none of it goes before the last plain word; the rarest never does.
 */
export async function relax(db: Database, match: Match): Promise<Relaxed> {
  if (match.required.length < 2 && match.preferred.length === 0)
    return { found: NOTHING, used: match, leftOut: [] }
  const counts = await countEach(db, match)
  const known = match.required.filter((group) => counts.get(group)?.said)
  const leftOut = match.required
    .filter((group) => !counts.get(group)?.said)
    .map(({ typed }) => typed)
  const looseness = (group: Group) => (group.concept ? 0 : counts.get(group)?.isNamed ? 1 : 2)
  const rare = known.toSorted(
    (a, b) =>
      looseness(a) - looseness(b) || (counts.get(a)?.said ?? 0) - (counts.get(b)?.said ?? 0),
  )

  for (const kept of roundsOf(rare.length)) {
    const used = { ...match, required: known.filter((group) => rare.indexOf(group) < kept) }
    const isTried = kept === match.required.length
    if (isTried || used.required.some((group) => !counts.get(group)?.isHere)) continue
    const found = await matchListings(db, used)
    const without = rare.slice(kept).map(({ typed }) => typed)
    if (found.total > 0) return { found, used, leftOut: [...leftOut, ...without] }
  }
  return known.length === 0 && match.preferred.length > 0
    ? withPreferred(db, match, leftOut)
    : {
        found: NOTHING,
        used: { ...match, required: known.length > 0 ? known : match.required },
        leftOut: [],
      }
}

const MOST_ROUNDS = 4

/** How many words are kept, round by round: one fewer each time, or fewer by more where there are many. */
function roundsOf(words: number): number[] {
  const rounds = Math.min(MOST_ROUNDS, words)
  const step = (words - 1) / Math.max(1, rounds - 1)
  return Array.from({ length: rounds }, (_, round) => Math.round(words - round * step))
}

const NOTHING: Matched = { ids: [], total: 0, isInside: false }

/** Nothing known is left but what was preferred: then that is what was asked. */
async function withPreferred(db: Database, match: Match, leftOut: string[]): Promise<Relaxed> {
  const used = match.scope
    ? { ...match, required: [] }
    : { ...match, required: match.preferred, preferred: [] }
  const found = await matchListings(db, used)
  return { found, used, leftOut: found.total > 0 ? leftOut : [] }
}
