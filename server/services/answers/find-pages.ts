/** Which articles, headings, events and pages say what is asked, and how well each does. */
import { eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { SOURCES_ANCHOR } from '../../../shared/blog/rules.ts'
import type { AnswerKind } from '../../../shared/search/answer-kinds.ts'
import type { Database } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'
import type { Asked, Question } from '../../search/question.ts'
import { allOf, anyOf, askedFor, askedText, list, phraseText, union } from '../search/text.ts'

interface FoundPage {
  id: number
  kind: AnswerKind
  path: string
  anchor: string
  ends: Date | null
  /** Of each thing asked, from 0 to 1, in how prominent a place it is said; 0 where it is not. */
  levels: number[]
}

export interface ScoredPage extends FoundPage {
  /** From 0 to 1: how much of what tells most is said, and in how prominent a place. */
  score: number
  /** The same, with what is spared. */
  ofAll: number
}

export interface Found {
  pages: FoundPage[]
  /** How much each thing asked tells: what few pages say does. */
  weights: number[]
  /** The same of something that no page says. */
  mostTelling: number
  /** Of each thing asked: a plain word that no page has. */
  isStrange: boolean[]
  /** Of each thing asked: no matter where an article or page does not say it. */
  isSpared: boolean[]
}

/** In the title; in the title of the article around; in tags and other names; in the text. */
const LEVELS = { title: 1, within: 0.85, names: 0.75, text: 0.4 }
/** As typed; as we call it; as others say something like it. */
const FORMS = { typed: 1, named: 0.9, alike: 0.6 }
/** What tells is what few pages say; what is said aside counts a third of that, and what is asked of it more. */
const weightOf = ({ isAside, isMatter }: Asked) => (isAside ? 0.33 : isMatter ? 1.5 : 1)
const STRANGE = 0.2

/** So many rows of each way to find them are looked at. */
const LOOKED_AT = 150
/** So many have all of it in their titles or names that texts need not be read. */
const ENOUGH_NAMED = 30
/** A word of so many pages is common, */
const COMMON = 300
/** and so is one in as many titles and names: it is not looked for in texts. */
const COMMON_NAME = 100
const MOST_TOTAL = 2000

/** What an article ends with answers nothing. */
const NO_ANSWERS = ['h-what-may-have-changed', SOURCES_ANCHOR]

export async function findPages(
  db: Database,
  { asked, excluded, unfit }: Pick<Question, 'asked' | 'excluded' | 'unfit'>,
  kinds: readonly AnswerKind[],
): Promise<Found> {
  if (asked.length === 0)
    return { pages: [], weights: [], mostTelling: 0, isStrange: [], isSpared: [] }
  const { rows } = await db.execute<FoundRow>(
    sql`with ${askedFor(textsOf(asked))},
    total as materialized (select count(*)::int as total from (select from ${searchPages} limit ${MOST_TOTAL}) as first),
    ${list(
      asked.map(
        (_, at) => sql`${namedAt(at)} as materialized ${hit(NAMES, askedText('text', at), kinds)}`,
      ),
    )},
    said as materialized (select array[${list(asked.map(count))}] as said),
    hit as (${hits(asked, kinds)})
    select ${searchPages.id}, kind, path, anchor, ends, said, total,
      array[${list(asked.map(level))}]::float8[] as levels
    from hit join ${searchPages} on ${searchPages.id} = hit.id ${READ_ONCE} cross join asked cross join said cross join total
    where ${notInArray(searchPages.anchor, NO_ANSWERS)}
    ${excluded.length > 0 ? sql`and not ${READ_TEXT} @@ ${anyOf(excluded.map(whole))}` : sql.empty()}
    ${unfit.length > 0 ? sql`and not ${NAMES} @@ ${phraseText(unfit, 'AB')}` : sql.empty()}`,
  )
  const [{ said, total } = { said: [], total: 0 }] = rows
  const telling = (pages: number) => Math.log(1 + total / (1 + pages))
  return {
    pages: rows.map(({ ends, said: _said, total: _total, ...row }) => ({
      ...row,
      ends: ends === null ? null : new Date(ends),
    })),
    weights: asked.map((one, at) => weightOf(one) * telling(said[at] ?? 0)),
    mostTelling: telling(0),
    isStrange: asked.map(({ isPlain }, at) => isPlain && !said[at]),
    isSpared: asked.map(({ isSpared }) => isSpared === true),
  }
}

type FoundRow = Omit<FoundPage, 'ends'> & { ends: string | null; said: number[]; total: number }

/** The best row of each page, the best page first. */
export function scored(
  { pages, weights, mostTelling, isStrange, isSpared }: Found,
  isInListings: boolean,
): ScoredPage[] {
  // They may be joining words of a language we do not know: all of them count as little as one. What listings have is none.
  const strange = isStrange.includes(true) ? STRANGE * mostTelling : 0
  const all = isInListings ? sum(weights) : sum(weights.filter((_, at) => !isStrange[at])) + strange
  const withScores = pages.map((page) => {
    const { kind, levels } = page
    const said = weights.map((weight, at) => weight * (levels[at] ?? 0))
    const ofAll = sum(said) / all
    const isCounted = (_: number, at: number) => !isSpared[at] || kind === 'event'
    const spared = sum(weights.filter((weight, at) => !isCounted(weight, at)))
    // Who says it in passing does not say less than who does not say it.
    const ofCounted = sum(said.filter(isCounted)) / (all - spared)
    return { ...page, score: Math.max(ofAll, ofCounted), ofAll }
  })
  return bestOfEach(withScores)
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** Of an article and its headings the one that says most, also of what is spared; of equals the article. The best is first. */
function bestOfEach(pages: ScoredPage[]): ScoredPage[] {
  const best = new Map<string, ScoredPage>()
  for (const page of pages.toSorted((a, b) => b.ofAll - a.ofAll || a.id - b.id))
    if (!best.has(keyOf(page))) best.set(keyOf(page), page)
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** The lines of what usually happens have a page together, and are found each. */
const keyOf = ({ kind, path, anchor }: FoundPage) => (kind === 'event' ? path + anchor : path)

const NAMES = sql`${searchPages.searchNames}`
const TEXT = sql`${searchPages.searchText}`
/** The words of a long article are kept apart and packed: each look at the column would unpack them again. */
const READ_ONCE = sql`cross join lateral (select ${TEXT} || ''::tsvector as words offset 0) as text`
const READ_TEXT = sql`text.words`

const namedAt = (at: number) => sql.raw(`named${at}`)

const hit = (column: SQL, text: SQL, kinds: readonly AnswerKind[], also = sql`true`) =>
  sql`(select ${searchPages.id} from ${searchPages} cross join asked
    where ${also} and ${column} @@ ${text} and ${inArray(searchPages.kind, [...kinds])} limit ${LOOKED_AT})`

/** Those with all of it in their titles and names, or else in their texts; then those with some of it in titles and names. */
function hits(asked: Asked[], kinds: readonly AnswerKind[]): SQL {
  const wanted = wantedOf(asked)
  const isOne = wanted.length === 1
  // Of a word that many titles have, any say no more than others.
  const most = isOne ? LOOKED_AT : Math.ceil(LOOKED_AT / wanted.length)
  const some = asked.flatMap((one, at) =>
    wanted.includes(one) || one.isEvent ? sql`(select id from ${namedAt(at)} limit ${most})` : [],
  )
  const all = isOne ? some : [sql`select id from all_named`, ...some]
  const isFew = sql`(select count(*) from all_named) < ${ENOUGH_NAMED}`
  const allNamed = isOne
    ? sql`(select id from ${namedAt(asked.findIndex((one) => wanted.includes(one)))})`
    : hit(NAMES, askedText('every_one'), kinds)
  return sql`with all_named as materialized ${allNamed}
    ${union([...all, hit(TEXT, askedText('every_one'), kinds, isFew)])}`
}

/** What is not said aside; where all is, what is no word for events. */
function wantedOf(asked: Asked[]): Asked[] {
  const said = asked.filter(({ isEvent }) => !isEvent)
  const telling = said.filter(({ isAside }) => !isAside)
  return [telling, said].find((some) => some.length > 0) ?? asked
}

/** How many pages say it, as far as that tells words apart. */
const count = (_asked: Asked, at: number): SQL =>
  sql`case when (select count(*) from ${namedAt(at)}) >= ${COMMON_NAME} then ${COMMON}::int
    else (select count(*)::int from (select from ${searchPages} cross join asked
      where ${TEXT} @@ ${askedText('text', at)} limit ${COMMON}) as first) end`

const FORM_NAMES = ['typed', 'named', 'alike'] as const

/** How well a page says one thing: the best of its forms, each where it stands most prominently. The best is looked for first. */
function level(asked: Asked, at: number): SQL {
  const ways = formsOf(asked).flatMap((form) => {
    const says = (part: string, inside = READ_TEXT) =>
      sql`${inside} @@ ${askedText(`${form}${part}`, at)}`
    return [
      { worth: FORMS[form] * LEVELS.title, says: says('title') },
      { worth: FORMS[form] * LEVELS.within, says: says('within') },
      { worth: FORMS[form] * LEVELS.names, says: says('text', NAMES) },
      { worth: FORMS[form] * LEVELS.text, says: says('text') },
    ]
  })
  const cases = ways
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ says, worth }) => sql`when ${says} then ${number(worth)}`)
  const isEvent = asked.isAnyEvent ? [sql`when ${eq(searchPages.kind, 'event')} then 1`] : []
  const isSilent = sql`when not ${READ_TEXT} @@ ${askedText('text', at)} then 0`
  return sql`case ${sql.join([...isEvent, isSilent, ...cases], sql` `)} else 0 end`
}

const number = (value: number) => sql.raw(`${value}::float8`)

const formsOf = (one: Asked) => FORM_NAMES.filter((form) => one[form].length > 0)

function textsOf(asked: Asked[]): Record<string, SQL> {
  const texts: Record<string, SQL> = { every_one: allOf(wantedOf(asked).map(whole)) }
  asked.forEach((one, at) => {
    texts[`text${at}`] = whole(one)
    for (const form of formsOf(one)) {
      texts[`${form}text${at}`] = phraseText(one[form])
      texts[`${form}title${at}`] = phraseText(one[form], 'A')
      texts[`${form}within${at}`] = phraseText(one[form], 'AB')
    }
  })
  return texts
}

const whole = (one: Asked) => phraseText(FORM_NAMES.flatMap((form) => one[form]))
