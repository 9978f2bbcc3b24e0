/** Who may register now, and what a registration can be (§4, ruling 25). No Zod: cards and dialogs ask it, too. */

export const REGISTRATION_STATUSES = [
  'confirmed',
  'waitlisted',
  'offered',
  'cancelled',
  'attended',
] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

/** "Myself" is an adult; a child or a ward is registered by the adult who is signed in (ruling 27). */
export const FOR_WHOM = ['myself', 'ward'] as const
export type ForWhom = (typeof FOR_WHOM)[number]

export const RELATIONS = ['parent', 'guardian', 'carer'] as const
export type Relation = (typeof RELATIONS)[number]

/** How long a freed place is kept for whom it was offered to. */
export const OFFER_HOURS = 24
/** How long after an event what was told for it is kept. */
export const ERASED_AFTER_DAYS = 30
/** From so many days before an event until so many after its end its organisers see who takes part (ruling 26). */
export const SEEN_BEFORE_DAYS = 3
export const SEEN_AFTER_DAYS = 1
/** People arrive early: from then on organisers mark who is there. */
export const ARRIVING_HOURS = 2
/** How long before an event its participants are reminded. */
export const REMINDED_BEFORE_DAYS = 2

/** The age of a participant (§9). */
export const YOUNGEST = 1
export const OLDEST = 120
export const ADULT = 18

export const REGISTRATION_STATES = ['cancelled', 'past', 'closed', 'full', 'open'] as const
type RegistrationState = (typeof REGISTRATION_STATES)[number]

interface Registrable {
  /** Moments as ISO 8601 texts. */
  startDate: string
  registrationDeadline: string | null
  cancelledAt: string | null
  /** Places that are neither taken nor offered; null where there is no limit. */
  freeSeats: number | null
}

/** What the dialog shows, checked in the order of §4. Whom a place is offered to may take it until the event starts. */
export function registrationState(
  { startDate, registrationDeadline, cancelledAt, freeSeats }: Registrable,
  now: Date,
): RegistrationState {
  if (cancelledAt !== null) return 'cancelled'
  if (Date.parse(startDate) <= now.getTime()) return 'past'
  if (registrationDeadline !== null && Date.parse(registrationDeadline) <= now.getTime())
    return 'closed'
  return freeSeats !== null && freeSeats <= 0 ? 'full' : 'open'
}

/** What has been answered so far decides what is asked next; of a child nothing before an adult has agreed (ruling 27). */
export function questionsFor({ forWhom, isMinor, agrees }: Partial<Record<string, unknown>>) {
  const isChild = forWhom === 'ward' && isMinor === 'yes'
  const asksMore = isChild ? Boolean(agrees) : forWhom === 'myself' || isMinor === 'no'
  const asked = [
    'forWhom',
    ...(forWhom === 'myself' ? ['isAdult'] : []),
    ...(forWhom === 'ward' ? ['isMinor'] : []),
    ...(isChild ? ['guardianName', 'guardianBirthYear', 'guardianRelation', 'agrees'] : []),
    ...(asksMore ? PARTICIPANT : []),
    ...(asksMore && !isChild ? ['participantPhone'] : []),
  ]
  return { isChild, asksMore, asked }
}

const PARTICIPANT = [
  'participantName',
  'participantAge',
  'emergencyContact',
  'emergencyPhone',
  'specialRequirements',
]
