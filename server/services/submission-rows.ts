import { listingPicturePath } from '../../shared/pictures.ts'
import { SUBMITTED_FIELDS, type SubmittedField } from '../../shared/submission-rules.ts'
import type { Submission } from '../../shared/submissions.ts'
import type { listingSubmissions } from '../db/schema.ts'

export type SubmissionRow = typeof listingSubmissions.$inferSelect

export const isSubmitted = (field: string): field is SubmittedField =>
  SUBMITTED_FIELDS.some((known) => known === field)

/** What its submitter may see of it: who decided, nobody is told. */
export function toSubmission(row: SubmissionRow): Submission {
  const { id, kind, name, category, description, address, phone, email, website } = row
  const { town, region, pincode, services, accessibility, ageGroups, languages, imageUrl } = row
  const { picture, status, adminNotes, listingId } = row
  return {
    id,
    kind,
    name,
    category,
    description,
    address,
    town,
    region,
    pincode,
    phone,
    email,
    website,
    services,
    accessibility,
    ageGroups,
    languages,
    imageUrl,
    picture,
    pictureUrl: picture && listingPicturePath(picture),
    status,
    adminNotes,
    listingId,
    changes: row.changes.filter(isSubmitted),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
