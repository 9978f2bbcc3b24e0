import { shortDate } from '../../../../shared/formats/dates.ts'
import { indianDay } from '../../../../shared/indian-days.ts'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { dayOf, isExpired } from '../../../../shared/listings/fact-ages.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { FactFold } from './fact-fold.tsx'
import {
  Choices,
  Line,
  OneOf,
  SourcedLine,
  SourcedLines,
  type PartProps,
} from './listing-fields.tsx'
import { words } from './words.ts'

/** What families ask before a first visit, each with its source and check. */
export const VisitFields = (part: PartProps) => (
  <>
    <div className="sourced">
      <OneOf {...part} name="takesNewPeople" hint={ageOf(part.listing)} />
      <FactFold {...part} field="takesNewPeople" />
    </div>
    <div className="sourced">
      <OneOf {...part} name="feesBand" />
      <Line {...part} name="fees" maxLength={LIMITS.shortFact} />
      <FactFold {...part} field="fees" />
    </div>
    <div className="sourced">
      <Choices {...part} name="modes" />
      <FactFold {...part} field="modes" />
    </div>
    <SourcedLine {...part} name="hours" maxLength={LIMITS.shortFact} />
    <div className="sourced">
      <OneOf {...part} name="diagnosisNeeded" />
      <FactFold {...part} field="diagnosisNeeded" />
    </div>
    <SourcedLines {...part} name="whatToBring" />
    <SourcedLines {...part} name="nextStep" />
  </>
)

/** How old the answer is: visitors do not see one that is over. */
function ageOf(listing: AdminListing | undefined): string {
  const fact = listing?.facts.find(({ field }) => field === 'takesNewPeople')
  const day = fact && dayOf(fact)
  if (!listing?.takesNewPeople || !day) return words.hints['takesNewPeople'] ?? ''
  const isOver = isExpired('takesNewPeople', fact, indianDay(new Date()))
  return (isOver ? words.saidTooLongAgo : words.saidOn)(shortDate(day) ?? day)
}
