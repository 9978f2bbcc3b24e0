/** Which articles, headings, events and pages say what is asked, and how well each does. */
import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnswerKind } from '../../../shared/search/answer-kinds.ts'
import type { Database } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'
import type { Asked, Question } from '../../search/question.ts'

export interface FoundPage {
  id: number
  kind: AnswerKind
  path: string
  anchor: string
  ends: Date | null
  /** From 0 to 1: how much of what tells most is said, and in how prominent a place. */
  score: number
  /** The same of each thing asked; 0 where it is not said. */
  levels: number[]
}

export interface Found {
  /** The best row of each page, the best page first. */
  pages: FoundPage[]
  /** Of each thing asked: a plain word that no page has. */
  isStrange: boolean[]
}

/** In the title; in the title of the article around; in tags and other names; in the text. */
const LEVELS = [1, 0.85, 0.75, 0.4]
/** As typed; as we call it; as others say something like it. */
const FORMS = { typed: 1, named: 0.9, alike: 0.6 }
/** What tells is what few pages say; what is said aside counts a third of that. */
const ASIDE = 0.33
const STRANGE = 0.2

/** So many rows of each way to find them are looked at. */
const LOOKED_AT = 150
/** So many have all of it in their titles or names that texts need not be read. */
const ENOUGH_NAMED = 30
/** A word of so many pages is common, */
const COMMON = 300
/** and so is one in as many titles and names. */
const COMMON_NAME = 100

export async function findPages(
  db: Database,
  { asked, excluded }: Pick<Question, 'asked' | 'excluded'>,
  { kinds, isInListings }: { kinds: readonly AnswerKind[]; isInListings: boolean },
): Promise<Found> {
  if (asked.length === 0) return NOTHING
  const { rows } = await db.execute<FoundRow>(
    sql`with asked as materialized (select ${sql.join(textsOf(asked), sql`, `)}),
    total as materialized (select count(*)::int as total from (select from ${searchPages} limit ${MOST_TOTAL}) as first),
    said as materialized (select array[${sql.join(asked.map(count), sql`, `)}] as said),
    named as materialized (${hit(sql`${searchPages.searchNames} @@ asked.every_one`, kinds)}),
    hit as (select id from named
      union ${hit(sql`(select count(*) from named) < ${ENOUGH_NAMED} and ${searchPages.searchText} @@ asked.every_one`, kinds)}
      union ${hit(sql`${searchPages.searchNames} @@ asked.any_one`, kinds)})
    select ${searchPages.id}, kind, path, anchor, ends, said, total,
      array[${sql.join(asked.map(level), sql`, `)}]::float8[] as levels
    from hit join ${searchPages} on ${searchPages.id} = hit.id cross join asked cross join said cross join total
    ${saysNoneOf(excluded)}`,
  )
  const [{ said, total } = { said: [], total: 0 }] = rows
  const isStrange = asked.map(({ isPlain }, at) => isPlain && !said[at])
  const weights = asked.map(({ isAside }, at) => {
    const telling = Math.log(1 + total / (1 + (said[at] ?? 0)))
    return isAside ? ASIDE * telling : telling
  })
  // They may be joining words of a language we do not know: all of them count as little as one. What listings have is none.
  const strange = isStrange.includes(true) ? STRANGE * Math.log(1 + total) : 0
  const all = isInListings ? sum(weights) : sum(weights.filter((_, at) => !isStrange[at])) + strange
  const pages = rows.map(({ ends, said: _said, total: _total, ...row }) => ({
    ...row,
    ends: ends === null ? null : new Date(ends),
    score: sum(weights.map((weight, at) => weight * (row.levels[at] ?? 0))) / all,
  }))
  return { pages: bestOfEach(pages), isStrange }
}

type FoundRow = Omit<FoundPage, 'score' | 'ends'> & {
  ends: string | null
  said: number[]
  total: number
}

const NOTHING: Found = { pages: [], isStrange: [] }

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

const MOST_TOTAL = 2000

const saysNoneOf = (excluded: Asked[]) =>
  excluded.length > 0
    ? sql`where not ${searchPages.searchText} @@ (${join(excluded, '||')})`
    : sql.empty()

