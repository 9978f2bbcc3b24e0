import type { GoneStatus } from '../../../../shared/checks/kinds.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import type { Gone } from '../../../../shared/listings/admin.ts'
import type { CheckMethod } from '../../../../shared/listings/fields.ts'

/** Why a listing is no longer shown, and what is asked before it is again. */
export const goneWords = {
  status: {
    closed: 'Closed',
    'do-not-list': 'Asked not to be listed',
  } satisfies Record<GoneStatus, string>,
  /** "said in a call on 3 May 2026" */
  how: ({ method, on }: Gone) => {
    const how = method ? `said ${ways[method]}` : 'decided by a moderator'
    return on ? `${how} on ${shortDate(on)}` : how
  },
  why: (gone: Gone) => `${goneWords.status[gone.status]}, ${goneWords.how(gone)}`,
  note: (gone: Gone) => `Nobody finds this listing. ${goneWords.why(gone)}.`,
  find: 'Find it in the list, to approve it again',
  approve: 'Approve…',
  title: 'List it again?',
  text: (name: string, gone: Gone) =>
    `${name}. ${goneWords.why(gone)}. Approve it only if you know that this is no longer so: everybody can find it then.`,
  yes: 'Approve it again',
}

const ways: Record<CheckMethod, string> = {
  phone: 'in a call',
  visit: 'at a visit',
  document: 'in a document',
  website: 'on its website',
  'own-word': 'in its own words',
  whatsapp: 'by WhatsApp',
  'provider-link': 'by its own link',
  register: 'in a register',
  import: 'in a file',
}
