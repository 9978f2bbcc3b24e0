import { LIMITS } from './limits.ts'

/** What both sides say about what was typed: a form before it sends, the server when it is sent anyway (§5). */
export const words = {
  review: {
    missing: 'Please write a review before submitting',
    tooLong: `Please shorten your review to ${LIMITS.review} characters.`,
    rating: 'Please choose one to five stars.',
  },
  event: {
    title: 'Please write what the event is called.',
    description: 'Please tell what happens at the event.',
    startDay: 'Please choose the day it begins.',
    startTime: 'Please write when it begins, for example 10:00.',
    endDay: 'Please choose a last day that is not before the first.',
    endTime: 'Please write when it ends, later than it begins.',
    location: 'Please write where it is: the place and its street or area.',
    organizer: 'Please write who organises it.',
    contactEmail: 'Please write an email address like name@example.org.',
    contactPhone: 'Please write a number that can be dialled, with its STD code.',
    registrationUrl: 'Please write a full web address that begins with https://',
    imageUrl: 'Please write a full web address that begins with https://',
    maxParticipants: 'Please write a whole number of places, 1 or more.',
    deadlineDay: 'Please choose a day that is not after the event begins.',
    latitude: 'Please write the latitude with three decimals or more, for example 15.401.',
    longitude: 'Please write the longitude with three decimals or more, for example 74.008.',
    cancelReason: 'Please say why. Everybody who reads the event reads this, too.',
  },
  nameInvisible: 'Please write a name that can be read.',
  nameWithContact: 'Please write a name without addresses, numbers or links.',
  reasonMissing: 'Please say why. The writer reads it.',
}
