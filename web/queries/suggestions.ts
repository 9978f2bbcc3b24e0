import type { SuggestionsQuery } from '../../shared/search/suggestions.ts'
import { read, searchApi } from '../api.ts'

/** What somebody who has typed this may mean: at least two characters. */
export const suggestions = (q: string, kind: SuggestionsQuery['kind']) =>
  read(searchApi.suggestions, { query: { q, kind } })
