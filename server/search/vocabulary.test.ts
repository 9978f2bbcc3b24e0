import { expect, test } from 'vitest'
import { readAlternatives, spelledOut } from './alternatives.ts'
import { phrases } from './tokenise.ts'
import { CATEGORIES } from '../../shared/listings/category-names.ts'
import { isStopWord } from './word-lists.ts'
import { CONCEPTS, conceptBySound, conceptOf, INTENT_PHRASES } from './vocabulary.ts'

test('each phrase belongs to one concept, and none is a word that joins others', () => {
  const owners = new Map<string, string[]>()
  for (const { name, typed } of CONCEPTS)
    for (const steps of readAlternatives(`${name}, ${typed}`))
      for (const phrase of new Set(spelledOut(steps).map((words) => words.join(' '))))
        if (!owners.get(phrase)?.includes(name))
          owners.set(phrase, [...(owners.get(phrase) ?? []), name])
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([])
  expect([...owners.keys()].filter(isStopWord)).toEqual([])
})

test('no phrase asks at once for an entry and for something about it', () => {
  expect([...INTENT_PHRASES.keys()].filter((phrase) => conceptOf(phrase.split(' ')))).toEqual([])
})

test('every kind of listing has words of its own', () => {
  const kinds = new Set(CONCEPTS.map(({ category }) => category))
  for (const { slug } of CATEGORIES) expect(kinds).toContain(slug)
})

test.each([
  ['ot', 'occupational therapy'],
  ['iep', 'individual education plan'],
  ['deic', 'District Early Intervention Centre'],
  ['udid card', 'disability certificate'],
  ['mentally retarded', 'intellectual disability'],
  ['slow', 'intellectual disability'],
  ['speak', 'speech delay'],
  ['not walking', 'developmental delay'],
  ['bolna nahi', 'speech delay'],
  ['बोलने में देरी', 'speech delay'],
  ['वाणी दोष', 'speech delay'],
  ['वाणी', 'speech therapy'],
  ['baat nahi karta', 'speech delay'],
  ['नहीं बोलता', 'speech delay'],
  ['chalta nahi', 'developmental delay'],
  ['padhai me kamzor', 'learning disability'],
  ['eye contact', 'assessment'],
  ['not responding to his name', 'signs to check'],
  ['aankh nahi milata', 'signs to check'],
  ['sleep problem', 'sleep problems'],
  ['class 10', 'open schooling'],
  ['special child', 'special needs'],
  ['बच्चे', 'children'],
  ['विशेष शाळा', 'special school'],
  ['स्वमग्न', 'autism'],
  ['bhurgim', 'children'],
  ['xallo', 'school'],
  ['वसतिगृह', 'hostel'],
])('%s is %s', (typed, name) => {
  expect(conceptOf(phrases(typed)[0]!)?.name).toBe(name)
})

test.each([
  ['bachchaa', 'children'],
  ['shaalaa', 'school'],
  ['aspataal', 'hospital'],
  ['vasateegruh', 'hostel'],
])('%s sounds like %s', (typed, name) => {
  expect(conceptBySound([typed])?.name).toBe(name)
})
