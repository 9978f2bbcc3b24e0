import { CATEGORIES, type CategorySlug } from '../../../shared/listings/category-names.ts'
import type { ChoiceField, ChoiceOf } from '../../../shared/listings/fields.ts'
import { ageWords } from './age-words.ts'
import { decidingFields } from './deciding-field-words.ts'

/** What is chosen among a few options, as forms, pages and the history name it, */
export const choiceWords: Record<ChoiceField, string> = {
  otherCategories: 'Other categories',
  ageGroups: 'Age groups',
  takesNewPeople: decidingFields.takesNewPeople,
  feesBand: decidingFields.feesBand,
  modes: decidingFields.modes,
  diagnosisNeeded: decidingFields.diagnosisNeeded,
}

// Object.fromEntries forgets which slugs there are.
const categoryWords = Object.fromEntries(
  CATEGORIES.map(({ slug, name }) => [slug, name]),
) as Record<CategorySlug, string>

/** and the options of each. */
export const optionWords: { [Name in ChoiceField]: Record<ChoiceOf<Name>, string> } = {
  otherCategories: categoryWords,
  ageGroups: ageWords,
  takesNewPeople: { yes: 'Yes', 'waiting-list': 'Waitlist', no: 'No' },
  feesBand: {
    free: 'Free',
    'up-to-500': 'Up to ₹500',
    '501-to-1000': '₹501 to ₹1,000',
    '1001-to-2000': '₹1,001 to ₹2,000',
    'over-2000': 'More than ₹2,000',
  },
  modes: { centre: 'At the centre', home: 'At home', online: 'Online' },
  diagnosisNeeded: { yes: 'Yes', no: 'No' },
}

const known: Partial<Record<string, Partial<Record<string, string>>>> = optionWords

/** What was chosen, in words; any other text as it is. */
export const sayOption = (field: string, option: string) => known[field]?.[option] ?? option
