import type { DuplicateReason } from '../../../../shared/submissions/rules.ts'
import type { ComesAlong } from '../../../../shared/listings/merges.ts'
import { count } from '../kit/count-words.ts'

const likes = count('like', 'likes')
const reviews = count('review', 'reviews')
const people = count('person', 'people')

export const words = {
  title: (name: string) => `Merge with another listing: ${name}`,
  loading: 'Loading the listing',
  back: 'Back to this listing',
  notShown: (name: string) =>
    `${name} is not approved, or was deleted. Only two approved listings can be merged.`,

  which: 'Which listing is the same place?',
  likely: 'These look very similar',
  likelyLoading: 'Looking for similar listings',
  noLikely: 'We found no similar listing. Please search for it.',
  found: 'Found',
  search: 'Search',
  searchHint: 'Name, town, phone or number',
  foundLoading: 'Searching',
  count: count('listing', 'listings'),
  none: 'No approved listings match.',
  itself: 'this listing',
  why: {
    phone: 'same phone',
    website: 'same website',
    name: 'similar name',
  } satisfies Record<DuplicateReason, string>,

  lead: (kept: string, other: string) =>
    `${kept} stays, and ${other} becomes part of it: its address leads here from then on. Choose which value is right where the two differ.`,
  side: { kept: 'This listing', other: 'The other listing' },
  swap: 'Keep the other one instead',
  another: 'Choose another listing',
  same: 'The two say the same in every field.',
  alike: (fields: string) => `The same in both: ${fields}.`,
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  pictureOf: (name: string) => `Picture of ${name}`,
  expires: 'A value is shown as checked only if the last check was of that value.',

  alongTitle: 'What comes along',
  along: (many: ComesAlong): string[] =>
    [
      many.likes && `${likes(many.likes)}${both(many.bothLiked, 'liked')}`,
      many.reviews &&
        `${reviews(many.reviews)}${both(many.bothReviewed, 'reviewed', ': the newer one is shown, the older one is kept out of sight')}`,
      many.reports && count('report', 'reports')(many.reports),
      many.submissions && count('submission', 'submissions')(many.submissions),
      many.messages && count('message', 'messages')(many.messages),
      many.claims &&
        `${people(many.claims)} who may correct it, because both show the same contact`,
      many.checks &&
        `${count('check', 'checks')(many.checks)}, where the value that was checked is chosen`,
      many.advertisements &&
        `${count('advertisement', 'advertisements')(many.advertisements)} that will lead here`,
    ].filter((line) => typeof line === 'string'),
  nothingAlong: 'No likes, reviews, reports or checks.',
  ends: ({ hasTask, links }: ComesAlong): string[] =>
    [
      hasTask && 'The task to call its provider ends, also where somebody has taken it.',
      links > 0 && `${count('link', 'links')(links)} of its provider will no longer open.`,
    ].filter((line) => typeof line === 'string'),

  merge: 'Merge the two',
  sureTitle: 'Merge these two listings?',
  sure: (kept: string, other: string) =>
    `${other} becomes part of ${kept}, and its address leads there. You can undo this for 24 hours, until one of them is changed.`,
  sureYes: 'Merge',
}

const both = (number: number, did: string, then = ': counted once') =>
  number > 0 ? ` (${people(number)} ${did} both${then})` : ''
