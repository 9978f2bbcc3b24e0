import { z } from 'zod'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import {
  ADULT,
  FOR_WHOM,
  OLDEST,
  REGISTRATION_STATES,
  REGISTRATION_STATUSES,
  RELATIONS,
  YOUNGEST,
} from './registration-state.ts'
import { words } from './registration-words.ts'
import { line, paragraphs } from '../text.ts'

/** Which text about a child's data an adult has agreed to; a changed text gets a new date, or a letter on the same one. */
export const CONSENT_VERSION = '2026-11-27'

const blankIsNone = (value: unknown) => (value === '' || value === null ? undefined : value)
/** What nobody can see says nothing. */
const seen = (text: string | null | undefined) => (text && isVisible(text) ? text : '')
const optionalLine = (max: number) => line(max).nullish().transform(seen)
/** A tick box, which forms send as "on", or a pair of radio buttons, "yes" and "no". */
const answer = z
  .union([z.boolean(), z.enum(['yes', 'on', 'no']).transform((said) => said !== 'no')])
  .nullish()
  .transform((said) => said ?? undefined)

/** A surname is not needed to be welcome. In the scripts of India a letter carries vowel signs, and may join the next. */
const TWO_NAMES = /(?:\p{L}[\p{M}\u200c\u200d]*){2}\.?\s+(?:\p{L}[\p{M}\u200c\u200d]*){2}/u

/** What `POST /api/events/:id/register` takes (§7, §5, ruling 27). "Myself" is 18 or older; of a child the adult agrees first. */
export const registrationInput = z
  .object({
    forWhom: z.enum(FOR_WHOM, words.forWhom),
    /** For "myself". */
    isAdult: answer,
    /** For a child or ward. */
    isMinor: answer,
    guardianName: optionalLine(LIMITS.personName),
    guardianBirthYear: z.preprocess(
      blankIsNone,
      z.coerce.number(words.birthYear).int(words.birthYear).min(1900, words.birthYear).optional(),
    ),
    guardianRelation: z.preprocess(blankIsNone, z.enum(RELATIONS, words.relation).optional()),
    agrees: answer,
    participantName: optionalLine(LIMITS.personName),
    participantPhone: optionalLine(LIMITS.phone),
    participantAge: z.preprocess(
      blankIsNone,
      z.coerce
        .number(words.age)
        .int(words.age)
        .min(YOUNGEST, words.age)
        .max(OLDEST, words.old)
        .optional(),
    ),
    specialRequirements: paragraphs(LIMITS.requirements).nullish().transform(seen),
    emergencyContact: optionalLine(LIMITS.personName),
    emergencyPhone: optionalLine(LIMITS.phone),
  })
  .superRefine((input, context) => {
    const miss = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!input.participantName) miss('participantName', words[nameOf(input)])
    const isUnder = input.participantAge !== undefined && input.participantAge < ADULT
    if (input.forWhom === 'myself') {
      if (input.isAdult !== true) miss('isAdult', words.adult)
      if (isUnder) miss('participantAge', words.ageOfMyself)
      return
    }
    if (input.isMinor === undefined) miss('isMinor', words.minor)
    if (input.isMinor === false && isUnder) miss('participantAge', words.ageOfAdult)
    if (!input.isMinor) return
    if (input.participantAge !== undefined && !isUnder) miss('participantAge', words.ageOfMinor)
    if (!input.guardianName) miss('guardianName', words.guardian)
    if (!input.guardianBirthYear) miss('guardianBirthYear', words.birthYear)
    if (!input.guardianRelation) miss('guardianRelation', words.relation)
    if (input.agrees !== true) miss('agrees', words.agree)
    if (TWO_NAMES.test(input.participantName)) miss('participantName', words.initials)
  })

/** Whose name it is: several may be asked for. */
const nameOf = ({ forWhom, isMinor }: { forWhom: string; isMinor?: boolean | undefined }) => {
  if (forWhom === 'myself') return 'ownName'
  return isMinor ? 'childName' : 'name'
}

export type RegistrationInput = z.output<typeof registrationInput>
export type TypedRegistration = z.input<typeof registrationInput>

