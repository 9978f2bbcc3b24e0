import { SENSORY_FIELDS, type Sensory } from '../../../shared/events/rules.ts'
import type { AdminEventInput, EventInput } from '../../../shared/events/input.ts'
import { addDays, momentInIndia } from '../../../shared/indian-days.ts'
import { invalid } from '../../errors.ts'
import { stateOf } from '../listings/checks.ts'
import { placeListing } from '../listings/place/place.ts'
import { readPhone } from '../listings/phone.ts'
import { say } from '../../sentences.ts'

/** What is kept of what somebody typed: moments instead of days and times, a number as it is dialled, null for blanks. */
export function storedEvent(input: EventInput) {
  const { title, description, mode, location, organizer, maxParticipants, deadlineDay } = input
  const place = placeOf(input)
  return {
    title,
    description,
    ...momentsOf(input),
    location,
    ...place,
    mode,
    organizer,
    contactEmail: input.contactEmail.toLowerCase() || null,
    contactPhone: phoneOf(input.contactPhone),
    registrationUrl: input.registrationUrl || null,
    maxParticipants,
    registrationDeadline: deadlineDay ? momentInIndia(addDays(deadlineDay, 1)) : null,
    price: input.price || null,
    ageGroup: input.ageGroup || null,
    requirements: input.requirements || null,
    sensory: sensoryOf(input),
  }
}

/** The same of what an admin typed. Coordinates that cannot be a door's are refused (ruling 10). */
export function storedAdminEvent(input: AdminEventInput) {
  const stored = storedEvent(input)
  const { latitude, longitude, imageUrl } = input
  if (latitude || longitude) {
    const { location: address, town, region } = stored
    const placed = placeListing({ address, town, region, latitude, longitude })
    if (placed.pointLatitude === null || placed.pointPlaceId !== null)
      throw invalid(say.pointNotExact, { latitude: say.pointNotExact })
  }
  return {
    ...stored,
    latitude: latitude || null,
    longitude: longitude || null,
    imageUrl: imageUrl || null,
  }
}

function momentsOf({ startDay, startTime, endDay, endTime }: EventInput) {
  const isAllDay = !startTime
  if (isAllDay)
    return {
      isAllDay,
      startDate: momentInIndia(startDay),
      endDate: endDay && endDay !== startDay ? momentInIndia(addDays(endDay, 1)) : null,
    }
  return {
    isAllDay,
    startDate: momentInIndia(startDay, startTime),
    endDate: endTime ? momentInIndia(endDay || startDay, endTime) : null,
  }
}

/** Town and state as the gazetteer spells them, as far as the words say. */
function placeOf({ location, town, region }: EventInput) {
  if (region && !stateOf(region)) throw invalid(say.eventRegion, { region: say.eventRegion })
  const placed = placeListing({ address: location, town: town || null, region: region || null })
  return { town: placed.town, region: placed.region }
}

function phoneOf(typed: string): string | null {
  if (!typed) return null
  const read = readPhone(typed)
  if (!read)
    throw invalid(say.shared.event.contactPhone, { contactPhone: say.shared.event.contactPhone })
  return read
}

const sensoryOf = (input: EventInput): Sensory =>
  Object.fromEntries(
    SENSORY_FIELDS.flatMap((field) => (input[field] ? [[field, input[field]]] : [])),
  )
