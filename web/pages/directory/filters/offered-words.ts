import { optionWords } from '../../../parts/listing/choice-words.ts'

/** The filters that are mostly not there, and so come with their own code. */
export const words = {
  any: 'Any',
  remove: 'Remove',
  title: {
    takesNewPeople: 'Does it take new people?',
    mode: 'In person or online?',
  },
  options: {
    takesNewPeople: { yes: 'Takes new people', 'waiting-list': 'Has a waitlist' },
    mode: optionWords.modes,
  },
}
