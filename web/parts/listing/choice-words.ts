import type { ChoiceField, ChoiceOf } from '../../../shared/listings/fields.ts'

/** What is chosen among a few options, as forms, pages and the history name it, */
export const choiceWords: Record<ChoiceField, string> = {
  ageGroups: 'Age groups',
}

/** and the options of each. */
export const optionWords: { [Name in ChoiceField]: Record<ChoiceOf<Name>, string> } = {
  ageGroups: {
    'early-childhood': 'Birth to 5 years',
    children: '6 to 12 years',
    teenagers: '13 to 17 years',
    adults: '18 years and over',
  },
}

const known: Partial<Record<string, Partial<Record<string, string>>>> = optionWords

/** What was chosen, in words; any other text as it is. */
export const sayOption = (field: string, option: string) => known[field]?.[option] ?? option
