import { z } from 'zod'
import { EVENT_MODES, EVENT_QUEUES, EVENTS_PAGE, PROPOSAL_STATES, SENSORY } from './rules.ts'
import { LIMITS } from '../limits.ts'
import { MAX_SEARCH } from '../listings/directory.ts'
import { listingSchema } from '../listings/listings.ts'
import { REGISTRATION_STATES } from './registration-state.ts'
import { line } from '../text.ts'

/** Most rows one answer holds. */
const MAX_EVENTS = 200

const sensory = {
  noise: z.enum(SENSORY.noise),
  light: z.enum(SENSORY.light),
  crowd: z.enum(SENSORY.crowd),
  quietRoom: z.enum(SENSORY.quietRoom),
  toilets: z.enum(SENSORY.toilets),
  food: z.enum(SENSORY.food),
  wheelchair: z.enum(SENSORY.wheelchair),
}

/** Where something known was read. */
const sourceSchema = z
  .object({ url: z.string(), title: z.string(), date: z.string().nullable() })
  .nullable()

/** An event as anybody reads it (§3, ruling 28). A null field is not known. Moments are ISO 8601. */
export const eventSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    isAllDay: z.boolean().meta({
      description: 'Only days are known; endDate is the midnight after the last one, in India',
    }),
    location: z.string(),
    town: z.string().nullable(),
    region: z.string().nullable(),
    point: listingSchema.shape.point,
    mode: z.enum(EVENT_MODES),
    organizer: z.string(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    contactPhoneText: z.string().nullable(),
    registrationUrl: z.string().nullable(),
    imageUrl: z.string().nullable(),
    maxParticipants: z.int().nullable().meta({ description: 'Null: no limit' }),
    currentParticipants: z.int(),
    freeSeats: z.int().nullable().meta({ description: 'Neither taken nor offered to somebody' }),
    registrationDeadline: z.string().nullable(),
    price: z.string().nullable(),
    ageGroup: z.string().nullable(),
    requirements: z.string().nullable(),
    sensory: z
      .object(sensory)
      .partial()
      .meta({ description: 'What to expect; a missing fact is not known' }),
    isFeatured: z.boolean(),
    isUpcoming: z.boolean(),
    registration: z.enum(REGISTRATION_STATES),
    cancelledAt: z.string().nullable(),
    cancelReason: z.string().nullable(),
    source: sourceSchema,
  })
  .meta({ id: 'Event' })

/** What happens again, on a day that no source tells. */
export const usualEventSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    organizer: z.string(),
    location: z.string(),
    description: z.string(),
    usually: z.string().nullable(),
    month: z.int().min(1).max(12).nullable(),
    source: sourceSchema,
  })
  .meta({ id: 'UsualEvent' })

/** The events of a month in India. */
export const eventMonthSchema = z
  .object({ month: z.string(), today: z.string(), events: z.array(eventSchema) })
  .meta({ id: 'EventMonth' })

/** A proposal as its proposer reads it. */
export const proposalSchema = eventSchema
  .pick({
    id: true,
    title: true,
    startDate: true,
    endDate: true,
    isAllDay: true,
    location: true,
    registrationUrl: true,
    maxParticipants: true,
    currentParticipants: true,
    cancelReason: true,
  })
  .extend({ state: z.enum(PROPOSAL_STATES), isApproved: z.boolean(), createdAt: z.string() })
  .meta({ id: 'EventProposal' })

/** An event as an admin reads it. */
export const adminEventSchema = eventSchema
  .extend({
    isApproved: z.boolean(),
    isOver: z.boolean().meta({ description: 'Until then it can be cancelled' }),
    latitude: z.string().nullable(),
    longitude: z.string().nullable(),
    imageAddress: z.string().nullable().meta({ description: 'As it was given, shown or not' }),
    proposer: z.object({ name: z.string(), email: z.string() }).nullable(),
    openOffers: z.int(),
    registrations: z.int().meta({ description: 'Rows of every status' }),
    waiting: z.int(),
    createdAt: z.string(),
    updatedAt: z.string().meta({ description: 'Sent back with an edit: what was read' }),
  })
  .meta({ id: 'AdminEvent' })

export type Event = z.output<typeof eventSchema>
export type UsualEvent = z.output<typeof usualEventSchema>
export type EventMonth = z.output<typeof eventMonthSchema>
export type EventProposal = z.output<typeof proposalSchema>
export type AdminEvent = z.output<typeof adminEventSchema>

const range = {
  limit: z.coerce.number().int().min(1).max(MAX_EVENTS).default(MAX_EVENTS),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
}
const region = line(LIMITS.place).default('')
const filters = {
  region,
  search: line(MAX_SEARCH)
    .default('')
    .meta({ description: 'Only those that say it, also in other words' }),
}

/** `region` is a state or a town, by any of its names. */
export const eventsQuery = z.object({ ...filters, ...range })
export const regionQuery = z.object({ region })
export const usualQuery = z.object(filters)
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .meta({ description: "'2026-11'; left out, this month in India" }),
  region,
})
export const eventQueueQuery = z.object({
  show: z.enum(EVENT_QUEUES).default('pending'),
  search: line(LIMITS.title).default(''),
  id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  ...range,
  limit: range.limit.unwrap().default(EVENTS_PAGE),
})

export type EventFilters = z.output<typeof usualQuery>
export type EventsQuery = z.output<typeof eventsQuery>
export type EventQueueQuery = z.output<typeof eventQueueQuery>
