import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { emptyDatabase } from '../../tests/support/database.ts'
import { tokenise } from './tokenise.ts'

const words = (text: string) => tokenise(text).map(({ word }) => word)

test('case, accents, apostrophes and signs between words do not matter', () => {
  expect(words("Daddy's HOME, Crèche & más!")).toEqual(['daddys', 'home', 'creche', 'mas'])
  expect(words('St. Xavier’s')).toEqual(['st', 'xaviers'])
})

test('letters with points and a divided PIN code are one word', () => {
  expect(words('O.T. near 403 507')).toEqual(['ot', 'near', '403507'])
  for (const text of ["p.w.d's", 'P.W.D’s', 'p.w.d.']) expect(words(text), text).toEqual(['pwd'])
})

test('of a long text the beginning and the end are read', () => {
  const read = words(Array.from({ length: 60 }, (_, at) => `w${at}`).join(' '))
  expect([read.length, read[0], read.at(-1)]).toEqual([36, 'w0', 'w59'])
})

test('Devanagari keeps its vowel signs', () => {
  expect(words('शाळा गोवा')).toEqual(['शाळा', 'गोवा'])
})

test.each([
  ['ऑटिज़्म', 'ऑटिज्म'],
  ['केन्द्र', 'केंद्र'],
  ['हाँ', 'हां'],
  ['नहीं', 'नही'],
  ['मंदबुद्धि', 'मन्दबुद्धी'],
])('%s and %s are one word', (one, other) => {
  expect(words(one)).toEqual(words(other))
})

test('the database folds words as this does', async () => {
  const db = await emptyDatabase()
  for (const text of ['ऑटिज़्म', 'केन्द्र', 'हाँ', 'मंदबुद्धि', 'म्हाका', 'क़लम', 'विशेष स्कूल', 'Café']) {
    const { rows } = await db.execute<{ words: string }>(
      sql`select public.search_words(${text}) as words`,
    )
    expect(rows[0]?.words).toBe(words(text).join(' '))
  }
})

test('signs that make no word leave none', () => {
  for (const text of ['', '🧩🧩', ':*', '&|!()', '\u202e', '<->', '½']) {
    expect(words(text).filter((word) => !/^[\p{L}\p{M}\p{N}]+$/u.test(word))).toEqual([])
  }
})

test('any text gives at most 14 words of letters, marks and digits, none longer than 40', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const found = words(text.toWellFormed())
      expect(found.length).toBeLessThanOrEqual(14)
      for (const word of found) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]{1,40}$/u)
    }),
  )
})

test('a word is said as it was typed, apostrophe and all, and compared without it', () => {
  expect(tokenise("can't speak, child’s parents' group")).toEqual([
    { typed: "can't", word: 'cant' },
    { typed: 'speak', word: 'speak' },
    { typed: 'child’s', word: 'childs' },
    { typed: 'parents', word: 'parents' },
    { typed: 'group', word: 'group' },
  ])
})

const read = (text: string) => tokenise(text).map(({ typed: _typed, ...token }) => token)

test('numbers, addresses, quotes and a minus are read', () => {
  expect(read('call +91 98221 00000')).toEqual([
    { word: 'call' },
    { word: 'tel9822100000', contact: 'tel9822100000' },
  ])
  expect(read('www.sethu.in')).toMatchObject([{ contact: 'websethuin' }])
  expect(read('a.b-c@gov.in')).toMatchObject([{ contact: 'mailabcgovin' }])
  expect(read('403 507')).toEqual([{ word: '403507' }])
  expect(read('2024-2025')).toEqual([{ word: '2024' }, { word: '2025' }])
  expect(read('school -hostel')).toEqual([{ word: 'school' }, { word: 'hostel', isExcluded: true }])
  for (const text of ["school -'hostel'", 'school -‘hostel’', 'school -\u200chostel'])
    expect(read(text)).toEqual([{ word: 'school' }, { word: 'hostel', isExcluded: true }])
  expect(read('day-care')).toEqual([{ word: 'day' }, { word: 'care' }])
  expect(read('“day care” goa')).toEqual([
    { word: 'day', quote: 1 },
    { word: 'care', quote: 1 },
    { word: 'goa' },
  ])
  expect(read('school -"day care"')).toEqual([
    { word: 'school' },
    { word: 'day', quote: 1, isExcluded: true },
    { word: 'care', quote: 1, isExcluded: true },
  ])
  expect(read('5" screen')).toEqual([{ word: '5' }, { word: 'screen' }])
})
