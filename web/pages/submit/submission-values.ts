import { SUBMITTED_FIELDS } from '../../../shared/listings/fields.ts'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'

/** What is written about the place, in the order of the form. */
export const FORM_FIELDS = SUBMITTED_FIELDS.filter(
  (name) => name !== 'imageUrl' && name !== 'picture',
)

/** Every field in the order it stands on the page: so that what is wrong is said in that order, in the schema's words. */
export const ALL_FIELDS: Partial<Record<string, undefined>> = Object.fromEntries(
  [...FORM_FIELDS, 'picture', 'pictureIsAllowed'].map((name) => [name, undefined]),
)

/** The items of a list, written one on a line. */
export const toItems = (typed: unknown): string[] =>
  (Array.isArray(typed) ? typed.map(String) : String(typed ?? '').split('\n'))
    .map((item) => item.trim())
    .filter((item) => item !== '')

/**
 * The values somebody wrote over those the form began with. A draft keeps these alone: what others change of a listing
 * meanwhile is not changed back when it is taken up again.
 */
export function writtenOver(
  begun: TypedSubmission,
  now: TypedSubmission,
): Partial<TypedSubmission> {
  const before = new Map<string, unknown>(Object.entries(begun))
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name))
  return Object.fromEntries(Object.entries(now).filter(differs))
}
