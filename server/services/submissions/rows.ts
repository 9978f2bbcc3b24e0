import { listingPicturePath } from '../../../shared/pictures.ts'
import { pick, SUBMITTED_FIELDS, type SubmittedField } from '../../../shared/listings/fields.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import type { listingSubmissions } from '../../db/schema.ts'
import { formatPhone } from '../listings/phone.ts'

export type SubmissionRow = typeof listingSubmissions.$inferSelect

export const isSubmitted = (field: string): field is SubmittedField =>
  SUBMITTED_FIELDS.some((known) => known === field)

/** What it says of a place. */
export const toSaid = (row: SubmissionRow): Pick<Submission, SubmittedField> =>
  pick(SUBMITTED_FIELDS, row)

/** What its submitter may see of it: who decided, nobody is told. */
export function toSubmission(row: SubmissionRow): Submission {
  const { id, kind, picture, status, adminNotes, listingId } = row
  return {
    ...toSaid(row),
    id,
    kind,
    phoneText: row.phone && formatPhone(row.phone),
    pictureUrl: picture && listingPicturePath(picture),
    status,
    adminNotes,
    listingId,
    changes: row.changes.filter(isSubmitted),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
