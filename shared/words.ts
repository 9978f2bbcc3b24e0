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
}
