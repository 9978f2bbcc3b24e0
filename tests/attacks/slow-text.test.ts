import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LISTING_COLUMNS } from '../../shared/listings/columns.ts'
import { LIMITS } from '../../shared/limits.ts'
import { holdsContact } from '../../shared/listings/holds-contact.ts'
import { promisedCure } from '../../server/services/listings/promised-cure.ts'
import { namesakes } from '../../server/places/gazetteer.ts'
import { renderArticle } from '../../server/services/blog/markdown.ts'
import { judgeRows } from '../../server/services/imports/judge.ts'
import { isOfficial } from '../../server/services/listings/official-names.ts'
import { slugOf } from '../../server/services/blog/slug.ts'
import { emptyDatabase } from '../support/database.ts'

/**
 * Nothing may ponder over a text that somebody made for it. Counted is the time of this thread on a processor, which no
 * other load on the machine lengthens; what is looked for takes a hundred times as long.
 */
function cpu(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Three times over: the first run may have been the one that compiled it, another one that which tidied up memory. */
const tooLong = (work: () => unknown, most: number) =>
  [work, work, work].every((once) => cpu(once) > most)

interface Found {
  pattern: RegExp
  at: string
}

/** Every one that is written in the source. */
function inSource(): Found[] {
  const found: Found[] = []
  for (const file of globSync('{server,shared,web}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    JSON.stringify(parseSync(file, source).program, (_key, node) => {
      if (node?.type !== 'Literal' || !node.regex)
        return typeof node === 'bigint' ? String(node) : node
      const line = source.slice(0, node.start).split('\n').length
      const pattern = new RegExp(node.regex.pattern, node.regex.flags)
      found.push({ pattern, at: `${file}:${line} ${pattern}` })
      return null
    })
  }
  return found
}

/** A text that a simple pattern fits, more or less: its letters, and one for each class. */
const example = ({ source }: RegExp) =>
  source
    .replace(/\\[pP]\{[^}]+\}|\\w|\[\^(?:\\.|[^\]])*\]|(?<!\\)\./g, 'a')
    .replace(/\\s/g, ' ')
    .replace(/\\d/g, '1')
    .replace(/\[(\\?.)(?:\\.|[^\]])*\]/g, '$1')
    .replace(/(?<!\\)(?:\(\?(?:[:=!]|<[=!])|\{[^}]*\}|[()*+?^$|])/g, '')
    .replace(/\\/g, '')

/** Texts that it nearly fits again and again: what it begins with, each of its letters, and two of them in turn. */
function* nearly(pattern: RegExp, length: number): Generator<string> {
  const whole = example(pattern).slice(0, 60)
  const signs = new Set([...whole, ...' \n\ta1-.,:/@<\u0301'])
  const units = new Set(Array.from(whole, (_, at) => whole.slice(0, at + 1)))
  for (const one of signs) for (const other of ['', ...' a1-.']) units.add(one + other)
  for (const unit of units) {
    const many = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    for (const end of ['\u0001', '\u0001 \u0001']) {
      yield many + end
      yield `a${many}${end}`
    }
  }
}

const isSlow = (pattern: RegExp, length: number) =>
  [...nearly(pattern, length)].some((text) => tooLong(() => text.replace(pattern, ''), 50))

test('no regular expression of the source is slow over a long text', () => {
  const all = inSource()
  expect(all.length).toBeGreaterThan(150)
  const slow = all.filter(({ pattern }) => isSlow(pattern, 30_000))
  expect(slow.map(({ at }) => at)).toEqual([])
})

/** What texts are made of that programs have been slow at. The marks are those of a Latin and an Indian letter, out of order. */
const UNITS =
  ' |\t|\n| \n|a|1|-|.|,|;|:|/|\\|@|a@|a.|at a dot |www.|://|[|](|![|*|**a|` |<a|> |&#|"|e\u0301|\u0301\u0316|\u0334\u093c|क्ष|\u200b|ﷺ|ü.|%|1990-|no cure'.split(
    '|',
  )

function* hostile(length: number): Generator<string> {
  for (const unit of UNITS) {
    const many = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    yield `a${many}b`
  }
}

test.each<[name: string, length: number, work: (text: string) => unknown]>([
  ['holdsContact', LIMITS.review * 2, holdsContact],
  ['promisedCure', LIMITS.description * 2, promisedCure],
  ['isOfficial', 60_000, (text) => isOfficial(text, { SITE_NAME: 'Saath' })],
  ['namesakes', 100_000, namesakes],
  ['slugOf', LIMITS.title * 10, slugOf],
  ['renderArticle', LIMITS.excerpt * 10, renderArticle],
])('%s reads %i characters in no time', (_name, length, work) => {
  const slow = [...hostile(length)].filter((text) => tooLong(() => work(text), 50))
  expect(slow.map((text) => text.slice(0, 20))).toEqual([])
})

/** What takes what somebody sends; a form in a browser has files that there are none of here. */
const schemas = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../shared/**/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
).flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, z.ZodObject] =>
      /(Input|Query)$/.test(entry[0]) && entry[1] instanceof z.ZodObject,
  ),
)

test('no schema is slow over fields as long as a body may be', () => {
  expect(schemas.length).toBeGreaterThan(50)
  const slow = new Set<string>()
  for (const text of hostile(60_000))
    for (const [name, schema] of schemas) {
      const typed = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, text]))
      if (tooLong(() => schema.safeParse(typed), 100)) slow.add(`${name}: ${text.slice(0, 5)}`)
    }
  expect([...slow]).toEqual([])
})

test('a row of a file is judged in no time, whichever of its cells is full to the brim', async () => {
  const db = await emptyDatabase()
  const slow: string[] = []
  for (const text of hostile(99_990))
    for (const column of LISTING_COLUMNS) {
      const before = process.threadCpuUsage()
      await judgeRows(db, [{ row: 2, cells: { [column]: text } }], new Map())
      const { user, system } = process.threadCpuUsage(before)
      if (user + system > 100_000) slow.push(`${column}: ${text.slice(0, 5)}`)
    }
  expect(slow).toEqual([])
})
