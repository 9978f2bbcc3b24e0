import type { Listing } from '../../../shared/listings/listings.ts'
import type { Submission, TypedSubmission } from '../../../shared/submissions/submissions.ts'

import { typedFields } from '../../parts/listing/typed-fields.ts'
import { FORM_FIELDS } from './submission-values.ts'

/** What somebody writes: something new, a submission of theirs that still waits, or a change of a listing. */
export type Subject =
  | { kind: 'new' }
  | { kind: 'edit'; submission: Submission }
  | { kind: 'change'; listing: Listing }

/** What the address asks for, before it is read. */
export interface Asked {
  kind: Subject['kind']
  id: string
}

export function readAsked(params: URLSearchParams): Asked {
  const [edit, listing] = [params.get('edit'), params.get('listing')]
  if (edit !== null) return { kind: 'edit', id: edit }
  if (listing !== null) return { kind: 'change', id: listing }
  return { kind: 'new', id: '' }
}

export type Step = 'same' | 'check' | 'sent'

/** The address of a step; without one, the form. */
export function toStep({ kind, id }: Asked, step?: Step): string {
  const query = new URLSearchParams()
  if (kind === 'edit') query.set('edit', id)
  if (kind === 'change') query.set('listing', id)
  if (step) query.set('step', step)
  return query.size > 0 ? `/submit-listing?${query}` : '/submit-listing'
}

/** The name of its draft: 'new', 'edit=7', 'listing=5'. */
export const aboutOf = (asked: Asked) => toStep(asked).split('?')[1] ?? 'new'

/** A change of a listing need not say where it is and how to call there. */
export const isChange = (subject: Subject) =>
  subject.kind === 'change' || (subject.kind === 'edit' && subject.submission.kind === 'change')

/** What the form begins with. */
export function toTyped(subject: Subject): TypedSubmission {
  return {
    ...typedFields(FORM_FIELDS, knownOf(subject)),
    // Of a listing it may be the address of our own copy of a picture, which nobody suggests.
    imageUrl: subject.kind === 'edit' ? (subject.submission.imageUrl ?? '') : '',
    picture: subject.kind === 'edit' ? (subject.submission.picture ?? '') : '',
    pictureIsAllowed: subject.kind === 'edit' && subject.submission.picture !== null,
    listingId: listingOf(subject),
  } as TypedSubmission
}

export function knownOf(subject: Subject): Submission | Listing | undefined {
  if (subject.kind === 'edit') return subject.submission
  return subject.kind === 'change' ? subject.listing : undefined
}

function listingOf(subject: Subject): number | null {
  if (subject.kind === 'change') return subject.listing.id
  return subject.kind === 'edit' && subject.submission.kind === 'change'
    ? subject.submission.listingId
    : null
}
