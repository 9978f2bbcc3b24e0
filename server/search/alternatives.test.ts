import { expect, test } from 'vitest'
import { longestOf, phraseFinder, readAlternatives, spelledOut } from './alternatives.ts'
import { soundOf } from './spelling.ts'

const LIST = 'o t, school says|told_us he|she? is, o.t.'

test('what differs in a word is spelled out, and other phrases stay as they are', () => {
  expect(
    readAlternatives(LIST)
      .flatMap(spelledOut)
      .map((words) => words.join(' ')),
  ).toEqual([
    'o t',
    'school says is',
    'school says he is',
    'school says she is',
    'school told us is',
    'school told us he is',
    'school told us she is',
    'o t',
  ])
  expect(readAlternatives(LIST).map(longestOf)).toEqual([2, 5, 2])
})

test('a phrase is found by all its words, the first written first', () => {
  const ownerOf = phraseFinder([
    ...readAlternatives(LIST).map((steps) => [steps, 'first'] as const),
    ...readAlternatives('my? son|daughter, school told us').map(
      (steps) => [steps, 'second'] as const,
    ),
    ...readAlternatives('son, shaala').map((steps) => [steps, 'third'] as const),
  ])
  const found = (phrase: string) => ownerOf(phrase.split(' '))
  expect(found('school told us she is')).toBe('first')
  expect(found('school told us')).toBe('second')
  expect(found('my daughter')).toBe('second')
  expect(found('son')).toBe('second')
  for (const other of ['my', 'my son is', 'school told she is', 'us', 'xala'])
    expect(found(other)).toBeUndefined()
  expect(ownerOf([])).toBeUndefined()
})

test('or by what is heard', () => {
  const [steps = []] = readAlternatives('vishesh shaala|school')
  expect(phraseFinder([[steps, 'school']], soundOf)(['vixex', 'xala'])).toBe('school')
})
