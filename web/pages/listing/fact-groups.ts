import type { Fact } from '../../../shared/listings/listings.ts'
import { websiteHost } from '../../parts/listing/website-host.ts'
import type { KnownFact } from './known-facts.tsx'

/** Who is behind a fact: a person who checked it (ruling 2), the organisation's own page, or another page. */
export type Standing = 'checked' | 'itself' | 'other'

export interface FactGroup {
  standing: Standing
  /** When and how it was checked; left out of the others. */
  check?: { on: string; method: NonNullable<Fact['method']> }
  facts: KnownFact[]
}

const ORDER: Standing[] = ['checked', 'itself', 'other']

/** The facts by who is behind them, so that each group says it once. */
export function groupFacts(facts: KnownFact[], website: string | null): FactGroup[] {
  const groups = new Map<string, FactGroup>()
  for (const known of facts) {
    const { fact } = known
    const check =
      fact?.checkedOn && fact.method ? { on: fact.checkedOn, method: fact.method } : undefined
    const standing = check ? 'checked' : isOwnPage(fact, website) ? 'itself' : 'other'
    const key = JSON.stringify([standing, check])
    const group = groups.get(key) ?? { standing, check, facts: [] }
    group.facts.push(known)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(
    (a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing),
  )
}

const isOwnPage = (fact: Fact | undefined, website: string | null) =>
  Boolean(website && fact?.sourceUrl && websiteHost(website) === websiteHost(fact.sourceUrl))
