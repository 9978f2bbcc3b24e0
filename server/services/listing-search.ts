import { and, sql, type SQL } from 'drizzle-orm'
import { listings } from '../db/schema.ts'

/** The text has every word somewhere in the name, the place, the services or the description. */
export function matchesText(text: string): SQL | undefined {
  return and(...toWords(text).map((word) => sql`${SEARCHED} like ${`%${word}%`}`))
}

const MAX_WORDS = 12

const SEARCHED = sql`lower(public.immutable_unaccent(concat_ws(' ', ${listings.name}, ${listings.description},
  ${listings.address}, ${listings.town}, ${listings.taluka}, ${listings.district}, ${listings.region},
  ${listings.pincode}, array_to_string(${listings.services}, ' '))))`

/** Letters, digits and apostrophes only: nothing a pattern would take for more than itself. */
function toWords(text: string): string[] {
  return (unaccented(text).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).slice(0, MAX_WORDS)
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
