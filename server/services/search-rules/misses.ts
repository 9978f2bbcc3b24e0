/** What was understood and not found: by concept, place and day, and nothing else (docs/search.md). */
import { desc, sql } from 'drizzle-orm'
import { indianDay } from '../../../shared/indian-days.ts'
import type { AdminRange } from '../../../shared/admin/range.ts'
import { FACT_FILTER_NAMES } from '../../../shared/listings/directory.ts'
import type { SearchAnswer, SearchNote, SearchQuery } from '../../../shared/search/search.ts'
import { FEWEST_MISSED_DAYS } from '../../../shared/search/rule-kinds.ts'
import type { SearchMiss } from '../../../shared/search/search-rules.ts'
import type { Database } from '../../db/open.ts'
import { searchMisses } from '../../db/schema.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { readPosition } from '../../places/position.ts'
import type { Reading } from '../../search/read-search.ts'
import { CONCEPTS } from '../../search/vocabulary.ts'

export interface Missed {
  /** Names of the vocabulary: never what was typed. */
  concepts: string[]
  /** Undefined without a place, and for a position: where somebody is we do not keep. */
  placeId: string | undefined
}

/** What of a search nothing was found for. Filters that were chosen besides are no gap in what we know. */
export function missedOf(
  query: SearchQuery,
  { parts }: Reading,
  { total, note }: Pick<SearchAnswer, 'total' | 'note'>,
): Missed {
  const { category, ageGroup, language, services, phone, checked, near, offset } = query
  const isFiltered =
    Boolean(category ?? ageGroup ?? language ?? services ?? phone ?? checked ?? offset) ||
    FACT_FILTER_NAMES.some((name) => query[name])
  const isGuessed = note.corrections.some(({ used }) => used === note.place?.name)
  const isNotThere = total === 0 || (note.further !== null && FAR.includes(note.further))
  const missed = parts.filter(
    ({ typed, isGuess, isExcluded }) =>
      !isGuess &&
      !isExcluded &&
      (isNotThere || note.leftOut.includes(typed) || note.unsaid.includes(typed)),
  )
  const concepts = missed.flatMap(({ concept }) =>
    concept && (!concept.role || concept.role === 'condition') ? concept.name : [],
  )
  return {
    concepts: isFiltered || isGuessed ? [] : [...new Set(concepts)],
    placeId: near && readPosition(near) ? undefined : note.place?.id,
  }
}

/** Further than one goes for it every week. */
const FAR: readonly SearchNote['further'][] = ['district', 'statewide', 'state', 'india']

/** Kept behind the answer: nobody waits for it, and no search fails by it. */
export function noteMissed(db: Database, missed: Missed): void {
  recordMissed(db, missed, new Date()).catch(() => undefined)
}

/** A day counts once however often it is searched, so nobody makes much of a little. */
export async function recordMissed(db: Database, { concepts, placeId }: Missed, now: Date) {
  const known = concepts.filter((name) => NAMES.has(name))
  if (known.length === 0) return
  const day = indianDay(now)
  await db
    .insert(searchMisses)
    .values(known.map((concept) => ({ concept, placeId: placeId ?? '', day })))
    .onConflictDoNothing()
}

const NAMES: ReadonlySet<string> = new Set(CONCEPTS.map(({ name }) => name))

/** From five different days on, those of the most days first. */
export async function findMisses(
  db: Database,
  { limit, offset }: AdminRange,
): Promise<{ misses: SearchMiss[]; total: number }> {
  const days = sql<number>`count(*)::int`
  const rows = await db
    .select({
      concept: searchMisses.concept,
      placeId: searchMisses.placeId,
      days,
      lastDay: sql<string>`max(${searchMisses.day})::text`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(searchMisses)
    .groupBy(searchMisses.concept, searchMisses.placeId)
    .having(sql`count(*) >= ${FEWEST_MISSED_DAYS}`)
    .orderBy(desc(days), searchMisses.concept, searchMisses.placeId)
    .limit(limit)
    .offset(offset)
  return {
    total: rows[0]?.total ?? 0,
    misses: rows.map(({ concept, placeId, days, lastDay }) => {
      const place = placeId ? findPlace(placeId) : undefined
      return {
        concept,
        place: place ? { id: place.id, label: place.label } : null,
        days,
        lastDay,
      }
    }),
  }
}