const hit = (says: SQL, kinds: readonly AnswerKind[]) =>
  sql`(select ${searchPages.id} from ${searchPages} cross join asked
    where ${says} and ${inArray(searchPages.kind, [...kinds])} limit ${LOOKED_AT})`

/** How many pages say it, as far as that tells words apart: what is in many titles is common, and is not looked for in texts. */
function count(_asked: Asked, at: number): SQL {
  const says = (column: SQLWrapper, most: number) =>
    sql`(select count(*)::int from (select from ${searchPages} cross join asked
      where ${column} @@ ${text(at)} limit ${most}) as first)`
  return sql`case when ${says(searchPages.searchNames, COMMON_NAME)} = ${COMMON_NAME} then ${COMMON}::int
    else ${says(searchPages.searchText, COMMON)} end`
}

/** Of an article and its headings the one that says most; of equals the article. */
function bestOfEach(pages: FoundPage[]): FoundPage[] {
  const best = new Map<string, FoundPage>()
  for (const page of pages.toSorted((a, b) => b.score - a.score || a.id - b.id))
    if (!best.has(keyOf(page))) best.set(keyOf(page), page)
  return [...best.values()]
}

/** The lines of what usually happens have a page together, and are found each. */
const keyOf = ({ kind, path, anchor }: FoundPage) => (kind === 'event' ? path + anchor : path)

const text = (at: number) => sql.raw(`asked.text${at}`)

/** How well a page says one thing: the best of its forms, each where it stands most prominently. */
function level(asked: Asked, at: number): SQL {
  const forms = FORM_NAMES.filter((form) => asked[form].length > 0).map((form) => {
    const column = (part: string) => sql.raw(`asked.${form}${part}${at}`)
    return sql`${sql.raw(String(FORMS[form]))}::float8 * case
      when ${searchPages.searchText} @@ ${column('title')} then ${sql.raw(String(LEVELS[0]))}::float8
      when ${searchPages.searchText} @@ ${column('within')} then ${sql.raw(String(LEVELS[1]))}::float8
      when ${searchPages.searchNames} @@ ${column('text')} then ${sql.raw(String(LEVELS[2]))}::float8
      when ${searchPages.searchText} @@ ${column('text')} then ${sql.raw(String(LEVELS[3]))}::float8 else 0::float8 end`
  })
  if (asked.isEvent) forms.push(sql`case when ${eq(searchPages.kind, 'event')} then 1::float8 end`)
  return sql`greatest(${sql.join(forms, sql`, `)})`
}

const FORM_NAMES = ['typed', 'named', 'alike'] as const

function textsOf(asked: Asked[]): SQL[] {
  const said = asked.filter(({ isEvent }) => !isEvent)
  const telling = said.filter(({ isAside }) => !isAside)
  const found = [telling, said, asked].find((some) => some.length > 0) ?? []
  return [
    ...asked.flatMap((one, at) => [
      sql`${whole(one)} as ${sql.raw(`text${at}`)}`,
      ...FORM_NAMES.filter((form) => one[form].length > 0).flatMap((form) => [
        sql`${toText(one[form])} as ${sql.raw(`${form}text${at}`)}`,
        sql`${toText(one[form], 'A')} as ${sql.raw(`${form}title${at}`)}`,
        sql`${toText(one[form], 'AB')} as ${sql.raw(`${form}within${at}`)}`,
      ]),
    ]),
    sql`${join(found, '&&')} as every_one`,
    sql`${join([...new Set([...found, ...asked.filter(({ isEvent }) => isEvent)])], '||')} as any_one`,
  ]
}

const join = (some: Asked[], sign: string) => sql.join(some.map(whole), sql` ${sql.raw(sign)} `)
const whole = (one: Asked) => toText(FORM_NAMES.flatMap((form) => one[form]))

/** Any of the phrases; with a weight, only where the words have it. */
const toText = (phrases: string[][], weight = '') =>
  sql`to_tsquery('pg_catalog.english', ${phrases
    .map((phrase) =>
      phrase.map((word) => (weight ? `'${word}':${weight}` : `'${word}'`)).join(' <-> '),
    )
    .filter(Boolean)
    .join(' | ')})`
