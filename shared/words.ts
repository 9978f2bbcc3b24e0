import { LIMITS } from './limits.ts'

/** What both sides say about what was typed: a form before it sends, the server when it is sent anyway (§5). */
const trap =
  'A hidden field was filled in, perhaps by your browser. It is empty again: please send it again.'

export const words = {
  signUpClosed:
    'You cannot create an account with an email address yet: this site cannot send email. Please try again another day.',
  review: {
    missing: 'Please write a review before submitting',
    tooLong: `Please shorten your review to ${LIMITS.review} characters.`,
    rating: 'Please choose one to five stars.',
  },
  event: {
    title: 'Please write what the event is called.',
    description: 'Please describe what happens at the event.',
    startDay: 'Please choose the day it begins.',
    startTime: 'Please write when it begins, for example 10:00.',
    endDay: 'Please choose a last day that is not before the first.',
    endTime: 'Please write when it ends, later than it begins.',
    tooFar: 'Please choose a day within the next two years.',
    tooLong: 'An event lasts at most 60 days here. Please propose a longer one in parts.',
    deadlinePast: 'Please choose a last day to register that is still to come.',
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
    rejectReason: 'Please say why. The person who proposed the event reads it.',
    cancelReason: 'Please say why. Everyone who reads the event reads this too.',
  },
  /** §5 gives these words. */
  newsletter: { required: 'Required', invalid: 'Invalid email', trap },
  nameInvisible: 'Please write a name that can be read.',
  nameWithContact: 'Please write a name without addresses, numbers or links.',
  reasonMissing: 'Please say why. The writer reads it.',
  reportReason: 'Please say why. The person who sent it reads it.',
  /** Part of an answer to a report, which is refused while it is not so. */
  noLongerListed: 'We no longer list it.',
  listing: {
    name: 'Please write the name of the listing.',
    description: 'Please describe the listing.',
    category: 'Please choose a category.',
    tooLong: (max: number) => `Please shorten this to ${max} characters.`,
    email: 'Please write an email address such as name@example.org.',
    website: 'Please write a web address such as https://example.org.',
    pincode: 'A PIN code has six digits and does not begin with 0.',
    coordinates: 'Please write both latitude and longitude, or neither.',
    choice: 'Please choose one of these.',
    choices: 'Please choose from these only.',
    tooManyChoices: (max: number) => `Please choose at most ${max}.`,
    items: (count: number, length: number) =>
      `Please write at most ${count}, one per line, each of at most ${length} characters.`,
    credentials:
      'Please write on each line a register (RCI, RPwD, National Trust or NCAHP), a number and whose it is, such as: RCI, A12345, Dr Asha Naik. Each number once.',
    sourceDate: 'Please write a year, a month or a day: 2024, 2024-02 or 2024-02-08.',
    untilDay: 'Please write a day, such as 2030-11-22.',
    day: 'Please write today or an earlier day, such as 2026-11-22.',
    checkedHow: 'Please say how it was checked.',
    checkedWhen: 'Please say on which day it was checked.',
    method: 'Please choose how it was checked.',
  },
  post: {
    title: 'Please write a title.',
    excerpt: 'Please write in one or two sentences what the article says.',
    author: 'Please write who wrote it.',
    category: 'Please choose a category.',
    content: 'Please write the article.',
    tags: (count: number, length: number) =>
      `Please write at most ${count} topics, each of at most ${length} characters.`,
  },
  advertisement: {
    title: 'Please write a title.',
    description: 'Please write a description.',
    targetUrl: 'Please write the full web address it leads to, such as https://example.org.',
    imageUrl: 'Please write a full web address such as https://example.org/picture.jpg.',
    start: 'Please choose the day and time it begins.',
    end: 'The end cannot be before the start.',
    days: 'Please write 1 to 365 days.',
    budget: 'Please write a budget of 0 rupees or more.',
  },
  searchRule: {
    phrase: 'Please write the words that people search for.',
    meaning: 'Please choose what it means, or write other words.',
    oneMeaning: 'Please choose a meaning or write other words, not both.',
    answers: 'Please write the address of at least one answer.',
  },
  submission: {
    address: 'Please write where it is.',
    phone: 'Please write a phone number.',
    pictureIsAllowed: 'Please confirm that the picture may be published.',
    notesMissing: 'Please say why. The person who sent it reads it.',
  },
  contact: {
    name: 'Please write your name.',
    email: 'Please write an email address such as name@example.org.',
    subject: 'Please write in a few words what it is about.',
    message: 'Please write your message.',
    right: 'Please say what is right, or what you know about it.',
    tooLong: (max: number) => `Please shorten this to ${max} characters.`,
    homepage: trap,
  },
}
