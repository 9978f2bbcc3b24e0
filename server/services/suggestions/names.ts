/** Names that begin as somebody types: of listings, articles and events. */
import { inArray, sql } from 'drizzle-orm'
import { dayOf } from '../../../shared/formats/event-when.ts'
import type { Suggestion } from '../../../shared/search/suggestions.ts'
import type { Database } from '../../db/open.ts'
import { listings, searchPages } from '../../db/schema.ts'
import { wordsOf } from '../../search/tokenise.ts'
import { addressOf } from '../answers/rows.ts'
import { USUAL_ORDER } from '../places/conditions.ts'
import { LAST_LETTER } from '../search/lexicon.ts'
import { askedFor } from '../search/text.ts'

/** Each word that was typed, with what it may have been meant to be. */
export type TypedWords = string[][]

/** So many are ranked. */
const MOST_RANKED = 24
/** The first in the usual order, read one by one: what many names have is among them. */
const READ_FIRST = 1500
/** Of what fewer have, so many are looked at. */
const MOST_OF_RARE = 300

/**
 * Names of listings that have a word for each typed one. The index of words lists all names that have a word beginning so
 * before the first can be read: it is asked only where the first listings in the usual order have few such names.
 */
export async function listingNames(db: Database, typed: TypedWords): Promise<Suggestion[]> {
  const begin = sql`to_tsquery('pg_catalog.simple', ${allOf(typed, (word) => `'${word}':*`)})`
  const columns = sql`${listings.id}, ${listings.name}, ${listings.town}, ${listings.region}, ${listings.standing}, ${listings.nameNorm}`
  const { rows } = await db.execute<{
    id: number
    name: string
    town: string | null
    region: string | null
  }>(sql`
    with ${askedFor({ name: begin })},
    common as materialized (select first.* from (
        select ${columns}, ${listings.searchName} from ${listings} where ${listings.isApproved}
        ${USUAL_ORDER} limit ${READ_FIRST}::int) as first cross join asked
      where first.search_name @@ asked.name limit ${MOST_RANKED}::int),
    usual as materialized (select count(*) >= ${MOST_RANKED}::int as is_enough from common),
    rare as materialized (select ${columns} from ${listings} cross join asked
      where ${listings.isApproved} and not (select is_enough from usual) and ${listings.searchName} @@ asked.name
      limit ${MOST_OF_RARE}::int)
    select id, name, town, region, standing, name_norm from common where (select is_enough from usual)
    union all select * from rare
    order by standing, name_norm, id limit ${MOST_OF_RARE}::int`)
  return beginningFirst(rows, typed, ({ name }) => name).map(({ id, name, town, region }) => ({
    kind: 'listing',
    label: name,
    detail: [...new Set([town, region])].filter(Boolean).join(', ') || null,
    path: `/listing/${id}`,
    fills: null,
  }))
}

/** Titles of articles, and of events that are still to come or have no day. */
export async function pageTitles(
  db: Database,
  kinds: readonly PageKind[],
  typed: TypedWords,
  now: Date,
): Promise<Suggestion[]> {
  const { kind, path, anchor, title, starts, ends, usually, searchNames } = searchPages
  const names = sql`to_tsquery('pg_catalog.english', ${allOf(typed, asStem)})`
  const { rows } = await db.execute<Page>(sql`
    with ${askedFor({ names })}
    select ${kind}, ${path}, ${anchor}, ${title}, ${starts}, ${usually} from ${searchPages} cross join asked
    where ${searchNames} @@ asked.names and ${inArray(kind, [...kinds])}
      and case when ${kind} = 'article' then ${anchor} = ''
        else ${ends} >= ${now.toISOString()}::timestamptz or ${usually} is not null end
    order by ${starts}, ${searchPages.id} limit ${MOST_OF_RARE}::int`)
  const titled = rows.filter(({ title }) => {
    const words = wordsOf(title)
    return typed.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))))
  })
  return beginningFirst(titled, typed, ({ title }) => title).map((page) => ({
    kind: page.kind,
    label: page.title,
    detail: page.usually ?? (page.starts && dayOf(new Date(page.starts).toISOString())),
    path: addressOf(page),
    fills: null,
  }))
}

type PageKind = 'article' | 'event'

// A type, for rows have an index signature.
type Page = {
  kind: PageKind
  path: string
  anchor: string
  title: string
  starts: string | null
  usually: string | null
}

/**
 * The index has stems: of "foundation" it has "foundat", which "foundatio" does not begin. So shorter words are asked for,
 * too, and the titles are looked at again.
 */
function asStem(word: string): string {
  const shorter = Array.from({ length: MOST_ENDING }, (_, at) => word.slice(0, -1 - at))
  return [
    `'${word}':*`,
    ...shorter.filter(({ length }) => length >= SHORTEST_STEM).map((stem) => `'${stem}'`),
  ].join(' | ')
}

const MOST_ENDING = 4
const SHORTEST_STEM = 3

const allOf = (typed: TypedWords, toText: (word: string) => string): string =>
  typed.map((forms) => `(${forms.map(toText).join(' | ')})`).join(' & ')

/** What begins as the typed words do is most likely meant. */
function beginningFirst<Row>(rows: Row[], typed: TypedWords, nameOf: (row: Row) => string): Row[] {
  const begins = (row: Row) => {
    const words = wordsOf(nameOf(row))
    return typed.every((forms, at) => forms.some((form) => words[at]?.startsWith(form)))
  }
  const isBegun = new Map(rows.map((row) => [row, begins(row)]))
  return rows.toSorted((a, b) => Number(isBegun.get(b)) - Number(isBegun.get(a)))
}

/** Words of listings that begin as these do but for one slip; the words themselves where some begin so. */
export async function withSlips(db: Database, words: string[]): Promise<TypedWords> {
  const asked = words.filter(({ length }) => length >= SHORTEST_WITH_SLIP)
  if (asked.length === 0) return words.map((word) => [word])
  const { rows } = await db.execute<{ word: string; near: string[] }>(sql`
    select asked.word, array(select t.term from search_terms t
      where t.term >= left(asked.word, 1) and t.term < left(asked.word, 1) || ${LAST_LETTER}::text
        and t.term like any (asked.slips)
      order by t.listings desc limit ${MOST_NEAR}::int) as near
    from jsonb_to_recordset(${JSON.stringify(asked.map((word) => ({ word, slips: slipsOf(word) })))}::jsonb)
      as asked (word text, slips text[])
    where not exists (select from search_terms t
      where t.term >= asked.word and t.term < asked.word || ${LAST_LETTER}::text)`)
  const near = new Map(rows.map((row) => [row.word, row.near]))
  return words.map((word) => {
    const terms = near.get(word) ?? []
    return terms.length > 0 ? terms : [word]
  })
}

const SHORTEST_WITH_SLIP = 4
const MOST_NEAR = 5

/** A letter changed, left out, put in, or swapped with the next, but for the first: as patterns of what begins so. */
function slipsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((_, index) => {
    const at = index + 1
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
    const next = letters[at + 1]
    return [
      `${before}_${after}%`,
      `${before}_${letters[at]}${after}%`,
      `${before}${after}%`,
      ...(next ? [`${before}${next}${letters[at]}${letters.slice(at + 2).join('')}%`] : []),
    ]
  })
}