/** A registration as its own account reads it (§3). */
export const registrationSchema = z
  .object({
    id: z.int(),
    eventId: z.int(),
    eventTitle: z.string(),
    eventStartDate: z.string(),
    eventEndDate: z.string().nullable(),
    isEventAllDay: z.boolean(),
    eventLocation: z.string(),
    isEventCancelled: z.boolean(),
    isEventToCome: z.boolean().meta({ description: 'It has not begun and is not cancelled' }),
    status: z
      .enum(['registered', ...REGISTRATION_STATUSES.filter((status) => status !== 'confirmed')])
      .meta({ description: '`confirmed` is shown as `registered` (ruling 25)' }),
    offeredUntil: z.string().nullable(),
    waitlistPosition: z.int().nullable().meta({ description: 'Of who waits, from 1' }),
    /** Null once erased. */
    participantName: z.string().nullable(),
    participantAge: z.int().nullable(),
    emergencyContactName: z.string().nullable(),
    emergencyContactPhone: z.string().nullable(),
    emergencyContactPhoneText: z.string().nullable().meta({ description: 'As people read it' }),
    specialRequirements: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Registration' })

export type Registration = z.output<typeof registrationSchema>

/** Which event it is, and when. */
const eventNamed = {
  eventId: z.int(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  isAllDay: z.boolean(),
}

/** What the dialog shows before anything is asked (§4): the event as it stands now, and the visitor's own part in it. */
export const registeringSchema = z
  .object({
    ...eventNamed,
    location: z.string(),
    price: z.string().nullable(),
    ageGroup: z.string().nullable(),
    state: z.enum(REGISTRATION_STATES),
    contactEmail: z.string().nullable(),
    registrationUrl: z.string().nullable(),
    keptDays: z.int().meta({ description: 'How long after the event the answers are kept' }),
    own: registrationSchema.nullable().meta({ description: 'Null for guests, too' }),
    organises: z.boolean().meta({ description: 'May see who takes part' }),
  })
  .meta({ id: 'Registering' })

export type Registering = z.output<typeof registeringSchema>

/** What organisers see of a participant, around the event only (ruling 26). */
export const participantSchema = z
  .object({
    id: z.int(),
    status: z.enum(['registered', 'attended']),
    firstName: z.string().nullable(),
    age: z.int().nullable(),
    specialRequirements: z.string().nullable(),
    emergencyContactName: z.string().nullable(),
    emergencyContactPhone: z.string().nullable(),
    emergencyContactPhoneText: z.string().nullable(),
  })
  .meta({ id: 'Participant' })

/** An event as those named for it find it. */
export const organisedEventSchema = z
  .object({
    ...eventNamed,
    opensAt: z.string().meta({ description: 'From then on the participants are shown' }),
    closesAt: z.string().meta({ description: 'Until then' }),
    isCancelled: z.boolean(),
  })
  .meta({ id: 'OrganisedEvent' })

export const participantsSchema = organisedEventSchema
  .extend({
    maxParticipants: z.int().nullable(),
    taken: z.int(),
    offered: z.int(),
    waiting: z.int(),
    isOpen: z.boolean(),
    arrivesAt: z.string().meta({ description: 'From then on it is said who came' }),
    isArriving: z.boolean(),
    closed: z.int().meta({
      description:
        'Take part, but what they told is closed: the event was moved after it had begun',
    }),
    participants: z.array(participantSchema).meta({ description: 'Empty unless it is open' }),
  })
  .meta({ id: 'Participants' })

export type Participant = z.output<typeof participantSchema>
export type OrganisedEvent = z.output<typeof organisedEventSchema>
export type Participants = z.output<typeof participantsSchema>

export const attendanceInput = z.object({ attended: z.boolean() })

/** An account that may see an event's participants, as admins read it. */
export const organiserSchema = z
  .object({ userId: z.int(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'Organiser' })

export const organiserInput = z.object({
  email: z
    .email(words.account)
    .max(LIMITS.email)
    .transform((email) => email.toLowerCase()),
  /** The note on what the answers may be used for was passed on. */
  accepts: z.literal(true, words.accepts),
})

export type Organiser = z.output<typeof organiserSchema>
export type TypedOrganiser = z.input<typeof organiserInput>
