/** Groups of words as PostgreSQL text queries. Words hold letters, marks and digits only (server/search/tokenise.ts). */
import { sql, type SQL } from 'drizzle-orm'
import { categories } from '../db/schema.ts'
import type { Group } from '../search/groups.ts'

/** Any phrase of the group, or its kind. */
export function groupText(group: Group): SQL {
  const category = group.category && ofCategory(group.category)
  return sql`(${sql.join([saidText(group), ...(category ? [category] : [])], sql` || `)})`
}

/** Any phrase of the group. */
export function saidText(group: Group): SQL {
  return sql`${stems(group.phrases)} || ${typedWhole(group)}`
}

/** The words typed and none that mean the same. */
export const typedText = (group: Group): SQL => sql`${stems([group.words])} || ${typedWhole(group)}`

const stems = (phrases: string[][]) =>
  sql`to_tsquery('pg_catalog.english', ${phrases.map(asPhrase).join(' | ')})`

/** Word by word as typed, which keeps what the stems leave out; begun ones also as a beginning, and as initials. */
function typedWhole({ words, isBegun, concept }: Group): SQL {
  const [word = ''] = words
  const options = [asPhrase(words)]
  if (isBegun) options.push(`'${word}':*`)
  if (!concept && /^[a-z]{3,8}$/.test(word)) options.push(`'initials${word}':*`)
  return sql`to_tsquery('pg_catalog.simple', ${options.join(' | ')})`
}

const asPhrase = (words: string[]) => words.map((word) => `'${word}'`).join(' <-> ')

const ofCategory = (slug: string) =>
  sql`to_tsquery('pg_catalog.simple', 'category' ||
    (select ${categories.id} from ${categories} where ${categories.slug} = ${slug}))`

export const allOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`
export const anyOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` || `)})`
