import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'
import { tokenise } from './tokenise.ts'

const read = (text: string) => readSearch(tokenise(text), { isExact: false })
const parts = (text: string) =>
  read(text)
    .parts.filter(({ isWithin }) => !isWithin)
    .map(({ words, concept }) => concept?.name ?? words.join(' '))

test.each([
  ['who will check my grandson for autism', ['autism test']],
  ['who assesses such children', ['assessment']],
  ['arranges his cars in a line', ['signs to check']],
  ['daughter-in-law', ['parents']],
  ['mother in law', ['grandparents']],
  ['cries at night', ['sleep problems']],
  ['gluten-free food', ['diet']],
  ['sugar free diet', ['diet']],
  ['free therapy', ['free', 'therapist']],
  ['primary health centre', ['primary health centre']],
  ['PHC', ['primary health centre']],
  ['anganwadi', ['anganwadi']],
  ['anganwadi worker', ['signs to check']],
  ['what causes autism', ['causes of autism']],
  ['did vaccine cause autism', ['causes of autism']],
  ['zatra', ['noise and crowds']],
  ['how to calm him at temple feast', ['noise and crowds']],
  ['festival', ['event']],
  ['is it too late', ['newly diagnosed']],
  ['support for parents', ['support group']],
  ['natvak uloupak yena', ['children', 'speech delay']],
  ['gadya ranget lavto', ['signs to check']],
  ['kaan zaakto', ['signs to check']],
  ['jevan khaina', ['eating']],
])('"%s" is %j', (text, meant) => {
  expect(parts(text)).toEqual(meant)
})

test('of a town and the district around it the town is meant', () => {
  for (const text of ['is ponda in north goa or south goa', 'ponda in south goa']) {
    expect(read(text).place?.place.id).toBe('ponda')
    expect(parts(text)).toEqual([])
  }
  expect(read('school in south goa').place?.place.id).toBe('south-goa')
})
