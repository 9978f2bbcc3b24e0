import type { Listing } from '../../../shared/listings/listings.ts'
import type { ownSummary } from './own-summary.ts'
import type { SubmissionStatus } from '../../../shared/submissions/rules.ts'
import { plural } from '../../../shared/formats/plural.ts'
import { ENOUGH_FOR_MEAN } from '../../../shared/reviews/rules.ts'

type Summary = ReturnType<typeof ownSummary>

export const words = {
  title: 'My Dashboard',
  description:
    'Your registrations, your submitted listings, the listings you like and your reviews.',
  hello: (name: string) => `Hello ${name}.`,
  summary: ({ coming, waiting, proposed, rejected }: Summary) => {
    const events = plural(coming, {
      one: '1 upcoming event',
      other: `${coming || 'no'} upcoming events`,
    })
    const listings = plural(waiting, { one: '1 listing', other: `${waiting || 'no'} listings` })
    const proposals = plural(proposed, {
      one: ' 1 event you proposed is waiting.',
      other: ` ${proposed} events you proposed are waiting.`,
    })
    const changes = plural(rejected.length, {
      one: ' 1 listing needs a change.',
      other: ` ${rejected.length} listings need a change.`,
    })
    return [
      `You have ${events} and ${listings} waiting.`,
      proposed > 0 && proposals,
      rejected.length > 0 && changes,
    ]
      .filter(Boolean)
      .join('')
  },
  next: 'Next',
  acceptPlace: (title: string) => `Accept or decline your place at “${title}”`,
  changeAndSend: (name: string) => `Change “${name}” and send it again`,
  seeEvents: 'See events',
  loading: 'Loading your dashboard',

  loginRequired: { title: 'Login Required', text: 'Please log in to access your dashboard.' },
  signInNext: 'The sign-in page opens in a moment.',
  signIn: 'Sign In',

  tabs: 'Parts of your dashboard',
  registrations: 'Event Registrations',
  listings: 'My Listings',
  likes: 'Liked Listings',

  noListings: "You haven't submitted any listings yet.",
  submitFirst: 'Submit your first listing',
  submitNew: 'Submit New Listing',
  loadingListings: 'Loading your listings',
  editSubmission: 'Edit Submission',
  sendAgain: 'Send again',
  suggestChange: 'Suggest a change',
  isChange: 'A change to a listing that already exists.',
  sentOn: 'Sent on',
  allSent: 'All you sent',
  moderatorSays: 'Note from the moderator:',
  whatNow: {
    pending: 'A person will read it. You will get an email then.',
    approved: 'It is public.',
    rejected: 'It is not public. You can change it and send it again.',
  } satisfies Record<SubmissionStatus, string>,
  notShown: 'It was approved, but is not shown at the moment. You can ask us why.',
  askWhy: 'Ask us why',
  noLikes: "You haven't liked any listings yet.",
  findSome: 'Find listings in the directory',
  unliked: 'You removed your like. Press “Like” to like it again.',
  loadingLikes: 'Loading the listings you like',

  rating: ({ rating, reviewCount }: Listing) => {
    if (reviewCount === 0) return 'No reviews yet'
    const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`
    // Below three reviews a mean says more than it knows (ruling 7).
    return reviewCount < ENOUGH_FOR_MEAN ? count : `Rating: ${rating.toFixed(1)}/5 (${count})`
  },
  viewDetails: 'View Details',
  of: (name: string) => ` of ${name}`,
  noLongerListed: 'No longer listed',
  noLongerListedMore:
    'It was removed from the directory. If you remove your like, it leaves this list.',
  takeBack: 'Remove from liked listings',
}
