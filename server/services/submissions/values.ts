import { eq } from 'drizzle-orm'
import { indianDay } from '../../../shared/indian-days.ts'
import { isExpired } from '../../../shared/listings/fact-ages.ts'
import { SUBMITTED_FIELDS, type SubmittedField } from '../../../shared/listings/fields.ts'
import type { Submission, SubmissionInput } from '../../../shared/submissions/submissions.ts'
import type { Transaction } from '../../db/open.ts'
import { categories, type listingSubmissions } from '../../db/schema.ts'
import { invalid, type FieldSentences } from '../../errors.ts'
import { findAdminListing } from '../listings/admin.ts'
import { stateOf } from '../listings/checks.ts'
import { isSame } from '../listings/facts.ts'
import { isOwnUpload } from '../listings/pictures.ts'
import { readPhone } from '../listings/phone.ts'
import { requireShownListing } from '../listings/shown.ts'
import { say } from '../../sentences.ts'

export type Said = Pick<typeof listingSubmissions.$inferInsert, SubmittedField> & {
  changes: SubmittedField[]
}

/** What somebody says of a place, with the answers beside it. */
type Told = Pick<Submission, SubmittedField> &
  Partial<Pick<SubmissionInput, 'listingId' | 'pictureIsAllowed'>>

interface Context {
  userId: number
  /** The listing it would change; null for a new one. */
  listingId: number | null
  /** What it said before, of a submission that is being edited. */
  before?: { picture: string | null }
}

const says = say.submission
const asks = say.shared.submission

/**
 * What a submission says, as it is stored: the number as one dials it, the state as the gazetteer spells it, and of a
 * change the fields that differ. Throws invalid with each field that cannot be true, not found or gone without its listing.
 */
export async function checkSubmission(
  tx: Transaction,
  input: Told,
  { userId, listingId, before }: Context,
): Promise<Said> {
  const { listingId: _listing, pictureIsAllowed: _allowed, ...typed } = input
  const base = listingId === null ? null : await findBase(tx, listingId)
  const { said, wrong } = readTyped(typed, base)
  if ((await tx.$count(categories, eq(categories.slug, said.category))) === 0)
    wrong.category = say.adminListing.category
  // A new one needs both; what a listing says already cannot be taken away by leaving it out.
  if (!said.address && !base?.address.includes(null))
    wrong.address = base ? says.addressStays : asks.address
  if (!said.phone && !base?.phone.includes(null))
    wrong.phone ??= base ? says.phoneStays : asks.phone
  if (said.picture && said.picture !== before?.picture)
    if (!(await isOwnUpload(tx, userId, said.picture))) wrong.picture = says.pictureNotFound
  if (Object.keys(wrong).length > 0) throw invalid(say.invalidRequest, wrong)
  if (!base) return { ...said, changes: [] }
  const changes = SUBMITTED_FIELDS.filter((field) => {
    // Its submitter does not see the listing's own address of a picture; leaving it out says nothing.
    if ((field === 'imageUrl' || field === 'picture') && said[field] === null) return false
    return !base[field].some((value) => isSame(sorted(value), sorted(said[field])))
  })
  if (changes.length === 0) throw invalid(says.nothingChanged)
  return { ...said, changes }
}

/** What the schema cannot judge, before it is sent in. Throws invalid with each field that cannot be true. */
export async function checkTyped(
  tx: Transaction,
  typed: Pick<Told, 'phone' | 'region'>,
  listingId: number | null,
): Promise<void> {
  const { wrong } = readTyped(typed, listingId === null ? null : await findBase(tx, listingId))
  if (Object.keys(wrong).length > 0) throw invalid(say.invalidRequest, wrong)
}

/** The number as one dials it, and the state as the gazetteer spells it, where the listing does not say it already. */
function readTyped<Typed extends Pick<Told, 'phone' | 'region'>>(typed: Typed, base: Base | null) {
  const wrong: FieldSentences = {}
  const said = { ...typed }
  if (said.phone && !base?.phone.includes(said.phone)) {
    const phone = readPhone(said.phone)
    if (phone) said.phone = phone
    else wrong.phone = says.phone
  }
  if (said.region && !base?.region.includes(said.region)) {
    const region = stateOf(said.region)
    if (region) said.region = region
    else wrong.region = say.adminListing.region
  }
  return { said, wrong }
}

type Base = Record<SubmittedField, unknown[]>

/** What each field of the listing says: in its own words, and as the gazetteer completes it, which is what people see. */
async function findBase(tx: Transaction, listingId: number): Promise<Base> {
  await requireShownListing(tx, listingId)
  const { completed, ...listing } = await findAdminListing(tx, listingId)
  const own = Object.fromEntries(SUBMITTED_FIELDS.map((field) => [field, [listing[field]]])) as Base
  const { takesNewPeople } = listing
  const said = listing.facts.find(({ field }) => field === 'takesNewPeople')
  // What is too old is shown no longer: saying the same again is news.
  const isOver = isExpired('takesNewPeople', said, indianDay(new Date()))
  own.takesNewPeople = [isOver ? null : takesNewPeople]
  own.town = [listing.town, completed.town ?? listing.town]
  own.region = [listing.region, completed.region ?? listing.region]
  return own
}

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)
