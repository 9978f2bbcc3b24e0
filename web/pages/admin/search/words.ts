import { number } from '../../../../shared/formats/numbers.ts'
import {
  FEWEST_MISSED_DAYS,
  type SearchRuleAction,
  type SearchRuleKind,
  type Unshown,
} from '../../../../shared/search/rule-kinds.ts'
import { SEARCH_MISS_MONTHS } from '../../../../shared/retention.ts'
import { words as shared } from '../../../../shared/words.ts'
import { count } from '../kit/count-words.ts'

/** The tab Search. */
export const words = {
  show: 'Show',
  shows: { synonym: 'Synonyms', pin: 'Chosen answers', misses: 'Not found' },
  close: 'Close',
  of: (phrase: string) => `: ${phrase}`,
  edit: 'Edit',
  delete: 'Delete',
  loading: 'Loading',

  lists: {
    synonym: {
      lead: 'Words that people search for and the search does not know, or reads as something else. A synonym holds from the next search on.',
      add: 'Add a synonym',
      count: count('synonym', 'synonyms'),
      none: 'There are no synonyms yet.',
    },
    pin: {
      lead: 'What is shown above the results of a search, marked “Chosen by our team”. Nobody can pay for this: a sponsored listing cannot be chosen.',
      add: 'Choose answers',
      count: count('search with chosen answers', 'searches with chosen answers'),
      none: 'There are no chosen answers yet.',
    },
  } satisfies Record<SearchRuleKind, object>,

  means: (concept: string) => `Means: ${concept}`,
  alsoSearched: (others: string) => `Searched too: ${others}`,
  inPlace: (place: string) => `Only in ${place}`,
  everywhere: 'In every place',
  nothingThere: (address: string) => `Nothing at ${address}`,
  notShown: 'Not shown',
  whyNot: {
    hidden: 'visitors do not find it now',
    sponsored: 'it is sponsored now',
  } satisfies Record<Unshown, string>,

  dialogs: {
    synonym: { add: 'Add a synonym', edit: 'Edit the synonym', noun: 'synonym' },
    pin: { add: 'Choose answers', edit: 'Edit the chosen answers', noun: 'choice' },
  } satisfies Record<SearchRuleKind, object>,
  phrase: 'What people search for',
  phraseHints: {
    synonym: 'A word or a few, such as “water play”. Capitals make no difference.',
    pin: 'The whole search, such as “new diagnosis”. Words like “the” and “for” make no difference.',
  } satisfies Record<SearchRuleKind, string>,
  concept: 'What it means',
  conceptHint: 'A meaning the search knows already, in all its languages.',
  noConcept: 'None of these',
  words: 'Or other words that are searched too',
  wordsHint: 'Divided by commas, such as “splash pool, hydrotherapy”.',
  place: 'Only in this place',
  placeHint: 'A town, taluka or state, such as “Mapusa”. Blank: in every place.',
  answer: (at: number) => ['First answer', 'Second answer', 'Third answer'][at] ?? '',
  answerHint: 'Its address on this site, such as /listing/12 or /blog/first-steps.',
  preview: 'Preview',
  previewing: 'Looking…',
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'This is what you wrote and have not saved yet.',
  unsavedSince: 'Saved. Later changes are not saved yet.',
  discard: 'Discard it',
  says: {
    phrase: shared.searchRule.phrase,
    concept: shared.searchRule.meaning,
    words: shared.searchRule.oneMeaning,
  },

  before: 'Found now',
  after: 'Found with it',
  found: (total: number) =>
    total > 1_000
      ? 'More than 1,000 listings'
      : total === 1
        ? '1 listing'
        : `${number(total)} listings`,
  pinned: 'Above the results',
  previewed: 'The preview is below.',

  question: {
    synonym: 'Delete this synonym?',
    pin: 'Delete these chosen answers?',
  } satisfies Record<SearchRuleKind, string>,
  questionText: (phrase: string) =>
    `A search for “${phrase}” is answered without it from now on. You can undo this for 24 hours.`,
  keep: 'Keep it',

  recent: 'Changes of the last 24 hours',
  nobody: 'Somebody whose account was deleted',
  did: {
    'search-rule.create': 'added',
    'search-rule.edit': 'changed',
    'search-rule.delete': 'deleted',
  } satisfies Record<SearchRuleAction, string>,
  kinds: { synonym: 'the synonym', pin: 'the chosen answers for' } satisfies Record<
    SearchRuleKind,
    string
  >,
  quoted: (phrase: string) => `“${phrase}”`,
  undo: 'Undo',
  undoOf: (what: string) => ` (${what})`,
  undoing: 'Undoing…',
  undone: 'Undone',
  changedSince: 'It has changed since.',

  misses: {
    lead: `What a search understood and found nothing for, on ${FEWEST_MISSED_DAYS} different days or more of the last ${SEARCH_MISS_MONTHS} months. Only the meaning, the place and the day are kept: no words, no person, and not how often.`,
    loading: 'Loading what was not found',
    count: count('need', 'needs'),
    none: `Nothing was missing on ${FEWEST_MISSED_DAYS} days or more.`,
    noPlace: 'No place',
    days: (days: number, last: string) => `On ${number(days)} days, last on ${last}`,
  },
}
