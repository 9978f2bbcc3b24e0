import type { AuthorKind, WaitingFor } from '../../../shared/reviews/kinds.ts'
import { words as typed } from '../../../shared/words.ts'

/** Writing a review and having written one (§4, §5, ruling 7). */
export const personalWords = {
  close: 'Close',

  write: 'Write a review',
  rating: 'Your rating',
  ofFive: (rating: number) =>
    rating === 1 ? ' of 5 stars: bad' : ` of 5 stars${MEANS[rating] ?? ''}`,
  sent: 'Thank you. We have your review.',
  text: 'Your review',
  textHint: 'Do not name children or staff.',
  contactHint:
    'Others see your review at once. If it has an email address, a phone number or a link, a moderator reads it first.',
  author: 'Your name on the review',
  authors: {
    name: 'With my first name and the first letter of my last name',
    parent: 'A parent',
    autistic: 'An autistic person',
    professional: 'A professional',
  } satisfies Record<AuthorKind, string>,
  submit: 'Submit review',
  submitting: 'Sending…',
  save: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  blank: 'Write a review first. Then you can send it.',
  required: { title: 'Review Required', text: typed.review.missing },
  says: { rating: typed.review.rating, reviewText: sayOfText, author: 'Please choose one.' },

  yours: 'Your review',
  /** Sent just now, and read by nobody first. */
  isShown: 'Thank you. Everybody can read your review now.',
  already: 'You have already reviewed this listing.',
  stars: (rating: number) => `${rating} of 5`,
  waiting: {
    contact:
      'It has an email address, a phone number or a link. A moderator reads it before others see it.',
    'own-listing':
      'You sent us this listing, or showed that it is yours. A moderator reads your review before others see it.',
    reports: 'Readers reported it. Others cannot see it until a moderator has read it.',
    change: 'You changed it after a moderator had hidden it. A moderator reads it again.',
    'hidden-before':
      'You wrote it after deleting one that a moderator had hidden. A moderator reads it before others see it.',
    'reported-before':
      'You wrote it after deleting one that readers had reported. A moderator reads it before others see it.',
  } satisfies Record<WaitingFor, string>,
  hidden: 'A moderator has hidden it. Others cannot see it.',
  reason: 'The moderator says:',
  change: 'Change',
  changeYours: ' your review',
  until: (day: string) => `You can change it until ${day}.`,
  tooOld: 'It can no longer be changed. You can delete it.',
  delete: 'Delete',
  deleteTitle: 'Delete your review?',
  deleteText: 'Others will no longer see it. You can write a new one.',
  deleteReadFirst:
    'Others will no longer see it. You can write a new one. A moderator then reads it before others see it.',
  deleteYes: 'Delete review',
  deleting: 'Deleting…',
  keep: 'Keep it',
}

const MEANS: Record<number, string> = {
  2: ': poor',
  3: ': OK',
  4: ': good',
  5: ': very good',
}

function sayOfText(code: string): string {
  return code === 'too_big' ? typed.review.tooLong : typed.review.missing
}
