import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A name as it is compared: in small letters, without accents. The same as `name_norm` of a listing. */
export const normalised = (name: SQLWrapper): SQL => sql`lower(public.immutable_unaccent(${name}))`

/** The same of what was typed. */
export const normalisedText = (text: string): SQL => normalised(sql`${text}::text`)
