import { placesApi, read } from '../api.ts'

/** Suggestions for what has been typed of a place: at least two characters (§5). */
export const suggestedPlaces = (typed: string) => read(placesApi, { query: { q: typed } })
