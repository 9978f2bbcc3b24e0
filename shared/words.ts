import { LIMITS } from './limits.ts'

/** What both sides say about what was typed: a form before it sends, the server when it is sent anyway (§5). */
export const words = {
  review: {
    missing: 'Please write a review before submitting',
    tooLong: `Please shorten your review to ${LIMITS.review} characters.`,
    rating: 'Please choose one to five stars.',
  },
  nameInvisible: 'Please write a name that can be read.',
  nameWithContact: 'Please write a name without addresses, numbers or links.',
  reasonMissing: 'Please say why. The writer reads it.',
  listing: {
    name: 'Please write the name of the listing.',
    description: 'Please write what the listing is.',
    category: 'Please choose a category.',
    tooLong: (max: number) => `Please shorten this to ${max} characters.`,
    email: 'Please write an email address such as name@example.org.',
    website: 'Please write a web address such as https://example.org.',
    pincode: 'A PIN code has six digits and does not begin with 0.',
    coordinates: 'Please write both latitude and longitude, or neither.',
    ageGroups: 'Please choose from the age groups.',
    items: (count: number, length: number) =>
      `Please write at most ${count}, one on a line, each of at most ${length} characters.`,
    sourceDate: 'Please write a year, a month or a day: 2024, 2024-02 or 2024-02-08.',
    day: 'Please write a day that has been, such as 2026-11-22.',
    checkedHow: 'Please say how it was checked.',
    checkedWhen: 'Please say on which day it was checked.',
    method: 'Please choose how it was checked.',
  },
  submission: {
    address: 'Please write where it is.',
    phone: 'Please write a phone number.',
    pictureIsAllowed: 'Please confirm that the picture may be published.',
    notesMissing: 'Please say why. Whoever sent it in reads it.',
  },
}
