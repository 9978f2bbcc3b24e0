import type { AttemptOutcome, CheckOutcome } from '../../../../shared/checks/kinds.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { CameOfAsking } from '../../../../shared/reports/reports.ts'

/** What came of a call that a report was waiting for. */
export function sayAsked({ at, outcome, said, refusal }: CameOfAsking, isOfFact: boolean): string {
  const when = dayAndTime(at)
  if (outcome === null)
    return `The check that was planned ended, ${when}. What was decided stands in the history of the listing.`
  if (outcome !== 'answered')
    return `${tries[outcome]}, ${when}. Another call to the provider is planned.`
  const what = refusal ? refusals[refusal] : said ? (isOfFact ? ofFact : ofListing)[said] : nothing
  return `The provider was asked, ${when}. ${what}`
}

const nothing = 'Nothing was said of this.'

const ofFact: Record<CheckOutcome, string> = {
  right: 'They said that what the page says is right.',
  corrected: 'They said what is right, and the listing was changed.',
  wrong: 'They said that what the page says is wrong.',
  unknown: 'They did not know.',
  refused: 'They did not want to say.',
  withdrawn: nothing,
}

const ofListing: Record<CheckOutcome, string> = {
  ...ofFact,
  right: 'They answered: the place is there.',
  unknown: nothing,
}

const refusals: Record<NonNullable<CameOfAsking['refusal']>, string> = {
  closed: 'They said that it has closed.',
  'not-listed': 'They asked not to be listed.',
  'not-shown': 'They do not want what they said to be shown.',
  'not-asked': 'They do not want to be asked.',
}

const tries: Record<Exclude<AttemptOutcome, 'answered'>, string> = {
  'no-answer': 'Nobody answered',
  busy: 'The line was busy',
  'switched-off': 'The phone was switched off',
  'wrong-number': 'It was a wrong number',
  'message-left': 'A message was left',
  bounced: 'The message came back',
}
