import {
  CONTACT_KINDS,
  CONTACT_STEPS,
  CORRECTED_FIELDS,
  type ContactKind,
  type ContactStep,
  type CorrectedField,
} from '../../../shared/contact/rules.ts'
import type { ReportKind } from '../../../shared/checks/kinds.ts'
import type { ContactForm } from '../../../shared/contact/contact.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { likelyKind, reportKinds } from '../../../shared/reports/rules.ts'
import { words } from './words.ts'

/** What an address asks of the page. */
export interface ContactRequest {
  kind: ContactKind
  /** The number of a listing, or nothing. */
  listing: string
  /** The fact of it that is wrong; blank while it is not chosen. */
  field: CorrectedField | typeof OTHER | ''
  /** The slug of an article, or nothing. */
  article: string
  /** What somebody looked for. */
  search: string
  step: ContactStep | undefined
}

/** Something is wrong that is none of the facts. */
export const OTHER = 'other'

const FIELDS = [...CORRECTED_FIELDS, OTHER] as const

const MAX_WORDS = 100

export const readContactRequest = (params: URLSearchParams): ContactRequest => ({
  kind: CONTACT_KINDS.find((kind) => kind === params.get('kind')) ?? 'contact',
  listing: params.get('listing') ?? '',
  field: FIELDS.find((field) => field === params.get('field')) ?? '',
  article: (params.get('article') ?? '').slice(0, LIMITS.slug),
  search: (params.get('search') ?? '').slice(0, MAX_WORDS).trim(),
  step: CONTACT_STEPS.find((step) => step === params.get('step')),
})

/** What is asked first of somebody who says that something is wrong: which fact it is. */
export const asksWhich = ({ kind, field, step }: ContactRequest, { listing }: ContactForm) =>
  kind === 'wrong' && field === '' && listing !== null && !step

/** It says that something is wrong in a listing. */
export const isReport = ({ kind }: ContactRequest, { listing }: ContactForm) =>
  kind === 'wrong' && listing !== null

/** The fact that is corrected, and what the page says of it. */
export function correctedFact({ kind, field }: ContactRequest, { listing }: ContactForm) {
  return kind === 'wrong' ? listing?.says.find((said) => said.field === field) : undefined
}

/** What the form begins with: what was typed before, or what the address is about. */
export function begin(request: ContactRequest, begun: ContactForm, typed?: Record<string, string>) {
  const about = prefill(request, begun)
  const corrected = correctedFact(request, begun)
  return {
    // What is not filled in already keeps what is typed before the form's code arrives.
    name: typed?.name,
    email: typed?.email,
    phone: typed?.phone,
    subject: typed?.subject ?? (about.subject.slice(0, LIMITS.subject) || undefined),
    message: typed?.message ?? (about.message || undefined),
    kind: request.kind,
    listingId: begun.listing?.id ?? null,
    field: corrected?.field ?? null,
    seen: corrected?.value?.slice(0, LIMITS.correction) ?? null,
    right: typed?.right,
    report: reportOf(request, corrected?.value ?? null, typed?.report),
  }
}

function reportOf(
  { kind, field }: ContactRequest,
  seen: string | null,
  typed: string | undefined,
): ReportKind | null {
  if (kind !== 'wrong') return null
  const fact = CORRECTED_FIELDS.find((one) => one === field) ?? null
  return reportKinds(fact).find((one) => one === typed) ?? likelyKind(fact, seen)
}

function prefill(request: ContactRequest, begun: ContactForm) {
  const { subjects, messages } = words
  const { kind, article, search } = request
  const listing = begun.listing?.name
  if (kind === 'missing' && search)
    return { subject: subjects.missingSearch(search), message: messages.missingSearch(search) }
  if (kind === 'missing')
    return { subject: listing ? subjects.known(listing) : subjects.missing, message: '' }
  const corrected = correctedFact(request, begun)
  if (corrected && listing)
    return { subject: subjects.corrected(listing, words.facts[corrected.field]), message: '' }
  if (kind === 'wrong' && listing) return { subject: subjects.wrong(listing), message: '' }
  if (kind === 'wrong' && article) return { subject: subjects.article(article), message: '' }
  if (kind === 'own-listing' && listing) return { subject: subjects.own(listing), message: '' }
  return { subject: '', message: '' }
}

/** Without script the answer is a page at this address, about the same thing. */
export const toQuery = ({ kind, listing, field, article, search }: ContactRequest) =>
  new URLSearchParams(
    Object.entries({ kind, listing, field, article, search }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )

/** The name of what is typed and not sent. */
export const draftOf = ({ kind, listing, field, article, search }: ContactRequest) =>
  ['message', kind, listing, field, article, search].join(' ')
