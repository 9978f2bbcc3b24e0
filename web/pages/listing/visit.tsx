import { shortDate } from '../../../shared/formats/dates.ts'
import { DECIDING_FIELDS, type DecidingField } from '../../../shared/listings/deciding-facts.ts'
import { dayOf } from '../../../shared/listings/fact-ages.ts'
import type { Fact, ListingDetail } from '../../../shared/listings/listings.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { decidingFields } from '../../parts/listing/deciding-field-words.ts'
import { sentenceCase } from '../../parts/sentence-case.ts'
import { FactGroup } from './fact-group.tsx'
import { groupFacts } from './fact-groups.ts'
import type { KnownFact } from './known-facts.tsx'
import { words } from './visit-words.ts'

/** What to know before a first visit, by who is behind it. Most listings go without. */
export function Visit({ listing }: { listing: ListingDetail }) {
  return (
    <section className="stack" aria-labelledby="visit">
      <h2 id="visit">{words.title}</h2>
      {groupFacts(decidingFacts(listing), listing.website).map((group) => (
        <FactGroup key={group.facts[0]?.label} {...group} />
      ))}
    </section>
  )
}

/** The facts that decide, in the order a family asks for them. */
function decidingFacts(listing: ListingDetail): KnownFact[] {
  return DECIDING_FIELDS.flatMap((name) => {
    const said = [listing[name] ?? []].flat()
    const fact = listing.facts.find(({ field }) => field === factOf(name))
    if (said.length === 0) return []
    const value = sentenceCase(said.map((option) => sayOption(name, option)).join(', '))
    return [
      {
        label: decidingFields[name],
        value: <Said {...{ value, name, fact }} />,
        fact,
      },
    ]
  })
}

/** What soon is no longer true stands with its day, whoever is behind it. */
function Said({ value, name, fact }: { value: string; name: string; fact: Fact | undefined }) {
  const day = name === 'takesNewPeople' && fact && dayOf(fact)
  return (
    <>
      <span className="as-typed">{value}</span>
      {day && <span className="soft block">{words.saidOn(shortDate(day) ?? day)}</span>}
    </>
  )
}

/** Both say what it costs. */
const factOf = (name: DecidingField) => (name === 'feesBand' ? 'fees' : name)
