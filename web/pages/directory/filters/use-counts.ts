import type { Flag } from '../../../../shared/search/musts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EVENTS_CATEGORY, type CategorySlug } from '../../../../shared/listings/category-names.ts'
import type { DirectoryState, FactFilter } from '../../../../shared/listings/directory.ts'
import type { Choice } from '../../../../shared/search/facets.ts'
import { facets } from '../../../queries/search.ts'

/** How many listings each value of a filter would leave; undefined where that is not known. */
export function useCounts(state: DirectoryState) {
  // The last counts stay until the new ones are there, so that nothing jumps.
  const { data } = useQuery({ ...facets(state), placeholderData: keepPreviousData })
  const { language } = state
  const of = (name: Choice, value: string | undefined) => {
    const counted = value && data?.[name]
    return counted ? (counted[value] ?? 0) : undefined
  }
  return {
    of,
    /** Events are no listings, and have a page of their own. */
    ofCategory: (slug: CategorySlug) =>
      slug === EVENTS_CATEGORY ? undefined : of('category', slug),
    /** Whether some of what was found have what can be chosen of this fact. */
    isOffered: (name: FactFilter) => Object.keys(data?.[name] ?? {}).some((one) => one !== 'no'),
    ofFlag: (name: Flag) => data?.[name] ?? undefined,
    /** The languages that several have of what was found, and the one that is chosen: of most it is not known. */
    languages: Object.keys({ ...data?.language, ...(language && { [language]: 0 }) }).filter(
      (one) => one === language || (of('language', one) ?? 0) > 1,
    ),
  }
}
