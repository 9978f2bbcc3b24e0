import type { Listing } from '../../../shared/listings/listings.ts'
import type { SubmissionStatus } from '../../../shared/submissions/rules.ts'
import { ENOUGH_FOR_MEAN } from '../../../shared/reviews/rules.ts'

export const words = {
  title: 'My Dashboard',
  description: 'Your registrations, your submitted listings and the listings you like.',
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  hello: (name: string) => `Hello ${name}.`,
  loading: 'Loading your dashboard',

  loginRequired: { title: 'Login Required', text: 'Please log in to access your dashboard.' },
  signInNext: 'You are taken to the sign-in page in a moment.',
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
  suggestChange: 'Suggest a change',
  isChange: 'A change to a listing that already exists.',
  sentOn: 'Sent on',
  moderatorSays: 'Note from the moderator:',
  whatNow: {
    pending: 'A person will read it. You will get an email then.',
    approved: 'It is public.',
    rejected: 'It is not public.',
  } satisfies Record<SubmissionStatus, string>,
  noLikes: "You haven't liked any listings yet.",
  findSome: 'Find listings in the directory',
  loadingLikes: 'Loading the listings you like',

  rating: ({ rating, reviewCount }: Listing) => {
    if (reviewCount === 0) return 'No reviews yet'
    const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`
    // Below three reviews a mean says more than it knows (ruling 7).
    return reviewCount < ENOUGH_FOR_MEAN ? count : `Rating: ${rating.toFixed(1)}/5 (${count})`
  },
  newTab: '(opens a new tab)',
  viewDetails: 'View Details',
  of: (name: string) => ` of ${name}`,
  noLongerListed: 'No longer listed',
  noLongerListedMore:
    'It was removed from the directory. If you take your like back, it leaves this list.',
  takeBack: 'Take my like back',
}
