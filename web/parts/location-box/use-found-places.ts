import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MIN_PLACE_QUERY } from '../../../shared/listings/directory.ts'
import type { Place } from '../../../shared/places.ts'
import { suggestedPlaces } from '../../queries/places.ts'
import { useSettled } from '../combobox/use-settled.ts'
import { suggestionWords as words } from './suggestion-words.ts'

/** The same list each time: a new one would begin anew. */
const NONE: Place[] = []

/** The places for what has been typed, and a sentence on them; no sentence while there is nothing to say. */
export function useFoundPlaces(typed: string) {
  const wanted = useSettled(typed.trim())
  const isEnough = typed.trim().length >= MIN_PLACE_QUERY
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestedPlaces(wanted),
    enabled: isEnough && wanted.length >= MIN_PLACE_QUERY,
    placeholderData: keepPreviousData,
    // A field without suggestions still takes what is typed: no reason to give up the page.
    throwOnError: false,
  })
  if (!isEnough) return { places: NONE, message: undefined }
  if (isError) return { places: NONE, message: words.failed }
  // The places of the letters before stay until the new ones are there: nothing flickers.
  if (!data || (isPlaceholderData && data.length === 0))
    return { places: NONE, message: words.searching }
  return { places: data, message: data.length > 0 ? words.found(data.length) : words.none }
}
