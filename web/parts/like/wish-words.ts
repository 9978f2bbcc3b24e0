import type { Notice } from '../../notices/notice.ts'
import { likeWords } from './like-words.ts'

export const wishWords = {
  loginRequired: {
    title: 'Login Required',
    text: likeWords.signInToLike,
    look: 'info',
  } satisfies Notice,
}
