import { wordsOf } from './tokenise.ts'
import type { Reading } from './read-search.ts'

/** The country, as families write it behind a place: "mapusa goa india". */
const COUNTRY: ReadonlySet<string> = new Set(wordsOf('india bharat भारत'))

/**
 * Every entry is in the country, so its name asks for nothing, and alone for all of them. In a name it is a word as
 * others are: "Rehabilitation Council of India".
 */
export async function withoutCountry(
  reading: Reading,
  isNamed: (words: string[]) => Promise<boolean>,
): Promise<Reading> {
  const parts = reading.parts.filter(({ words: [word = ''] }) => !COUNTRY.has(word))
  if (parts.length === reading.parts.length) return reading
  const words = reading.parts.flatMap(({ words }) => words)
  if (parts.length > 0 && (await isNamed(words))) return reading
  return { ...reading, parts, isWholeCountry: true }
}
