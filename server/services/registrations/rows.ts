/** Between a registration's row, of which some texts are ciphertexts (ruling 27), and what people type and read. */
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { indianDay } from '../../../shared/indian-days.ts'
import { ADULT } from '../../../shared/events/registration-state.ts'
import {
  CONSENT_VERSION,
  type Registration,
  type RegistrationInput,
} from '../../../shared/events/registrations.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { Transaction } from '../../db/open.ts'
import { eventRegistrations, type events } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { formatPhone, readPhone } from '../listings/phone.ts'
import { say } from '../../sentences.ts'

export type EventRow = typeof events.$inferSelect
export type RegistrationRow = typeof eventRegistrations.$inferSelect

/** What is kept as ciphertexts. */
export const ENCRYPTED = ['specialRequirements', 'emergencyContact', 'emergencyPhone'] as const
type Encrypted = (typeof ENCRYPTED)[number]

export const NEEDS_ERASED = {
  specialRequirements: null,
  emergencyContact: null,
  emergencyPhone: null,
}

/** All that is told of a participant and of who agreed, gone: the row keeps event, status and when was agreed to what. */
export const ERASED = {
  participantName: null,
  participantEmail: null,
  participantPhone: null,
  participantAge: null,
  ...NEEDS_ERASED,
  guardianName: null,
  guardianBirthYear: null,
  guardianRelation: null,
}

/** Nothing about a child is kept once its registration is cancelled: the consent ends with it. */
export async function eraseChildren(tx: Transaction, which: SQL, now: Date): Promise<void> {
  const { isMinor, erasedAt } = eventRegistrations
  await tx
    .update(eventRegistrations)
    .set({ ...ERASED, erasedAt: now })
    .where(and(which, eq(isMinor, true), isNull(erasedAt)))
}

/** Where a ciphertext stands: one taken to another field or event does not open. */
export const aboutOf = (eventId: number, field: Encrypted) => `event ${eventId} ${field}`

/** One of these texts, readable; null where there is none. */
export function decrypt(
  ciphers: Ciphers,
  row: Pick<RegistrationRow, 'eventId' | Encrypted>,
  field: Encrypted,
): string | null {
  const sealed = row[field]
  return sealed === null ? null : ciphers.open(sealed, aboutOf(row.eventId, field))
}

/** What is kept of an input: of a minor the consent, of everybody the needs as ciphertexts. */
export function toRow(
  ciphers: Ciphers,
  user: User,
  eventId: number,
  input: RegistrationInput,
  now: Date,
) {
  const { forWhom, participantName, participantAge } = input
  const isMinor = forWhom === 'ward' && input.isMinor === true
  const year = Number(indianDay(now).slice(0, 4))
  if (isMinor && year - (input.guardianBirthYear ?? year) < ADULT)
    throw invalid(say.guardianTooYoung, { guardianBirthYear: say.guardianTooYoung })
  const seal = (field: Encrypted, text: string) =>
    text ? ciphers.seal(text, aboutOf(eventId, field)) : null
  return {
    eventId,
    userId: user.id,
    registeredAt: now,
    forWhom,
    isMinor,
    participantName,
    participantEmail: user.email,
    // Not asked for a child.
    participantPhone: isMinor ? null : phone('participantPhone', input.participantPhone),
    participantAge: participantAge ?? null,
    specialRequirements: seal('specialRequirements', input.specialRequirements),
    emergencyContact: seal('emergencyContact', input.emergencyContact),
    emergencyPhone: seal('emergencyPhone', phone('emergencyPhone', input.emergencyPhone) ?? ''),
    ...(isMinor && {
      guardianName: input.guardianName,
      guardianBirthYear: input.guardianBirthYear ?? null,
      guardianRelation: input.guardianRelation ?? null,
      consentVersion: CONSENT_VERSION,
      consentAt: now,
    }),
  }
}

function phone(field: string, typed: string): string | null {
  if (!typed) return null
  const read = readPhone(typed)
  if (!read) throw invalid(say.phoneNotDialable, { [field]: say.phoneNotDialable })
  return read
}

type Shown =
  | Encrypted
  | 'id'
  | 'eventId'
  | 'status'
  | 'offeredUntil'
  | 'participantName'
  | 'participantAge'
  | 'registeredAt'

/** A registration as its own account reads it. */
export function toRegistration(
  ciphers: Ciphers,
  row: Pick<RegistrationRow, Shown>,
  event: EventRow,
  now: Date,
  waitlistPosition: number | null = null,
): Registration {
  const emergencyContactPhone = decrypt(ciphers, row, 'emergencyPhone')
  return {
    id: row.id,
    eventId: event.id,
    eventTitle: event.title,
    eventStartDate: event.startDate.toISOString(),
    eventEndDate: event.endDate?.toISOString() ?? null,
    isEventAllDay: event.isAllDay,
    eventLocation: event.location,
    isEventCancelled: event.cancelledAt !== null,
    isEventToCome: event.cancelledAt === null && event.startDate > now,
    status: row.status === 'confirmed' ? 'registered' : row.status,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    waitlistPosition,
    participantName: row.participantName,
    participantAge: row.participantAge,
    emergencyContactName: decrypt(ciphers, row, 'emergencyContact'),
    emergencyContactPhone,
    emergencyContactPhoneText: emergencyContactPhone && formatPhone(emergencyContactPhone),
    specialRequirements: decrypt(ciphers, row, 'specialRequirements'),
    createdAt: row.registeredAt.toISOString(),
  }
}
