import type { RefusedForm } from '../../../shared/errors.ts'
import { LISTING_FIELDS, SUBMITTED_FIELDS } from '../../../shared/listings/fields.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { Submission, TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { typedFields } from '../../parts/listing/typed-fields.ts'
import type { Subject } from './subject.ts'

/** What is written about the place, in the order of the form. */
export const FORM_FIELDS = SUBMITTED_FIELDS.filter(
  (name) => name !== 'imageUrl' && name !== 'picture',
)

/** Every field in the order it is on the page: so that what is wrong is said in that order, in the schema's words. */
export const ALL_FIELDS: Partial<Record<string, undefined>> = Object.fromEntries(
  [...FORM_FIELDS, 'picture', 'pictureIsAllowed'].map((name) => [name, undefined]),
)

/** What the form begins with; where a rejected one is sent `again`, with its words. A picture goes with what it was sent with. */
export function toTyped(subject: Subject, again?: Submission): TypedSubmission {
  return {
    ...typedFields(FORM_FIELDS, again ?? knownOf(subject)),
    // For a listing it may be the address of our own copy of a picture, which nobody suggests.
    imageUrl: subject.kind === 'edit' ? (subject.submission.imageUrl ?? '') : '',
    picture: subject.kind === 'edit' ? (subject.submission.picture ?? '') : '',
    pictureIsAllowed: subject.kind === 'edit' && subject.submission.picture !== null,
    listingId: listingOf(subject),
  } as TypedSubmission
}

/** The same as a form without script has sent it: each ticked box on a line, and no word of the others. */
export function toTypedAgain(subject: Subject, fields: RefusedForm['fields']): TypedSubmission {
  const { imageUrl, listingId } = toTyped(subject)
  const lists = Object.fromEntries(CHOICES.map((name) => [name, toItems(fields[name])]))
  return { ...fields, ...lists, imageUrl, listingId } as TypedSubmission
}

const CHOICES = FORM_FIELDS.filter((name) => LISTING_FIELDS[name].kind === 'choices')

function knownOf(subject: Subject): Submission | Listing | undefined {
  if (subject.kind === 'edit') return subject.submission
  return subject.kind === 'change' ? subject.listing : undefined
}

function listingOf(subject: Subject): number | null {
  if (subject.kind === 'change') return subject.listing.id
  return subject.kind === 'edit' && subject.submission.kind === 'change'
    ? subject.submission.listingId
    : null
}

/** The items of a list, written one on a line. */
export const toItems = (typed: unknown): string[] =>
  (Array.isArray(typed) ? typed.map(String) : String(typed ?? '').split('\n'))
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** The same as the fields of the form have it. */
export const toFields = (typed: TypedSubmission) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]): [string, string][] => {
      if (Array.isArray(value)) return value.map((one) => [`${name}=${one}`, 'on'])
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
