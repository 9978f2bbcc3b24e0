import type { ListingStatus } from '../../../shared/checks/kinds.ts'
import type { RefusalInput, TryInput } from '../../../shared/checks/tasks.ts'

export const checkWords = {
  saved: { title: 'Saved.', text: 'Here is the next one.' },
  tried: (name: string, outcome: TryInput['outcome']) => ({
    title: `${tries[outcome]}: ${name}`,
    text: again,
  }),
  refused: (name: string, says: RefusalInput['says']) => ({
    title: `${refusals[says]}: ${name}`,
    text: says === 'closed' || says === 'not-listed' ? 'A moderator decides it.' : again,
  }),
  decided: (name: string, status: ListingStatus) => ({
    title: `${statuses[status]}: ${name}`,
    text:
      status === 'closed' || status === 'do-not-list' ? 'The directory shows it no longer.' : again,
  }),
  seen: { title: 'Recorded.', text: 'The listing says what you saw.' },
  notSaved: { title: 'Error', text: 'This was not saved. Nothing you wrote is lost.' },
  failed: { title: 'Error', text: 'The next listing could not be fetched.' },
}

const again = 'It comes again when it is time.'

const tries: Record<TryInput['outcome'], string> = {
  'no-answer': 'Nobody answered',
  busy: 'The line was busy',
  'switched-off': 'The phone was switched off',
  'wrong-number': 'Recorded as a wrong number',
  'message-left': 'A message was left',
}

const refusals: Record<RefusalInput['says'], string> = {
  'not-shown': 'Recorded that nothing new is shown',
  'not-asked': 'Recorded that they do not want to be asked',
  'not-listed': 'Recorded that they do not want to be listed',
  closed: 'Recorded as said to have closed',
}

const statuses: Record<ListingStatus, string> = {
  open: 'Recorded as open',
  'closed-for-now': 'Recorded as closed for now',
  closed: 'Recorded as closed',
  'do-not-list': 'Recorded as not to be listed',
}
