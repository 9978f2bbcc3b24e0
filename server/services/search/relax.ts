/** What is tried when all words together find nothing in the place. */
import type { Database } from '../../db/open.ts'
import type { Group } from '../../search/groups.ts'
import type { Match } from './candidates.ts'
import { countEach, type Counts } from './counts.ts'
import { matchListings, type Matched } from './match.ts'
import { readListings } from '../listings/rows.ts'
import { furtherFrom } from '../places/scope.ts'
import { mentions } from './remarks.ts'

export interface Found {
  found: Matched
  used: Match
  /** What was let go. */
  leftOut: Group[]
}

/**
 * The same place with fewer words comes before the same words further away. What tells least goes first: guesses, words
 * that no entry has, then plain words, the commonest first. What has a meaning is the need, and the last of it stays while
 * its district or state has it. Only a condition that nobody in the place says is let go whole.
 */
export async function relax(
  db: Database,
  match: Match,
  counts: Counts['each'],
  isInDanger: boolean,
): Promise<Found> {
  return (
    (await withWords(db, match, counts, match.required.length - 1)) ??
    (await matchFurther(db, match)) ??
    (await withConditions(db, match, counts, isInDanger)) ??
    // Below words of danger nobody looks for what a list leaves out: who says nothing of it is not listed.
    (isInDanger ? undefined : await withPlaceAlone(db, match, counts)) ?? {
      found: NOTHING,
      used: match,
      leftOut: [],
    }
  )
}

/** In the district, then the state, of the place: with all words, or fewer. */
export async function matchFurther(db: Database, match: Match): Promise<Found | undefined> {
  const scope = match.scope && furtherFrom(match.scope)
  if (!scope) return undefined
  const further = { ...match, scope }
  const { each } = await countEach(db, further)
  return withWords(db, further, each, match.required.length)
}

/**
 * Nobody in the place says it, and some in its state do: these, rather than others of their kind. A children's centre in
 * Margao is no psychiatrist, and there is one 24 km away.
 */
export async function matchSpecialty(
  db: Database,
  match: Match,
  unsaid: Group[],
): Promise<Found | undefined> {
  const isMissing = (group: Group) => unsaid.includes(group) && group.concept?.isSpecialty
  const scope = match.scope && furtherFrom(match.scope)
  if (!scope || !match.required.some(isMissing)) return undefined
  const required = match.required.map((group) =>
    isMissing(group) ? { ...group, category: undefined, kin: [] } : group,
  )
  const used = { ...match, required, scope }
  const found = await matchListings(db, used)
  // By its stem "neurological" is a neurologist.
  const rows = await readListings(db, found.ids)
  const isSaid = rows.some((listing) => required.every((group) => mentions(listing, group)))
  return isSaid ? { found, used, leftOut: [] } : undefined
}

export const NOTHING: Matched = { ids: [], total: 0, isInside: false, step: undefined, unsaid: [] }

const isCondition = ({ concept }: Group) => concept?.role === 'condition'

const isNeeded = ({ concept }: Group) => concept !== undefined && concept.role === undefined

const MOST_ROUNDS = 4

/** As many of the words as are found together, `most` to begin with. */
async function withWords(
  db: Database,
  match: Match,
  counts: Counts['each'],
  most: number,
): Promise<Found | undefined> {
  const saidBy = (group: Group) => counts.get(group)?.said ?? 0
  // Of two conditions the one that somebody here says is answered.
  const isElsewhere = (group: Group) => isCondition(group) && !counts.get(group)?.isHere
  const hasOneHere = match.required.some((group) => isCondition(group) && !isElsewhere(group))
  const known = match.required.filter(
    (group) => saidBy(group) > 0 && !(hasOneHere && isElsewhere(group)),
  )
  // The first is the one to keep longest.
  const telling = known.toSorted((a, b) => looseness(a) - looseness(b) || saidBy(a) - saidBy(b))
  for (const kept of roundsOf(telling.length)) {
    const required = known.filter((group) => telling.indexOf(group) < kept)
    if (kept > most || required.some((group) => !counts.get(group)?.isHere)) continue
    const used = { ...match, required }
    const found = await matchListings(db, used)
    if (found.total > 0)
      return { found, used, leftOut: match.required.filter((group) => !required.includes(group)) }
  }
  return undefined
}

/** A guess before what is known, and of either what has no meaning first: with slips in both, the need stays and the place goes. */
const looseness = ({ isGuess, concept }: Group) => (isGuess ? 2 : 0) + (concept ? 0 : 1)

/** How many words are kept, round by round: one fewer each time, or fewer by more where there are many. */
function roundsOf(words: number): number[] {
  const rounds = Math.min(MOST_ROUNDS, words)
  const step = (words - 1) / Math.max(1, rounds - 1)
  return Array.from({ length: rounds }, (_, round) => Math.round(words - round * step))
}

/** Nobody anywhere has the other words: a condition besides them is what was asked for. */
async function withConditions(
  db: Database,
  match: Match,
  counts: Counts['each'],
  isInDanger: boolean,
): Promise<Found | undefined> {
  const required = match.preferred.filter((group) => isCondition(group) && !group.isWithin)
  const isUnknown = (group: Group) => !group.concept && !counts.get(group)?.said
  if (required.length === 0 || !match.required.every(isUnknown)) return undefined
  const preferred = match.preferred.filter((group) => !required.includes(group))
  const used = { ...match, required, preferred }
  const found = await matchListings(db, used)
  if (found.total > 0) return { found, used, leftOut: match.required }
  const relaxed = await relax(db, used, (await countEach(db, used)).each, isInDanger)
  return relaxed.found.total > 0
    ? { ...relaxed, leftOut: [...match.required, ...relaxed.leftOut] }
    : undefined
}

/** Conditions that nobody in the place says, or words that nobody says anywhere: what is there comes first by the rest. */
async function withPlaceAlone(
  db: Database,
  match: Match,
  counts: Counts['each'],
): Promise<Found | undefined> {
  const isKnown = (group: Group) => (counts.get(group)?.said ?? 0) > 0
  if (match.required.some((group) => isNeeded(group) || (isKnown(group) && !group.concept)))
    return undefined
  const conditions = match.required.filter(({ concept }) => concept?.role)
  const leftOut = match.required.filter((group) => !conditions.includes(group))
  const preferred = [...conditions, ...match.preferred]
  // "My grumpy son": whom it is for is no answer to what is asked.
  const [first] = preferred
  if (!first || (!match.scope && first.concept?.role === 'people')) return undefined
  const used = match.scope
    ? {
        ...match,
        required: [],
        preferred,
        askAt: conditions.flatMap(({ concept }) => concept?.askAt ?? []),
      }
    : { ...match, required: preferred.slice(0, 1), preferred: preferred.slice(1) }
  const found = await matchListings(db, used)
  return found.total > 0 ? { found, used, leftOut } : undefined
}
