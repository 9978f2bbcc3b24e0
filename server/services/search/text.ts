/** Groups of words as PostgreSQL text queries. Words hold letters, marks and digits only (server/search/tokenise.ts). */
import { sql, type SQL } from 'drizzle-orm'
import { categories } from '../../db/schema.ts'
import type { Group } from '../../search/groups.ts'
import { isStopWord } from '../../search/stop-words.ts'
import { wordsOf } from '../../search/tokenise.ts'

/** Any phrase of the group, or its kind. */
export const groupText = (group: Group): SQL => withKind(group, saidText(group))

/** The words typed, what they are called in plain English, or the kind; not what only means something like it. */
export const literalText = (group: Group): SQL => withKind(group, typedText(group))

/** A kind is a kind: where and how often an entry says "school" tells nothing; whether it says "psychiatry" does. */
export const saidGroups = (required: Group[]): Group[] =>
  required.filter(({ category, concept }) => !category || concept?.isSpecialty)

const withKind = ({ category }: Group, text: SQL) =>
  sql`(${category ? sql.join([text, ofCategory(category)], sql` || `) : text})`

/** Any phrase of the group. */
export const saidText = (group: Group): SQL => anyOf([stems(group.phrases), ...typedWhole(group)])

/** The words typed, and what they are called in plain English. */
export const typedText = (group: Group): SQL =>
  anyOf([stems([group.words, ...nameOf(group)]), ...typedWhole(group)])

/** Whether the words typed are all that means the same. */
export function isLiteral(group: Group): boolean {
  const literal = withoutLonger([group.words, ...nameOf(group)])
  return withoutLonger(group.phrases).every((phrase) =>
    literal.some((other) => other.join(' ') === phrase.join(' ')),
  )
}

const nameOf = ({ concept }: Group) => (concept ? [wordsOf(concept.name)] : [])

const stems = (phrases: string[][]) =>
  sql`to_tsquery('pg_catalog.english', ${withoutLonger(phrases).map(asPhrase).join(' | ')})`

/** An entry with "speech" need not be asked for "speech therapy": each phrase of common words costs a look at all of them. */
function withoutLonger(phrases: string[][]): string[][] {
  const texts = [...new Set(phrases.map((phrase) => ` ${phrase.join(' ')} `))]
  return texts
    .filter((text) => !texts.some((other) => other !== text && text.includes(other)))
    .map((text) => text.trim().split(' '))
}

/** What stems leave out: words that join others and were all that was typed, words not typed to their end, initials. */
function typedWhole({ words, isBegun, concept }: Group): SQL[] {
  const [word = ''] = words
  const options = words.some(isStopWord) && !concept ? [asPhrase(words)] : []
  if (isBegun) options.push(`'${word}':*`)
  if (!concept && /^[a-z]{3,8}$/.test(word)) options.push(`'initials${word}':*`)
  return options.length > 0 ? [sql`to_tsquery('pg_catalog.simple', ${options.join(' | ')})`] : []
}

const asPhrase = (words: string[]) => words.map((word) => `'${word}'`).join(' <-> ')

const ofCategory = (slug: string) =>
  sql`to_tsquery('pg_catalog.simple', 'category' ||
    (select ${categories.id} from ${categories} where ${categories.slug} = ${slug}))`

export const allOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`
export const anyOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` || `)})`
