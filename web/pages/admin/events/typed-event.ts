import type { TypedAdminEvent } from '../../../../shared/events/input.ts'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { indianDay, indianTime } from '../../../../shared/indian-days.ts'

/** An event as its form holds it: days and times in India, blanks for what is not known. */
export function typedEvent(event: AdminEvent): TypedAdminEvent {
  const { startDate, endDate, isAllDay, registrationDeadline, maxParticipants, sensory } = event
  const startDay = indianDay(startDate)
  const endDay = endDate && indianDay(isAllDay ? lastMoment(endDate) : endDate)
  return {
    title: event.title,
    description: event.description,
    startDay,
    startTime: isAllDay ? '' : indianTime(startDate),
    endDay: endDay && endDay !== startDay ? endDay : '',
    endTime: isAllDay || !endDate ? '' : indianTime(endDate),
    mode: event.mode,
    location: event.location,
    town: event.town ?? '',
    region: event.region ?? '',
    organizer: event.organizer,
    contactEmail: event.contactEmail ?? '',
    contactPhone: event.contactPhoneText ?? '',
    registrationUrl: event.registrationUrl ?? '',
    maxParticipants: maxParticipants === null ? '' : String(maxParticipants),
    deadlineDay: registrationDeadline ? indianDay(lastMoment(registrationDeadline)) : '',
    price: event.price ?? '',
    ageGroup: event.ageGroup ?? '',
    requirements: event.requirements ?? '',
    noise: sensory.noise ?? '',
    light: sensory.light ?? '',
    crowd: sensory.crowd ?? '',
    quietRoom: sensory.quietRoom ?? '',
    toilets: sensory.toilets ?? '',
    food: sensory.food ?? '',
    wheelchair: sensory.wheelchair ?? '',
    latitude: event.latitude ?? '',
    longitude: event.longitude ?? '',
    imageUrl: event.imageAddress ?? '',
    moveReason: '',
  }
}

/** A day ends at the midnight after it. */
const lastMoment = (midnight: string) => new Date(Date.parse(midnight) - 1)
