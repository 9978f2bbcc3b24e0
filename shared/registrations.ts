import { z } from 'zod'
import { LIMITS } from './limits.ts'
import {
  FOR_WHOM,
  OLDEST,
  REGISTRATION_STATUSES,
  RELATIONS,
  YOUNGEST,
} from './registration-state.ts'
import { line, paragraphs } from './text.ts'

/** Which text about a child's data an adult has agreed to; a changed text gets a new date. */
export const CONSENT_VERSION = '2026-11-22'

const says = {
  name: 'Please write a name.',
  age: 'Age must be at least 1',
  old: 'Age must be reasonable',
  adult: 'Please say that you are 18 or older.',
  minor: 'Please say whether the person is under 18.',
  guardian: 'Please write your own full name.',
  birthYear: 'Please write the year you were born, for example 1985.',
  relation: 'Please say who you are to the child.',
  agree: 'We need your agreement to keep what you tell us about the child.',
  initials: 'Please write only the first name or initials of a child.',
}

const optionalLine = (max: number) => line(max).optional().default('')

/** What `POST /api/events/:id/register` takes (§7, §5, ruling 27). "Myself" is 18 or older; of a child the adult agrees first. */
export const registrationInput = z
  .object({
    forWhom: z.enum(FOR_WHOM),
    /** For "myself". */
    isAdult: z.boolean().optional(),
    /** For a child or ward. */
    isMinor: z.boolean().optional(),
    guardianName: optionalLine(LIMITS.personName),
    guardianBirthYear: z.coerce.number().int().optional(),
    guardianRelation: z.enum(RELATIONS).optional(),
    agrees: z.boolean().optional(),
    participantName: line(LIMITS.personName).pipe(z.string().min(1, says.name)),
    participantPhone: optionalLine(LIMITS.phone),
    participantAge: z.coerce
      .number(says.age)
      .int(says.age)
      .min(YOUNGEST, says.age)
      .max(OLDEST, says.old)
      .optional(),
    specialRequirements: paragraphs(LIMITS.requirements).optional().default(''),
    emergencyContact: optionalLine(LIMITS.personName),
    emergencyPhone: optionalLine(LIMITS.phone),
  })
  .superRefine((input, context) => {
    const miss = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (input.forWhom === 'myself') {
      if (input.isAdult !== true) miss('isAdult', says.adult)
      return
    }
    if (input.isMinor === undefined) miss('isMinor', says.minor)
    if (!input.isMinor) return
    if (!input.guardianName) miss('guardianName', says.guardian)
    if (!input.guardianBirthYear) miss('guardianBirthYear', says.birthYear)
    if (!input.guardianRelation) miss('guardianRelation', says.relation)
    if (input.agrees !== true) miss('agrees', says.agree)
    // A surname is not needed to be welcome.
    if (/\p{L}{2,}\.?\s+\p{L}{2,}/u.test(input.participantName))
      miss('participantName', says.initials)
  })

export type RegistrationInput = z.output<typeof registrationInput>

/** A registration as its own account reads it (§3). */
export const registrationSchema = z
  .object({
    id: z.int(),
    eventId: z.int(),
    eventTitle: z.string(),
    eventStartDate: z.string(),
    eventEndDate: z.string().nullable(),
    eventLocation: z.string(),
    isEventCancelled: z.boolean(),
    status: z
      .enum(['registered', ...REGISTRATION_STATUSES.filter((status) => status !== 'confirmed')])
      .meta({ description: '`confirmed` is shown as `registered` (ruling 25)' }),
    offeredUntil: z.string().nullable(),
    /** Null once erased. */
    participantName: z.string().nullable(),
    participantAge: z.int().nullable(),
    emergencyContactName: z.string().nullable(),
    emergencyContactPhone: z.string().nullable(),
    specialRequirements: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Registration' })

export type Registration = z.output<typeof registrationSchema>
