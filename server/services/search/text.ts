/** Groups of words as PostgreSQL text queries. Words hold letters, marks and digits only (server/search/tokenise.ts). */
import { sql, type SQL, type SQLChunk } from 'drizzle-orm'
import type { Group } from '../../search/groups.ts'
import { isSaidInPassing, isStopWord } from '../../search/word-lists.ts'

/** What was typed or meant, and what it is called in plain English; not what only means something like it. */
const literalPhrases = (group: Group) => [
  ...typedPhrase(group),
  ...group.guesses,
  ...group.names.filter((words) => !words.every(isSaidInPassing)),
]
/** Of "other parents" the database would look for parents alone, of "work" for working days, of "chat" for M-CHAT. */
const typedPhrase = ({ words, concept }: Group) =>
  concept && (words.every(isSaidInPassing) || (words.length > 1 && words.some(isStopWord)))
    ? []
    : [words]
/** What says what was asked, and nothing broader. */
const closePhrases = (group: Group) => [...literalPhrases(group), ...group.alike]
const allPhrases = (group: Group) => [...closePhrases(group), ...group.kin]

export const saidText = (group: Group): SQL => textOf(group, allPhrases(group))
export const closeText = (group: Group): SQL => textOf(group, closePhrases(group))
/** Any phrase of the group, or its kind. */
export const groupText = (group: Group): SQL => withKind(group, saidText(group))
export const literalText = (group: Group): SQL =>
  withKind(group, textOf(group, literalPhrases(group)))

/** What answers it: of a condition help with it, too, which is next to it. */
export const answerText = (group: Group): SQL =>
  group.concept?.role === 'condition' ? saidText(group) : closeText(group)

/** The words typed, and what they are called in plain English; what is guessed counts less. */
export const typedText = (group: Group): SQL =>
  textOf(group, [...typedPhrase(group), ...(group.isGuess ? [] : group.names)])

/** A kind is a kind: where and how often an entry says "school" tells nothing; whether it says "psychiatry" does. */
export const saidGroups = (required: Group[]): Group[] =>
  required.filter(({ category, concept }) => !category || concept?.isSpecialty)

/** Whether entries are found that do not say what was asked: those that say something broader, or are of its kind. */
export const isLoose = ({ kin, concept }: Group): boolean =>
  kin.length > 0 || Boolean(concept?.isSpecialty)

/** Whether the words typed or meant are all that means the same. */
export function isLiteral(group: Group): boolean {
  const literal = withoutLonger(literalPhrases(group))
  return withoutLonger(allPhrases(group)).every((phrase) => literal.includes(phrase))
}

/** The kind first: where it is tested again, whether phrases are said is not looked at. */
const withKind = ({ category }: Group, text: SQL) =>
  category ? anyOf([ofCategory(category), text]) : text

const textOf = (group: Group, phrases: string[][]): SQL =>
  anyOf([phraseText(phrases), ...typedWhole(group)])

/** Any of the phrases, by their stems; with weights only where the words have one of these. */
export const phraseText = (phrases: string[][], weights = ''): SQL =>
  sql`to_tsquery('pg_catalog.english', ${withoutLonger(phrases)
    .map((phrase) => asPhrase(phrase, weights))
    .join(' | ')})`

/** An entry with "speech" need not be asked for "speech therapy": each phrase of common words costs a look at all of them. */
function withoutLonger(phrases: string[][]): string[] {
  const texts = [...new Set(phrases.map((words) => words.join(' ')))].filter(Boolean)
  return texts.filter((text) => !texts.some((other) => isPartOf(text, other)))
}

const isPartOf = (text: string, part: string) => part !== text && ` ${text} `.includes(` ${part} `)

/**
 * What stems leave out: words that join others and were all that was typed, words not typed to their end, initials, and
 * how an entry is reached.
 */
function typedWhole({ words, isBegun, concept, contact }: Group): SQL[] {
  const [word = ''] = words
  const options = words.some(isStopWord) && !concept ? [asPhrase(words.join(' '))] : []
  if (isBegun) options.push(`'${word}':*`)
  if (!concept && !contact && /^[a-z]{3,8}$/.test(word)) options.push(`'initials${word}':*`)
  if (contact) options.push(`'${contact}'`)
  return options.length > 0 ? [sql`to_tsquery('pg_catalog.simple', ${options.join(' | ')})`] : []
}

/** All of these words, wherever they are in a name. */
export const nameText = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.simple', ${words.map((word) => `'${word}'`).join(' & ')})`

/** The same, or longer words that begin so: "Hospitals". Of a letter or two too many words begin. */
export const begunText = (words: string[]): SQL =>
  sql`to_tsquery('pg_catalog.simple', ${words
    .map((word) => (word.length > 3 ? `'${word}':*` : `'${word}'`))
    .join(' & ')})`

const asPhrase = (phrase: string, weights = '') =>
  phrase
    .split(' ')
    .map((word) => `'${word}'${weights && `:${weights}`}`)
    .join(' <-> ')

const ofCategory = (slug: string) =>
  sql`to_tsquery('pg_catalog.simple', ${`category${slug.replaceAll('-', '')}`})`

/** Expressions, divided by commas. */
export const list = (parts: SQLChunk[]): SQL => sql.join(parts, sql`, `)
export const union = (parts: SQL[]): SQL => sql.join(parts, sql` union `)

export const allOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`
export const anyOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` || `)})`

/**
 * Text queries by name, worked out once, as `asked`. Out of the planner's sight: of a common word it would read the whole
 * table rather than the index.
 */
export function askedFor(texts: Record<string, SQL>): SQL {
  const named = Object.entries({ nothing: sql`null::tsquery`, ...texts })
  return sql`asked as materialized (select ${list(named.map(([name, text]) => sql`${text} as ${sql.identifier(name)}`))})`
}

/** One of them, or one of a list of them. */
export const askedText = (name: string, at: number | '' = ''): SQL =>
  sql`asked.${sql.identifier(`${name}${at}`)}`
