import { expect, test } from 'vitest'
import { questionOf } from './question.ts'
import { readSearch } from './read-search.ts'
import { tokenise } from './tokenise.ts'

const read = (text: string) => readSearch(tokenise(text), { isExact: false })
const parts = (text: string) => read(text).parts.map(({ concept, typed }) => concept?.name ?? typed)

test.each([
  'autism assessment at 34',
  'online assessment autism adult',
  'adult, where to get diagnosed',
  'i am 34 where can i get assessed',
  'i am 34 and think i am autistic, where can i get assessed without a phone call',
  'self diagnosed autistic adult',
  'self diagnosis',
])('"%s" asks for a diagnosis for adults', (text) => {
  expect(parts(text)).toContain('diagnosis for adults')
  expect(parts(text)).not.toContain('assessment')
})

test.each(['ADHD at 34', 'think i have adhd at 34', 'adhd test 40 years old', 'adult with ADHD'])(
  '"%s" is about ADHD in adults',
  (text) => {
    expect(parts(text)).toEqual(['ADHD in adults'])
  },
)

test('of a child, or of both, and where something else is needed, nothing changes', () => {
  expect(parts('autism assessment 4 year old')).toEqual(['assessment', 'autism'])
  expect(parts('assessment, children and adults')).toEqual(['assessment', 'children', 'adults'])
  expect(parts('ADHD counselling adult')).toEqual(['ADHD', 'counselling', 'adults'])
  expect(parts('hearing test adult')).toEqual(['hearing impairment', 'assessment', 'adults'])
})

test('who says how old they are says it of themselves', () => {
  expect(read('i am 34 autistic').age).toBe(34)
  expect(read('turning 18 guardian').age).toBe(18)
  expect(read('open 9 am 12 noon').age).toBeUndefined()
})

const unfit = (search: string) =>
  questionOf({ search, reading: read(search), topics: [], corrections: [], rare: [] }).unfit

test('early signs are no answer about a grown-up', () => {
  expect(unfit('non verbal adult')).not.toEqual([])
  expect(unfit('19 year old boy who speaks little')).not.toEqual([])
  expect(unfit('non verbal child')).toEqual([])
})
