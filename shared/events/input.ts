import { z } from 'zod'
import { isDay } from '../days.ts'
import { EVENT_MODES, MOST_EVENT_DAYS, MOST_YEARS_AHEAD, SENSORY } from './rules.ts'
import { addDays, addMonths, indianDay } from '../indian-days.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { line, paragraphs } from '../text.ts'
import { isWebAddress } from '../web-address.ts'
import { words } from '../words.ts'

const MOST_PARTICIPANTS = 100_000

/** A form sends blanks for what is left out. */
const blank = z.literal('')
const optional = (max: number) => line(max).default('')
const someDay = (says: string) => z.string(says).refine(isDay, { error: says, abort: true })
const day = (says: string) =>
  z
    .string(says)
    .refine((text) => text === '' || isDay(text), { error: says, abort: true })
    .default('')
const time = (says: string) => blank.or(z.iso.time({ precision: -1, error: says })).default('')
const web = (says: string) => blank.or(line(LIMITS.url).refine(isWebAddress, says)).default('')
const required = (max: number, says: string) =>
  z.string(says).pipe(line(max).refine(isVisible, says))
const coordinate = (says: string) =>
  blank.or(line(LIMITS.coordinate).pipe(z.string().regex(/^-?\d{1,3}\.\d{3,}$/, says))).default('')
const oneOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  blank.or(z.enum(values)).default('')
const says = words.event

const eventFields = z.object({
  title: required(LIMITS.title, says.title),
  description: paragraphs(LIMITS.description, { missing: says.description }).refine(
    isVisible,
    says.description,
  ),
  /** Days and times of day in India. Without times, only its days are known. */
  startDay: someDay(says.startDay),
  startTime: time(says.startTime),
  endDay: day(says.endDay),
  endTime: time(says.endTime),
  mode: z.enum(EVENT_MODES).default('in-person'),
  location: required(LIMITS.eventLocation, says.location),
  town: optional(LIMITS.place),
  region: optional(LIMITS.region),
  organizer: required(LIMITS.organizer, says.organizer),
  contactEmail: blank.or(line(LIMITS.email).pipe(z.email(says.contactEmail))).default(''),
  contactPhone: optional(LIMITS.phone),
  registrationUrl: web(says.registrationUrl),
  maxParticipants: z
    .union(
      [
        blank.transform(() => null),
        z.coerce
          .number<number | string>()
          .int(says.maxParticipants)
          .min(1, says.maxParticipants)
          .max(MOST_PARTICIPANTS, says.maxParticipants),
      ],
      says.maxParticipants,
    )
    .nullable()
    .default(null),
  /** Registration closes at the end of this day. */
  deadlineDay: day(says.deadlineDay),
  price: optional(LIMITS.price),
  ageGroup: optional(LIMITS.ageGroup),
  requirements: paragraphs(LIMITS.notes).default(''),
  noise: oneOf(SENSORY.noise),
  light: oneOf(SENSORY.light),
  crowd: oneOf(SENSORY.crowd),
  quietRoom: oneOf(SENSORY.quietRoom),
  toilets: oneOf(SENSORY.toilets),
  food: oneOf(SENSORY.food),
  wheelchair: oneOf(SENSORY.wheelchair),
})

const adminFields = eventFields.extend({
  imageUrl: web(says.imageUrl),
  latitude: coordinate(says.latitude),
  longitude: coordinate(says.longitude),
})

type Days = Pick<
  z.output<typeof eventFields>,
  'startDay' | 'startTime' | 'endDay' | 'endTime' | 'deadlineDay'
>

/** What the days and times say together. */
function inOrder(input: Days, context: z.RefinementCtx) {
  const { startDay, startTime, endDay, endTime, deadlineDay } = input
  const refuse = (field: keyof Days, message = says[field]) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (startDay > lastStart(new Date())) refuse('startDay', says.tooFar)
  if (endTime && !startTime) refuse('startTime')
  else if (startTime && endDay && !endTime) refuse('endTime')
  else if (endDay && endDay < startDay) refuse('endDay')
  else if (endDay && endDay >= addDays(startDay, MOST_EVENT_DAYS)) refuse('endDay', says.tooLong)
  else if (endTime && (endDay || startDay) + endTime <= startDay + startTime) refuse('endTime')
  if (deadlineDay && deadlineDay > startDay) refuse('deadlineDay')
}

/** The last day on which an event may begin. */
function lastStart(now: Date): string {
  const today = indianDay(now)
  return `${addMonths(today.slice(0, 7), 12 * MOST_YEARS_AHEAD)}${today.slice(7)}`
}

/** What somebody proposes (`POST /api/events`). Who it is, and whether it is shown, is not theirs to say. */
export const eventInput = eventFields.superRefine(inOrder).superRefine((input, context) => {
  if (input.deadlineDay && input.deadlineDay < indianDay(new Date()))
    context.addIssue({ code: 'custom', path: ['deadlineDay'], message: says.deadlinePast })
})
/** Why an event is at another time: kept in the audit log, and told to those who took part or plan to. */
const moveReason = line(LIMITS.subject).default('')
/** What an admin makes. */
export const adminEventForm = adminFields.extend({ moveReason }).superRefine(inOrder)
export const adminEventInput = adminFields
  .extend({ isApproved: z.boolean().default(false) })
  .superRefine(inOrder)
/** With the event's `updatedAt` as the admin read it. */
export const eventEdit = adminFields
  .extend({ moveReason, updatedAt: z.iso.datetime() })
  .superRefine(inOrder)

/** It is said to everybody who reads the event, and mailed to whom it concerns. */
export const cancelInput = z.object({
  reason: paragraphs(LIMITS.notes, { missing: says.cancelReason }).refine(
    isVisible,
    says.cancelReason,
  ),
})
/** Whoever proposed it reads it. */
export const rejectInput = z.object({
  reason: paragraphs(LIMITS.notes, { missing: says.rejectReason }).refine(
    isVisible,
    says.rejectReason,
  ),
})
export const featureInput = z.object({ isFeatured: z.boolean() })

export type EventInput = z.output<typeof eventInput>
export type AdminEventInput = z.output<typeof adminFields>
export type EventEdit = z.output<typeof eventEdit>
/** What forms send, before it is tidied. */
export type TypedEvent = z.input<typeof eventInput>
export type TypedAdminEvent = z.input<typeof adminEventForm>
export type TypedReject = z.input<typeof rejectInput>
export type TypedCancel = z.input<typeof cancelInput>
