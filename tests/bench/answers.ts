/**
 * `npm run bench:answers`: how often a search is answered. It seeds the starter content into a PostgreSQL as the site
 * starts it, asks what GET /api/search asks, and grades what is shown (tests/answers/README.md): what the card of danger
 * leads to, the articles, events and pages that stand above the listings, then the listings. It prints the totals of
 * queries.csv and queries-2.csv together, then of each. `--kept-apart` asks the queries that nobody tunes on, and prints
 * totals only; `--misses` prints the queries that fail, with what stood first.
 *
 * A **false claim**: a listing stands as a match, the note names nothing as left out, not said, guessed or looked for
 * further away, nor does its card say that it is something else, and it is no match: the honest answer is that nothing
 * fits, or none of the first three is graded.
 *
 * A **silent miss**: none of the first three is graded, and a word that was asked, in no listing among them, is named
 * neither as left out nor as said by none, or their place is another than the one asked, and the note does not say so.
 * A dead end, with nothing shown at all though something fits, is one too.
 */
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { toDrizzle, type Database } from '../../server/db/open.ts'
import { wordsOf } from '../../server/search/tokenise.ts'
import { conceptOf } from '../../server/search/vocabulary.ts'
import { isStopWord } from '../../server/search/word-lists.ts'
import { findPlace } from '../../server/places/gazetteer.ts'
import { searchListings } from '../../server/services/search/search.ts'
import type { StarterListing } from '../../server/db/seed/starter.ts'
import { ALL_INDIA } from '../../shared/places.ts'
import type { SearchAnswer } from '../../shared/search/search.ts'
import type { Listing } from '../../shared/listings/listings.ts'
import {
  eventSlug,
  isSelected,
  readGraded,
  type Graded,
  type GradedFile,
} from '../answers/graded.ts'
import { onBothDatabases } from './databases.ts'

