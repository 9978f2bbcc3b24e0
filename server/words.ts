import { waitOf } from '../shared/wait.ts'
import { words as shared } from '../shared/words.ts'

/** Every sentence the server says to a visitor (ruling 36). */
export const words = {
  noMailServer: 'No mail server is set. Set SMTP_URL and MAIL_FROM, then start the site again.',
  invalidRequest: 'Something in this request is not right. Please check it and try again.',
  notFound: 'There is nothing at this address.',
  listingNotFound: 'Listing Not Found',
  listingGone: (name: string) => `${name} is no longer listed.`,
  likeRemoved: 'Almost the same name as a listing that was removed from the directory',
  adminListing: {
    removed: (name: string) => `${name} was deleted. Undo that first, in "Recent changes".`,
    changed:
      'Somebody else has changed this listing since you opened it. Please read it again before you change it.',
    approvedAlready: (name: string) => `${name} is already approved.`,
    notApproved: (name: string) => `${name} is not approved.`,
    phone:
      'This number cannot be dialled from everywhere in India. Please write it with its STD code, or as a number to check.',
    category:
      'This category does not exist yet. Please add the categories first, on the Dashboard.',
    categoryTwice: 'This is its category already. Please choose only what else it is.',
    region: 'Please write a state or union territory of India, or "All India".',
    coordinates: 'Please write both latitude and longitude, or neither.',
    notExact:
      'These coordinates are not exact: outside India, the middle of a state or town, or far from the place above. Please write at least three decimals, or leave both empty.',
    needsDay:
      'Please open the source below and write the day this was read or checked. It is shown for 60 days from then.',
    changeNotFound: 'There is no such change.',
    undoneAlready: 'This has already been undone.',
    undoTooLate: 'This was more than 24 hours ago, so it can no longer be undone.',
    cannotUndo: 'A new listing cannot be undone. Please delete it.',
    changedSince:
      'The listing has changed since, so this cannot be undone. Please undo the newer change first, or edit the listing.',
  },
  advertisement: {
    notFound: 'This advertisement no longer exists.',
    changed:
      'This advertisement has changed since you opened it. Please close this, read it again, then change it.',
    pictureNotFound: 'This picture no longer exists. Please choose it again.',
    figuresNotFound: 'This link was replaced or has ended. Please ask us for the new one.',
    figuresColumns: ['day', 'shown', 'clicked'],
  },
  searchRule: {
    notFound: 'This is no longer there.',
    changed:
      'Somebody else has changed this since you opened it. Please close this, read it again, then change it.',
    taken: 'There is one for these words already. Please change that one.',
    tooMany: (most: number) =>
      `There are ${most} of these, and more would hide each other. Please delete one first.`,
    noWord: 'Please write words that ask for something, such as “play group”.',
    tooLong: (most: number) => `Please write at most ${most} words.`,
    otherWords: (phrases: number, length: number) =>
      `Please write at most ${phrases} phrases, divided by commas, each of at most ${length} words.`,
    concept: 'Please choose one of the meanings in the list.',
    itself: 'This means the same already.',
    danger:
      'People in danger write these words. What they see first may never change, so these words cannot be a synonym.',
    place: 'We do not know this place. Please write it as in the directory, such as “Mapusa”.',
    answerAddress:
      'Please write the address of a listing, of an article or of a page of this site, such as /listing/12.',
    answerHidden: (address: string) =>
      `Visitors find nothing at ${address}. Please check the address, or approve or publish it first.`,
    answerSponsored: (address: string) =>
      `${address} is sponsored. What is paid for cannot be chosen by our team.`,
    answerTwice: 'Please write each address once.',
    changeNotFound: 'There is no such change.',
    undoneAlready: 'This has already been undone.',
    undoTooLate: 'This was more than 24 hours ago, so it can no longer be undone.',
    changedSince: 'It has changed since. Please undo the newer change first.',
  },
  /** What stands in the slots of a page (ruling 29). */
  slot: {
    sponsored: 'Sponsored',
    orderStays: 'Paid for. The order of results stays the same.',
    newTab: '(opens a new tab)',
    line: 'Sponsored:',
    nothing: 'nothing is placed here now.',
    partners: 'Our Trusted Partners',
    partnersNote: 'Sponsored. The order of results stays the same.',
    how: 'How it works',
  },
  contact: {
    notFound: 'This message no longer exists.',
    proof: 'The spam check has expired. Please send it again.',
    needsScript:
      'This form needs JavaScript at the moment: this site cannot send the email that would confirm your message.',
    needsEmail:
      'Please write your email address: without JavaScript we send you an email with a link.',
  },
  postNotFound: 'Article not found',
  post: {
    notFound: 'This article no longer exists.',
    changed:
      'Somebody else has changed this article since you opened it. What you wrote is still here and nothing was saved.',
    pictureNotFound: 'This picture no longer exists. Please choose it again.',
  },
  blogFeed: (site: string) => `${site}: articles`,
  blogFeedText: (site: string) => `Articles by ${site} for families of autistic people in India.`,
  positionNotInIndia: 'That position is not near a place in India that we know.',
  india: 'India',
  signInFirst: 'Please sign in first.',
  adminsOnly: 'Only admins of this site may do this.',
  checkersOnly: 'Only people who check facts, and admins, may do this.',
  contentClosed: 'You cannot send anything yet. The site still has to appoint a grievance officer.',
  alreadyReviewed: 'You have already reviewed this listing.',
  noReviewOfYours: 'You have not reviewed this listing.',
  reviewTooOld: 'A review can be changed for 30 days. You can still delete it.',
  reviewNotFound: 'This review no longer exists.',
  reviewChanged:
    'This review has changed since you opened it. Please read it again before you decide.',
  ownReview: 'This is your own review. You can change or delete it.',
  alreadyReported: 'You have already reported this review. Thank you.',
  reviewAuthor: {
    parent: 'A parent',
    autistic: 'An autistic person',
    professional: 'A professional',
    nameless: 'A visitor',
  },
  eventNotFound: 'This event no longer exists.',
  eventPassed: 'Event Has Passed',
  registrationClosed: 'Registration Closed',
  eventFull: 'Event Full',
  eventCancelled: 'This event has been cancelled.',
  registersElsewhere: 'You register for this event on the organiser’s own website.',
  attendedAlready: 'You were there: this can no longer be cancelled.',
  eventNotToCome: 'Please choose a day and a time that are still to come.',
  eventChanged: 'This event has changed since you opened it. Please read it again, then change it.',
  eventCancelledBefore: 'This event has already been cancelled.',
  eventHasRegistrations:
    'Somebody has registered for this event, so it cannot be deleted. Please cancel it instead.',
  proposerHears: (isApproved: boolean) =>
    `Somebody proposed this event, so it cannot be deleted. Please ${isApproved ? 'cancel' : 'reject'} it instead: we send them your reason.`,
  cancelInstead: (people: number) =>
    `${people === 1 ? '1 person is' : `${people} people are`} registered or on the waitlist, so this event cannot be hidden or deleted. Please cancel it instead: we tell them by email, and its page says so.`,
  cancelledIsRead: (people: number) =>
    `${people === 1 ? '1 person was' : `${people} people were`} told that this event is cancelled, and their emails link to its page. You can hide it once its day is over.`,
  notAProposal: 'Only an event that somebody proposed, and that is not approved, can be rejected.',
  rejected: (title: string) => `${title} (rejected)`,
  pointNotExact:
    'These coordinates are not exact, or far from the town. Please check them, or leave both empty.',
  eventRegion: 'Please choose a state or union territory of India.',
  feedName: (site: string, region: string) =>
    region ? `${site}: events in ${region}` : `${site}: events`,
  feedCancelled: (reason: string) => `Cancelled. ${reason}`,
  organizedBy: (organizer: string) => `Organized by ${organizer}`,
  placeFree: 'A place has become free. You can register now.',
  alreadyRegistered: 'You are already registered or on the waitlist.',
  registrationNotFound: 'This registration is not yours, or it no longer exists.',
  registrationCancelledBefore: 'This registration has already been cancelled.',
  cancelToErase:
    'The event is still to come. Please cancel your registration first; then what you told us can be deleted.',
  offerEnded: 'This offer has ended. The place was offered to the next person.',
  capacityTaken: (taken: number) =>
    `${taken} places are already taken or offered. Please choose ${taken} or more.`,
  verifyFirst: 'Please confirm your email address first.',
  organisersOnly: 'Only the organisers of this event can see this.',
  organiserUnknown:
    'There is no account with this address, or its address is not confirmed. Please ask the person to sign up first.',
  organiserNotFound: 'This account is not an organiser of this event.',
  moveReasonMissing:
    'This event has started. Please say why its time changes: everyone who took part reads it.',
  /** In the audit log. */
  eventMoved: (before: string, after: string, reason: string) =>
    `from ${before} to ${after}${reason && `: ${reason}`}`,
  ofEvent: (id: number) => `Event ${id}`,
  participantsClosed:
    'Who takes part is shown from three days before the event until one day after it.',
  notBegun: 'From two hours before the event you can say who is there.',
  guardianTooYoung: 'To agree for a child, you have to be 18 or older.',
  phoneNotDialable:
    'This number cannot be dialled. Please give all of it, with the STD code: 0832 245 8728',
  lastAdminLeaves:
    'You are the last admin. Please make somebody else an admin first. Then you can delete your account.',
  lastAdminRevoked:
    'This is the last admin. Please make somebody else an admin first: npm run admin -- grant EMAIL',
  linkNobody:
    'There is no account with this address. Add --adult to make one, for somebody who told you that they are 18 or older.',
  linkSuspended: 'This account is suspended. Please lift the suspension first, at /admin/users.',
  subscriberNotFound: 'This address is no longer in the list.',
  userNotFound: 'There is no such user.',
  notYourself: 'Please ask another admin to change your own account.',
  nameOfficial: 'Please use your own name. This one could be mistaken for our team.',
  passwordShort: 'Please choose a password of at least 10 characters.',
  passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another.',
  wrongPassword:
    'The email address and the password do not match. Please check both, or ask for a link by email.',
  wrongCurrentPassword: 'This is not your current password.',
  currentPasswordNeeded: 'Please type your current password.',
  signInAgain:
    'For this, please sign out and sign in again. You have no password, so we ask for a new sign-in instead.',
  suspended: 'This account is suspended. Please write to us if you think that is a mistake.',
  signUpClosed: shared.signUpClosed,
  mailSent: 'If this address can be used, we have sent an email. Please check your inbox.',
  adminLinkUsed:
    'This link has already been used, or it is too old. For a new one, run this on the computer with the site: npm run admin -- grant EMAIL',
  linkUsed: 'This link has already been used, or it is too old. Please ask for a new one.',
  providerUnknown: 'You cannot sign in this way here.',
  providerUnavailable: (name: string) =>
    `${name} is not answering at the moment. Please try again in a minute, or sign in another way.`,
  methodNotFound: 'You do not sign in with this.',
  lastMethod: 'This is your only way to sign in. Please set a password first.',
  otherAccount:
    'Someone else is signed in now, in another tab or window, so nothing was done. Please load this page again.',
  otherSite: 'This request came from another site, so nothing was done.',
  idempotency: {
    malformed:
      'The header Idempotency-Key must be 16 to 64 letters, digits or hyphens, such as a UUID.',
    otherRequest:
      'You have already sent this with different content. Please reload the page and send it again.',
    unknownEnd:
      'We started this and cannot tell whether it was finished. Please check before you send it again.',
  },
  tooMany: (seconds: number) => `Too many tries. Please try again in ${waitOf(seconds)}.`,
  tooLarge: 'This is too long to send at once. Please shorten it and try again.',
  sessionNotFound: 'This sign-in has already ended.',
  pictureTooLarge: 'This file is larger than 8 MB. Please choose a smaller picture.',
  pictureTooManyPixels:
    'This picture has more than 50 million pixels. Please choose a smaller one.',
  pictureTooSmall: (side: number) =>
    `This picture is too small. Please choose one of at least ${side} by ${side} pixels.`,
  pictureKind: 'This file is not a JPEG, PNG or WebP picture. Please choose one that is.',
  pictureMoves: 'Animated pictures cannot be used. Please choose a still one.',
  pictureTooManyScans:
    'This picture is drawn in too many steps. Please save it again as an ordinary JPEG.',
  pictureTooSlow:
    'This picture takes too long to read. Please save it again as an ordinary JPEG, or smaller.',
  pictureInLine: 'Your last picture is still being read. Please try again in a few seconds.',
  picturesInLine: 'Many pictures are being read at the moment. Please try again in a few seconds.',
  pictureUnreadable: 'This picture is damaged or incomplete. Please choose another one.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'The site cannot reach its data at the moment. Please try again in a minute.',
}
