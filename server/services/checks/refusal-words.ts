import { LEASE_MINUTES } from '../../../shared/checks/rules.ts'

/** What the checks refuse (ruling 36). */
export const words = {
  notYours: `This listing is no longer yours to check. Its provider has answered, or your ${LEASE_MINUTES} minutes are over.`,
  othersHave: 'Somebody else is checking this listing at the moment.',
  notShown: (name: string) =>
    `${name} is not shown at the moment, so it does not come up in Checks. To ask its provider, approve it first, on the tab Listings.`,
  onlyNumber: 'This is a helpline: it is asked only whether its number is right.',
  noNumber:
    'We know no number that was called. Please write it at “Phone”, or choose how else you asked.',
  past: 'Please choose a day that is still to come.',
  nothingToConfirm: 'This is marked as right, and we know nothing of it.',
  nothingWritten: 'Please write what they said, or press “Undo” beside it.',
  gone: {
    closed: (name: string) =>
      `${name} has closed. To list it again, press its own “Approve…”, which asks first.`,
    'do-not-list': (name: string) =>
      `${name} asked not to be listed. To list it again, press its own “Approve…”, which asks first.`,
  },
  // By a provider's link:
  noLink: 'This link does not exist.',
  changedSince:
    'This listing has changed since you opened the page. Please read it again: nothing was sent.',
  notAllRight: 'Please look at what you marked.',
  isMarked: 'You marked this. Press “Correct it”, or remove the mark.',
  isBoth: 'You marked this as right, and wrote something else.',
  notAPhone: 'This number cannot be dialled. Please write it with its STD code.',
  notAnEmail: 'Please write an email address such as name@example.org.',
  notAWebsite: 'Please write a web address such as https://example.org.',
  nothingMarked: 'Please mark what is not right, and write what is.',
}
