import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MIN_PLACE_QUERY } from '../../../shared/listings/directory.ts'
import { suggestedPlaces } from '../../queries/places.ts'
import { suggestionWords as words } from './suggestion-words.ts'

/** A pause in typing after which we ask. */
const PAUSE = 150

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
  if (!isEnough) return { places: [], message: undefined }
  if (isError) return { places: [], message: words.failed }
  // The places of the letters before stay until the new ones are there: nothing flickers.
  if (!data || (isPlaceholderData && data.length === 0))
    return { places: [], message: words.searching }
  return { places: data, message: data.length > 0 ? words.found(data.length) : words.none }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
