import { and, eq } from 'drizzle-orm'
import type { Message } from '../../../shared/contact/contact.ts'
import type { CorrectedField } from '../../../shared/contact/rules.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { factOf, LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { inputs } from '../../../shared/listings/inputs.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions } from '../../db/schema.ts'
import { AppError, conflict, notFound, unprocessable } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { words } from '../../words.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { changeListing } from '../listings/changes.ts'
import { checkValues } from '../listings/checks.ts'
import { readListings } from '../listings/rows.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { asOption } from '../imports/cells.ts'
import { textOf } from './correctable.ts'
import { findMessage, isMessage } from './messages.ts'

/**
 * Gives the listing the value that a visitor says is right, and marks the message as read. Throws conflict when the page
 * says something else than the admin read, and unprocessable where that value cannot be one of this fact.
 */
export async function carryOutCorrection(
  db: Database,
  admin: User,
  id: number,
  now: string | null,
): Promise<Message> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const isAsked = and(isMessage, eq(contactSubmissions.id, id))
    const [asked] = await tx.select().from(contactSubmissions).where(isAsked)
    if (!asked) throw notFound(say.contact.notFound)
    const { field, right, listingId, createdAt } = asked
    if (!field || !right) throw conflict(say.contact.nothingToCorrect)
    if (!listingId) throw conflict(say.submission.listingDeleted)
    const held = await holdListing(tx, listingId)
    if (held.values.isRemoved) throw conflict(say.adminListing.removed(held.values.name))
    const [listing] = await readListings(tx, [listingId])
    if (!listing || textOf(listing, field) !== now) throw conflict(say.adminListing.changed)
    const day = indianDay(createdAt)
    const quote = right.slice(0, LIMITS.quote)
    const source = { sourceTitle: words.contact.sentIn, sourceDate: day, readOn: day, quote }
    await changeListing(tx, held, {
      admin,
      action: 'listing.edit',
      values: await readValue(tx, held, field, right),
      given: { [factOf(field) ?? field]: source },
    })
    await tx.update(contactSubmissions).set({ isRead: true }).where(isAsked)
  })
  return findMessage(db, id)
}

/** What was typed, as the listing keeps it. */
export async function readValue(
  tx: Transaction,
  held: HeldListing,
  field: CorrectedField,
  right: string,
) {
  const read = readRight(field, right)
  if (read.problem) throw unprocessable(read.problem)
  try {
    return await checkValues(tx, held.values, { [field]: read.value })
  } catch (error) {
    const sentence = error instanceof AppError && error.details.fields?.[field]
    throw sentence ? unprocessable(sentence) : error
  }
}

/** Items of a list are divided by commas; what is chosen may be typed as people write it: "At home, online". */
function toInput(field: CorrectedField, right: string): string | string[] {
  const { kind } = LISTING_FIELDS[field]
  if (kind === 'choice') return asOption(right)
  const isList = kind === 'items' || kind === 'choices'
  if (!isList) return right
  const items = right.split(/[,;]/)
  return kind === 'choices' ? items.map(asOption) : items
}

/** What was typed as its field takes it, or what is wrong with it. */
export function readRight(field: CorrectedField, right: string) {
  const typed = inputs[field].safeParse(toInput(field, right))
  if (typed.success) return { value: typed.data }
  return { problem: say.worded(typed.error.issues[0]?.message ?? '') }
}
