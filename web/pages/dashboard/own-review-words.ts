import type { ReviewState } from '../../../shared/reviews/kinds.ts'

export const ownReviewWords = {
  title: 'Your reviews',
  loading: 'Loading your reviews',
  none: 'You have not written any.',
  stars: (rating: number) => `${rating} of 5`,
  states: {
    shown: 'Everybody can read it.',
    waiting: 'It waits for a moderator. Others cannot see it yet.',
    hidden: 'A moderator has hidden it. Others cannot see it.',
  } satisfies Record<ReviewState, string>,
  writtenOn: (day: string) => `Written on ${day}`,
}
