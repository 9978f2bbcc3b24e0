import type { FactInput } from '../../../shared/listings/admin.ts'
import type { ListingState, ListingValues, StoredFact } from '../../../shared/listings/changes.ts'
import { dayOf, expires } from '../../../shared/listings/fact-ages.ts'
import { FACT_FIELDS, fieldsOf, type FactField } from '../../../shared/listings/fields.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { invalid } from '../../errors.ts'
import { say } from '../../sentences.ts'

const NOBODY: StoredFact = {
  sourceUrl: null,
  sourceTitle: null,
  sourceDate: null,
  readOn: null,
  quote: null,
  checkedOn: null,
  checkedBy: null,
  method: null,
}

/**
 * What somebody told us, as a source: its day is also the day we read it. Their words tell it from what they said on the
 * same day before, which would not vouch for another value.
 */
export function told(sourceTitle: string, words: unknown[], at: Date) {
  const day = indianDay(at)
  const quote = words.flat().filter(Boolean).join(', ').slice(0, LIMITS.quote)
  return { sourceTitle, sourceDate: day, readOn: day, quote }
}

/** The same of a fact, as the listing says it from now on. */
export const toldOf = (sourceTitle: string, fact: FactField, after: ListingValues, at: Date) =>
  told(
    sourceTitle,
    fieldsOf(fact).map((name) => after[name]),
    at,
  )

interface Change {
  before: ListingValues | null
  after: ListingValues
  facts: ReadonlyMap<FactField, StoredFact>
  /** What the admin says of each fact; a fact that is left out stays as it is. */
  given: Partial<Record<FactField, FactInput>>
  /** Facts that are checked in the same transaction: that is their day. */
  checked?: readonly FactField[]
  /** Null: its provider, by a link. */
  adminId: number | null
}

/**
 * The facts that differ afterwards. A source or a check that stays as it was does not vouch for another value: it goes
 * with the value it was about (ruling 2). What says nothing needs no source. Throws invalid where what expires has no day.
 */
export function factsAfter({
  before,
  after,
  facts,
  given,
  checked = [],
  adminId,
}: Change): ListingState['facts'] {
  const changed: ListingState['facts'] = {}
  for (const field of FACT_FIELDS) {
    const old = facts.get(field) ?? null
    const said = toFact(given[field], old, adminId)
    const isOther = !before || fieldsOf(field).some((name) => !isSame(before[name], after[name]))
    const kept = isOther && said && old ? withoutOld(said, old) : said
    const fact = kept && says(kept) && isSaid(after, field) ? kept : null
    const needsDay = isOther && expires(field) && isSaid(after, field) && !checked.includes(field)
    if (needsDay && !(fact && dayOf(fact)))
      throw invalid(say.invalidRequest, { [field]: say.adminListing.needsDay })
    if (!isSame(fact, old)) changed[field] = fact
  }
  return changed
}

function toFact(
  given: FactInput | undefined,
  old: StoredFact | null,
  adminId: number | null,
): StoredFact | null {
  if (!given) return old
  const fact = { ...NOBODY, ...given }
  if (!fact.checkedOn) return fact
  return { ...fact, checkedBy: old && hasSameCheck(fact, old) ? old.checkedBy : adminId }
}

const SOURCE = ['sourceUrl', 'sourceTitle', 'sourceDate', 'readOn', 'quote'] as const
const CHECK = ['checkedOn', 'method'] as const

const hasSameCheck = (one: StoredFact, other: StoredFact) =>
  CHECK.every((name) => one[name] === other[name])
const hasSameSource = (one: StoredFact, other: StoredFact) =>
  SOURCE.every((name) => one[name] === other[name])

function withoutOld(fact: StoredFact, old: StoredFact): StoredFact {
  const { checkedOn, checkedBy, method } = hasSameCheck(fact, old) ? NOBODY : fact
  const source = hasSameSource(fact, old) ? NOBODY : fact
  return { ...source, checkedOn, checkedBy, method }
}

const says = (fact: StoredFact) => [...SOURCE, ...CHECK].some((name) => fact[name] !== null)

/** Whether the listing says anything of it. */
export const isSaid = (values: ListingValues, fact: FactField) =>
  fieldsOf(fact).some((name) => {
    const value = values[name]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })

/** Values as they are stored: text, truth, lists and facts, whatever the order of their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other
  const [ones, others] = [Object.entries(one), Object.entries(other)]
  const theirs = new Map<string, unknown>(others)
  return (
    ones.length === others.length && ones.every(([name, part]) => isSame(part, theirs.get(name)))
  )
}
