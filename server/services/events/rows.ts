import { sql } from 'drizzle-orm'
import type { Event, EventProposal } from '../../../shared/events/events.ts'
import { events } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { findPlace } from '../../places/gazetteer.ts'
import { freeSeats, stateOf } from '../registrations/seats.ts'
import type { EventRow } from '../registrations/rows.ts'
import { placeListing } from '../listings/place/place.ts'
import { shownImage } from '../listings/shown-image.ts'
import { formatPhone, shownPhone } from '../listings/phone.ts'

/** What an answer about an event depends on besides its row. */
export interface Reading {
  env: Pick<ServerEnv, 'IMAGE_HOSTS'>
  now: Date
}

/** A row as anybody may read it. Who proposed it, and who comes, stays behind. */
export function toEvent(row: EventRow, { env, now }: Reading): Event {
  const { id, title, description, isAllDay, location, town, region, mode, organizer } = row
  const { contactEmail, registrationUrl, price, ageGroup, requirements } = row
  const contactPhone = shownPhone(row.contactPhone)
  return {
    id,
    title,
    description,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
    isAllDay,
    location,
    town,
    region,
    point: pointOf(row),
    mode,
    organizer,
    contactEmail,
    contactPhone,
    contactPhoneText: contactPhone && formatPhone(contactPhone),
    registrationUrl,
    imageUrl: shownImage(row.imageUrl, env),
    maxParticipants: row.maxParticipants,
    currentParticipants: row.currentParticipants,
    freeSeats: freeSeats(row),
    registrationDeadline: row.registrationDeadline?.toISOString() ?? null,
    price,
    ageGroup,
    requirements,
    sensory: row.sensory ?? {},
    isFeatured: row.isFeatured,
    isUpcoming: row.startDate > now,
    registration: stateOf(row, now),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    source: sourceOf(row),
  }
}

export function toProposal(row: EventRow): EventProposal {
  const { id, title, isAllDay, location, isApproved, cancelReason } = row
  const { registrationUrl, maxParticipants, currentParticipants } = row
  return {
    id,
    title,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate?.toISOString() ?? null,
    isAllDay,
    location,
    registrationUrl,
    maxParticipants,
    currentParticipants,
    isApproved,
    cancelReason,
    state: row.cancelledAt ? 'cancelled' : row.isApproved ? 'approved' : 'pending',
    createdAt: row.createdAt.toISOString(),
  }
}

type Sourced = Pick<EventRow, 'sourceUrl' | 'sourceTitle' | 'sourceDate'>

export const sourceOf = ({ sourceUrl, sourceTitle, sourceDate }: Sourced) =>
  sourceUrl && sourceTitle ? { url: sourceUrl, title: sourceTitle, date: sourceDate } : null

type Located = Pick<EventRow, 'location' | 'town' | 'region' | 'mode' | 'latitude' | 'longitude'>

/** Exact: its own coordinates. Else the point of its town, under that name (ruling 10). Online it is nowhere. */
export function pointOf({ mode, location, ...row }: Located): Event['point'] {
  if (mode === 'online') return null
  const { pointLatitude, pointLongitude, pointPlaceId, town } = placeListing({
    ...row,
    address: location,
  })
  if (pointLatitude === null || pointLongitude === null) return null
  const place = pointPlaceId ? findPlace(pointPlaceId) : undefined
  return {
    latitude: pointLatitude,
    longitude: pointLongitude,
    isExact: pointPlaceId === null,
    label: place ? (place.town ?? place.name) : (town ?? location),
  }
}

/** Those to come, the next first; behind them what was, the latest first. */
export const byTime = (now: Date) => [
  sql`${events.startDate} <= ${now.toISOString()}`,
  sql`case when ${events.startDate} > ${now.toISOString()} then ${events.startDate} end`,
  sql`${events.startDate} desc`,
  sql`${events.id}`,
]
