import {
  CONTACT_KINDS,
  CONTACT_STEPS,
  type ContactKind,
  type ContactStep,
} from '../../../shared/contact/rules.ts'
import type { ContactForm } from '../../../shared/contact/contact.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { words } from './words.ts'

/** What an address asks of the page. */
export interface ContactRequest {
  kind: ContactKind
  /** The number of a listing, or nothing. */
  listing: string
  /** The fact of it that is wrong, and what the page said. */
  field: string
  seen: string
  /** What somebody looked for. */
  search: string
  step: ContactStep | undefined
}

const MAX_WORDS = 100
const MAX_SEEN = 500

export const readContactRequest = (params: URLSearchParams): ContactRequest => ({
  kind: CONTACT_KINDS.find((kind) => kind === params.get('kind')) ?? 'contact',
  listing: params.get('listing') ?? '',
  field: (params.get('field') ?? '').slice(0, MAX_WORDS).trim(),
  seen: (params.get('seen') ?? '').slice(0, MAX_SEEN).trim(),
  search: (params.get('search') ?? '').slice(0, MAX_WORDS).trim(),
  step: CONTACT_STEPS.find((step) => step === params.get('step')),
})

/** What the form begins with: what was typed before, or what the address is about. */
export function begin(
  { kind, field, seen, search }: ContactRequest,
  { listing }: ContactForm,
  typed?: Record<string, string>,
) {
  const about = prefill({ kind, field, seen, search }, listing?.name)
  return {
    // What is not filled in already keeps what is typed before the form's code arrives.
    name: typed?.name,
    email: typed?.email,
    phone: typed?.phone,
    subject: typed?.subject ?? (about.subject.slice(0, LIMITS.subject) || undefined),
    message: typed?.message ?? (about.message || undefined),
    kind,
    listingId: listing?.id ?? null,
  }
}

function prefill(
  { kind, field, seen, search }: Pick<ContactRequest, 'kind' | 'field' | 'seen' | 'search'>,
  listing: string | undefined,
) {
  const { subjects, messages } = words
  if (kind === 'missing' && search)
    return { subject: subjects.missingSearch(search), message: messages.missingSearch(search) }
  if (kind === 'missing')
    return { subject: listing ? subjects.known(listing) : subjects.missing, message: '' }
  if (kind === 'wrong' && listing)
    return { subject: subjects.wrong(listing, field), message: messages.wrong(field, seen) }
  if (kind === 'own-listing' && listing) return { subject: subjects.own(listing), message: '' }
  return { subject: '', message: '' }
}

/** The name of what is typed and not sent. */
export const draftOf = ({ kind, listing, field, search }: ContactRequest) =>
  ['message', kind, listing, field, search].join(' ')
