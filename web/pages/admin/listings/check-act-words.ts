import type { AttemptOutcome, Channel, CheckOutcome } from '../../../../shared/checks/kinds.ts'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import type { CheckAct } from '../../../../shared/listings/admin.ts'
import type { CheckMethod } from '../../../../shared/listings/fields.ts'
import { fieldName } from './field-words.ts'

/** Calls and other checks in the history of a listing. */
export const checkActWords = {
  title: 'Calls and other checks',
  none: 'Nobody has recorded a call or another check yet.',
  /** "recorded a call: number right, hours right" */
  did: ({ channel, outcome, method, said, refusal }: CheckAct) => {
    const how = channel ? channels[channel] : method ? methods[method] : 'a check'
    if (outcome && outcome !== 'answered') return `recorded ${how}: ${tries[outcome]}`
    if (refusal) return `recorded ${how}: ${refusals[refusal]}`
    const what = said.map((one) =>
      one.field === 'open'
        ? `it is there: ${outcomes[one.outcome]}`
        : `${inSentence(fieldName(one.field))} ${outcomes[one.outcome]}`,
    )
    return what.length > 0 ? `recorded ${how}: ${what.join(', ')}` : `recorded ${how}`
  },
  /** Whose act it is, where no account of ours is named. */
  nobody: ({ channel, method }: CheckAct) =>
    method === 'provider-link'
      ? 'Its provider'
      : channel === 'mail'
        ? 'This site'
        : 'Somebody whose account was deleted',
}

const channels: Record<Channel, string> = {
  call: 'a call',
  whatsapp: 'a WhatsApp message',
  mail: 'an email',
  visit: 'a visit',
  post: 'a letter',
}

const methods: Record<CheckMethod, string> = {
  phone: 'a call',
  visit: 'a visit',
  document: 'a document',
  website: 'a look at its website',
  'own-word': 'its own word',
  whatsapp: 'a WhatsApp message',
  'provider-link': 'an answer by its link',
  register: 'a look in a register',
  import: 'what a file says',
}

const outcomes: Record<CheckOutcome, string> = {
  right: 'right',
  corrected: 'changed',
  wrong: 'wrong',
  unknown: 'not known',
  refused: 'not said',
  withdrawn: 'undone',
}

const tries: Record<Exclude<AttemptOutcome, 'answered'>, string> = {
  'no-answer': 'nobody answered',
  busy: 'the line was busy',
  'switched-off': 'the phone was switched off',
  'wrong-number': 'a wrong number',
  'message-left': 'a message was left',
  bounced: 'the message came back',
}

const refusals: Record<NonNullable<CheckAct['refusal']>, string> = {
  closed: 'it was said to have closed',
  'not-listed': 'they asked not to be listed',
  'not-shown': 'they do not want what they said to be shown',
  'not-asked': 'they do not want to be asked',
}
