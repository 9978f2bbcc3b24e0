import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Channel } from '../../../shared/checks/kinds.ts'
import type { AnswersInput, ContactDetails } from '../../../shared/checks/tasks.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import type { CheckMethod } from '../../../shared/listings/fields.ts'
import type { Transaction } from '../../db/open.ts'
import { listings, providerContacts } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { readPhone } from '../listings/phone.ts'

/** How a check says that somebody was asked. */
export const METHODS: Record<Channel, CheckMethod> = {
  call: 'phone',
  whatsapp: 'whatsapp',
  visit: 'visit',
  mail: 'own-word',
  post: 'own-word',
}

/** The number that a call dials: of whom to ask for, then what visitors see, then an old one. */
export const numberOf = (
  { phone, phoneToCheck }: Pick<ListingValues, 'phone' | 'phoneToCheck'>,
  contact: Pick<ContactDetails, 'phone'> | null,
): string | null => contact?.phone || phone || phoneToCheck

const needsNumber = (channel: Channel) => channel === 'call' || channel === 'whatsapp'

const noNumber = () => invalid(say.invalidRequest, { 'values.phone': say.checks.noNumber })

/**
 * "Checked by calling" names a number that was called: one that is shown, or of whom to ask for, or that this call
 * brings. Throws invalid without.
 */
export function requireNumber(
  { phone }: ListingValues,
  contact: Pick<ContactDetails, 'phone'> | null,
  { channel, answers, mayAsk, contact: told }: AnswersInput,
): void {
  if (!needsNumber(channel) || phone || contact?.phone) return
  const isBrought = answers.some(
    ({ field, outcome }) => field === 'phone' && outcome === 'corrected',
  )
  if (!isBrought && !(mayAsk && readPhone(told.phone ?? ''))) throw noNumber()
}

/** Throws invalid where nobody can have been called, for want of any number. */
export async function requireAnyNumber(
  tx: Transaction,
  listingId: number,
  channel: Channel,
): Promise<void> {
  if (needsNumber(channel) && !(await hasNumber(tx, listingId))) throw invalid(say.checks.noNumber)
}

/** Whether a listing may have been called; what is known of whom to ask for is sealed, and may hold one. */
export async function hasNumber(tx: Transaction, listingId: number): Promise<boolean> {
  const contact = sql`exists (select from ${providerContacts}
    where ${providerContacts.listingId} = ${listings.id})`
  const isKnown = or(isNotNull(listings.phone), isNotNull(listings.phoneToCheck), contact)
  return (await tx.$count(listings, and(eq(listings.id, listingId), isKnown))) > 0
}