const { values } = parseArgs({
  options: {
    'kept-apart': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
})
const isKeptApart = values['kept-apart']
if (isKeptApart && values.misses)
  throw new Error('What is kept apart stays so: --misses is for the other queries.')

/** Shares of all queries that are wanted. */
const BARS = { right: isKeptApart ? 0.88 : 0.9, falseClaims: 0.02, silentMisses: 0.02 }
const FIRST = 3
const FILES: GradedFile[] = isKeptApart ? ['kept-apart'] : ['queries', 'queries-2']

interface Shown {
  /** 'listing:…', 'article:…', as in the graded files. */
  name: string
  listing?: StarterListing | undefined
}

interface Result {
  graded: Graded
  grades: number[]
  isRight: boolean
  /** In the first three of the block above the listings, or of the listings. */
  isRightInEither: boolean
  isFair: boolean
  isFalseClaim: boolean
  isSilentMiss: boolean
  isWithoutCard: boolean
  gain: number
  shown: Shown[]
  note: SearchAnswer['note']
}

// Vite reads what Node alone cannot: the texts of the articles.
const { module: starter } = await runnerImport<typeof import('../../server/db/seed/starter.ts')>(
  'server/db/seed/starter.ts',
  { configFile: false },
)
const { module: seeding } = await runnerImport<typeof import('../../server/db/seed/seed.ts')>(
  'server/db/seed/seed.ts',
  { configFile: false },
)

await onBothDatabases('saath_bench_answers', async (name, pool) => {
  const db = toDrizzle(pool)
  await seeding.seed(db, 'starter')
  const ofFiles: [string, Result[]][] = []
  for (const file of FILES) {
    const results: Result[] = []
    for (const graded of readGraded(file)) results.push(await ask(db, graded))
    ofFiles.push([`${file}.csv`, results])
  }
  const all = ofFiles.flatMap(([, results]) => results)
  const together: typeof ofFiles = ofFiles.length > 1 ? [['together', all]] : []
  for (const [of, results] of [...together, ...ofFiles]) {
    console.log(`${name}, ${of}, ${results.length} queries`)
    print(results)
  }
  if (values.misses) printMisses(all)
})

async function ask(db: Database, graded: Graded): Promise<Result> {
  const answer = await searchListings(db, { EMERGENCY_NUMBER: '112' }, { search: graded.query })
  const above = answersAbove(answer)
  const listings = answer.listings.map(asShown)
  const shown = [...above, ...listings]
  const offered = [...(answer.instead?.nearest ?? []), ...(answer.instead?.online ?? [])]
  const grades = shown.slice(0, FIRST).map((one) => gradeOf(graded, one))
  const either = [...above.slice(0, FIRST), ...listings.slice(0, FIRST)]
  const { note } = answer
  const isClaim = answer.total > 0 && !saysOtherwise(answer)
  const isHonest = graded.isNone && !isClaim
  const isFair = grades.some((grade) => grade > 0)
  const isFalseClaim =
    isClaim && (graded.isNone ? !grades.includes(2) : graded.ideal.length > 0 && !isFair)
  return {
    graded,
    grades,
    isRight: isHonest || grades.includes(2),
    isRightInEither: isHonest || either.some((one) => gradeOf(graded, one) === 2),
    isFair: isHonest || isFair,
    isFalseClaim,
    isSilentMiss: !isFair && !isHonest && (shown.length + offered.length === 0 || isSilent(answer)),
    isWithoutCard: graded.isDanger && answer.danger === null,
    gain: isHonest ? 1 : gainOf(graded, grades),
    shown,
    note,
  }
}

interface Link {
  kind?: 'article' | 'event' | 'page'
  path: string
  title: string
}

/** What stands above the listings, by its address: what the card of danger leads to, then answers of other kinds. */
function answersAbove(answer: SearchAnswer): Shown[] {
  const links =
    answer.danger?.links.map(({ to, label }): Link => ({ path: to, title: label })) ?? []
  return [...links, ...answer.answers].map(({ kind: is, path, title }) => {
    // What usually happens is a line of /events.
    if (is === 'event') return { name: `event:${eventSlug(title)}` }
    const [address = ''] = path.split('#')
    const [, kind, slug] = address.split('/')
    if (kind === 'blog' && slug) return { name: `article:${slug}` }
    return { name: `page:${address}` }
  })
}

function asShown({ name }: Listing): Shown {
  const listing = starter.starterListings.find((one) => one.name === name)
  return { name: `listing:${listing?.externalId}`, listing }
}

function gradeOf({ ideal, also }: Graded, { name, listing }: Shown): number {
  const isIn = (list: string[]) =>
    list.some((answer) =>
      answer.startsWith('listings:')
        ? listing !== undefined && isSelected(answer, listing)
        : answer === name,
    )
  return isIn(ideal) ? 2 : isIn(also) ? 1 : 0
}

/** The note says that what is shown is not all that was asked. */
function saysOtherwise({ note, listings: [first] }: Pick<SearchAnswer, 'note' | 'listings'>) {
  const { leftOut, unsaid, corrections, further } = note
  const isToldInNote = leftOut.length + unsaid.length + corrections.length > 0 || further !== null
  return isToldInNote || Boolean(first?.remark)
}

function said({ services, ...listing }: StarterListing): string {
  const { name, description, category, address, town, taluka, district, region } = listing
  const texts = [name, description, ...services, category, address, town, taluka, district, region]
  return ` ${wordsOf(texts.join(' ')).join(' ')}`
}

/** Whether something asked is in none of the first three, and the note keeps silent about it. */
function isSilent({ note, listings }: SearchAnswer): boolean {
  const first = listings.slice(0, FIRST).map((one) => asShown(one).listing)
  const texts = first.flatMap((listing) => (listing ? [said(listing)] : []))
  const told = new Set(wordsOf([...note.leftOut, ...note.unsaid].join(' ')))
  const isSaid = (phrase: string) => {
    const concept = conceptOf(wordsOf(phrase))
    const forms = [phrase, concept?.name, ...(concept?.found?.split(',') ?? [])]
    return texts.some((text) =>
      forms.some((form) => form && text.includes(` ${wordsOf(form).join(' ')}`)),
    )
  }
  const asked = [...note.words, ...note.preferred]
  const isDropped = asked.some(
    (phrase) =>
      !isSaid(phrase) &&
      !wordsOf(phrase).every((word) => told.has(word) || isStopWord(word)) &&
      conceptOf(wordsOf(phrase))?.category === undefined,
  )
  const place = note.place && findPlace(note.place.id)
  const isElsewhere =
    place !== undefined &&
    place !== null &&
    first.every((listing) => listing?.region !== place.region && listing?.region !== ALL_INDIA)
  return listings.length > 0 && !saysOtherwise({ note, listings }) && (isDropped || isElsewhere)
}

/** nDCG of the first three. */
function gainOf({ ideal, also }: Graded, grades: number[]): number {
  const best = [...Array(sizeOf(ideal)).fill(2), ...Array(sizeOf(also)).fill(1)].slice(0, FIRST)
  return best.length === 0 ? 0 : sumOf(grades) / sumOf(best)
}

function sumOf(grades: number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/** How many answers these are, with all that are in a set. */
function sizeOf(answers: string[]): number {
  return answers.reduce(
    (sum, answer) =>
      sum +
      (answer.startsWith('listings:')
        ? starter.starterListings.filter((listing) => isSelected(answer, listing)).length
        : 1),
    0,
  )
}

function print(results: Result[]): void {
  const share = (isIn: (result: Result) => boolean, of = results) =>
    of.filter(isIn).length / of.length
  const { right, falseClaims, silentMisses } = BARS

  const isRight = share((result) => result.isRight)
  line(
    'a right answer in the first three',
    isRight,
    bar(isRight >= right, `at least ${100 * right} %`),
  )
  line(
    '  of either list',
    share((result) => result.isRightInEither),
  )
  line(
    'a right or fair answer in the first three',
    share((result) => result.isFair),
  )
  const claims = share((result) => result.isFalseClaim)
  line(
    'false claims of a match',
    claims,
    bar(claims <= falseClaims, `at most ${100 * falseClaims} %`),
  )
  const silent = share((result) => result.isSilentMiss)
  line('silent misses', silent, bar(silent <= silentMisses, `at most ${100 * silentMisses} %`))
  line(
    'danger without its card',
    share((result) => result.isWithoutCard),
  )
  const gain = results.reduce((sum, result) => sum + result.gain, 0) / results.length
  console.log(`  ${'nDCG@3'.padEnd(44)}${gain.toFixed(3).padStart(8)}`)
  for (const language of new Set(results.map(({ graded }) => graded.language))) {
    const own = results.filter(({ graded }) => graded.language === language)
    line(
      `  right, ${language} (${own.length})`,
      share((result) => result.isRight, own),
    )
  }
}

function line(name: string, number: number, bar = ''): void {
  console.log(`  ${name.padEnd(44)}${percent(number)}${bar}`)
}

function percent(number: number): string {
  return `${(100 * number).toFixed(1)} %`.padStart(8)
}

function bar(isMet: boolean, text: string): string {
  return `  ${text}${isMet ? '' : ', MISSED'}`
}

function printMisses(results: Result[]): void {
  for (const { graded, isRight, isFalseClaim, isSilentMiss, isWithoutCard, ...rest } of results) {
    const faults = [
      !isRight && (rest.isFair ? 'only fair' : 'MISS'),
      isFalseClaim && 'FALSE CLAIM',
      isSilentMiss && 'SILENT MISS',
      isWithoutCard && 'NO CARD',
    ].filter(Boolean)
    if (faults.length === 0) continue
    const { words, preferred, leftOut, place, corrections } = rest.note
    console.log(`\n${graded.query} (${graded.language})  ${faults.join(', ')}`)
    console.log(
      `  read: ${JSON.stringify({ words, preferred, leftOut, place: place?.name, corrections })}`,
    )
    console.log(
      `  wanted: ${graded.isNone ? 'none ' : ''}${graded.ideal.join(' ')} | ${graded.also.join(' ')}`,
    )
    rest.shown
      .slice(0, FIRST)
      .forEach(({ name }, at) => console.log(`  ${rest.grades[at]} ${name}`))
  }
}
