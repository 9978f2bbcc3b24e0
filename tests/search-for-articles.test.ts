import { beforeAll, expect, test } from 'vitest'
import { createStarterSearch, type StarterSearch } from './support/starter-search.ts'

/** What no listing answers and an article does, as readers typed it, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

const READ: Record<string, string[]> = {
  '/blog/while-you-wait': [
    'what to do till appointment',
    'waiting list assessment',
    'pressure cooker noise',
    'she hits when loud pressure cooker',
  ],
  '/blog/autistic-as-an-adult': [
    'AQ test',
    'is a self test worth anything',
    'signs of autism in adults',
    'will they tell my father about the diagnosis',
    'will my father be told',
  ],
  '/blog/when-a-child-runs-off': ['gps tracker watch for autistic child', 'door lock opens door'],
  '/blog/sleep-of-an-autistic-child': ['son not sleeping', 'neend nahi aati', 'melatonin'],
  '/blog/meltdowns-shutdowns-and-burnout': [
    'i could not speak in the library',
    'i went silent and could not talk',
  ],
  '/blog/autistic-at-work': [
    'do i have to tell my employer',
    'noise at work',
    'rights at work',
    'fired because autistic',
  ],
  '/blog/what-causes-autism': [
    'what causes autism',
    'autism vaccine',
    'screen time autism',
    'will the baby also be autistic',
    'gluten free diet autism',
  ],
  '/blog/autism-and-the-teenage-years': ['periods', 'menses autism daughter'],
  '/blog/rights-of-an-autistic-child': ['school says she must leave', 'school expelled my son'],
  '/about/privacy': ['how do i stay anonymous', 'will my parents be told'],
}

test.each(Object.entries(READ).flatMap(([path, searches]) => searches.map((one) => [one, path])))(
  '"%s" leads to %s',
  async (search, path) => {
    const { answers } = await find(search!)
    expect(answers.map((answer) => answer.path).join()).toContain(path)
  },
)

test.each([
  ['he runs off at bazaar how to stop', '/blog/when-a-child-runs-off'],
  ['autistic burnout', '/blog/meltdowns-shutdowns-and-burnout'],
  ["can't speak when overwhelmed", '/blog/meltdowns-shutdowns-and-burnout'],
  ['oxygen chamber therapy autism', '/blog/promises-of-a-cure'],
])('the card for "%s" leads to %s', async (search, path) => {
  const { danger } = await find(search)
  expect(danger?.links.map(({ to }) => to)).toContain(path)
})

test('who comes by bus asks for no school bus', async () => {
  const { listings } = await find('speech therapy mapusa by bus')
  expect(listings[0]?.town).toBe('Mapusa')
})
