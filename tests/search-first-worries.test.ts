import { beforeAll, describe, expect, test } from 'vitest'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What a mother types before anybody has named autism, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

const SOUTH_GOA = 'District Early Intervention Centre (DEIC), South Goa'
const SIGNS = '/blog/early-signs-and-m-chat'
const DOCTOR = '/blog/which-doctor-first'

async function articlesFor(search: string): Promise<string> {
  return (await find(search)).answers.map(({ path }) => path).join()
}

test.each([
  'check him for autism',
  'check for autism',
  'autism check',
  'autisum check',
  'autism check goa',
  'autism check canacona',
])('a check for autism is a test for it: "%s"', async (search) => {
  const { listings, answers } = await find(search)
  expect(listings[0]?.name).toContain(SOUTH_GOA)
  expect(answers.map(({ path }) => path)).toEqual([SIGNS, DOCTOR])
})

test.each(['development check', 'check my child', 'get him checked', 'baby checkup'])(
  '"%s" asks for an assessment',
  async (search) => {
    expect((await find(search)).note.meanings[0]?.meant).toBe('assessment')
    expect(namesIn(await find(search))).toContain(SOUTH_GOA)
  },
)

test.each(['check availability', 'check the phone number'])(
  '"%s" asks for none',
  async (search) => {
    expect((await find(search)).note.meanings).toEqual([])
  },
)

test.each([
  'aaganwadi said autism',
  'anganwadi worker told autism',
  'asha worker said check baby',
  'asha worker',
  'teacher said he may be autistic',
  'school told us to check him',
])('who is told to ask finds where to ask: "%s"', async (search) => {
  const { listings, note } = await find(search)
  expect(note.meanings[0]?.meant).toBe('signs to check')
  expect(namesIn({ listings: listings.slice(0, 4) })).toContain(SOUTH_GOA)
  expect(await articlesFor(search)).toContain(SIGNS)
})

test('an anganwadi that nobody was told by is told not to be listed, beside day care', async () => {
  const { listings, note } = await find('anganwadi')
  expect(note.unsaid).toEqual(['anganwadi'])
  expect(listings.length).toBeGreaterThan(0)
})

test.each([
  'my son not answering his name',
  'not answering name',
  "he doesn't answer his name",
  'dosent respond to name',
  'never turns when called',
  'not responding when called',
  'does not look when I call him',
  'baby not answering name',
  'bachcha naam se nahi sunta',
  'beta bulane par nahi dekhta',
  'haak marlyavar baghat nahi',
  'apoilear polleina',
  'line up toys',
  'line toys autism',
  'arranges cars in a row',
  'baby only 3 words',
  'only 3 words at 2 years',
  'says only five words',
  'toddler no words',
])('a sign is one however it is typed: "%s"', async (search) => {
  const { danger, note, listings } = await find(search)
  expect(danger).toBeNull()
  expect(note.leftOut).toEqual([])
  expect(namesIn({ listings: listings.slice(0, 4) })).toContain(SOUTH_GOA)
  expect(await articlesFor(search)).toContain(SIGNS)
})

test('where who assesses is further away, an early intervention nearby is not shown instead', async () => {
  const { listings } = await find('not respond to name canacona')
  expect(listings[0]?.name).toContain(SOUTH_GOA)
})

test.each(['fell down not responding when called', 'fell and not responding when i call him'])(
  'who fell and does not respond is in danger: "%s"',
  async (search) => {
    expect((await find(search)).danger?.topic).toBe('emergency')
  },
)

describe('a typed age', () => {
  test.each(['16 year old boy does not speak Bicholim', '7 year old not responding to name'])(
    'from seven on has no article on the signs of a toddler: "%s"',
    async (search) => {
      expect(await articlesFor(search)).not.toContain(SIGNS)
    },
  )

  test.each(['6 year old not speaking', 'M-CHAT for 8 year old'])(
    'keeps it for "%s"',
    async (search) => {
      expect(await articlesFor(search)).toContain(SIGNS)
    },
  )
})

test.each(['AAC', 'AAC non speaking teenager Bicholim'])(
  '"%s" finds speech therapy, says so, and has the article on it',
  async (search) => {
    const { listings, note } = await find(search)
    expect(note.unsaid).toContain('communication aids')
    expect(note.leftOut).toEqual([])
    expect(listings[0]?.remark).toMatch(/^Says “(speech|communication) therapy”, nothing about/)
    expect(await articlesFor(search)).toContain('/blog/talking-with-pictures-or-a-device')
  },
)

test.each([
  'school says no more',
  'school asked us to leave',
  'school removed my son',
  'expelled from school',
  'school refused admission',
])('a school that wants a child no more is a matter for the commission: "%s"', async (search) => {
  const { listings, note } = await find(search)
  expect(note.leftOut).toEqual([])
  expect(listings[0]?.name).toContain('State Commission for Persons with Disabilities')
  expect(await articlesFor(search)).toContain('/blog/rights-of-an-autistic-child')
})

test('to book by email is to write', async () => {
  const { listings, note } = await find('book by email')
  expect(note).toMatchObject({ intents: ['email'], reachedBy: 'email' })
  expect(listings.every(({ email }) => email)).toBe(true)
  expect(await articlesFor('book by email')).not.toContain('air-travel')
})

test.each([
  ['delete my account', '/account'],
  ['newsletter stop', '/newsletter'],
])('"%s" leads to %s', async (search, path) => {
  expect((await find(search)).answers[0]?.path).toBe(path)
})

test.each([
  'toe walking',
  'my daughter walks on toes',
  'covers ears quepem',
  'kaan band karti hai',
  'repeats same word',
  'autism or not how to know',
])('"%s" is a sign to have looked at', async (search) => {
  const { answers, note } = await find(search)
  expect(note.leftOut).toEqual([])
  expect(answers.map(({ title }) => title).join()).toMatch(/early signs|M-CHAT|doctor first/i)
})

test.each([
  'school told my son to leave class',
  'son told to leave the class',
  'school se nikal diya',
  'school not allowing my son',
  'headmaster says take him home',
])('"%s" is about the right to school', async (search) => {
  const { listings } = await find(search)
  expect(
    listings
      .slice(0, 2)
      .map(({ name }) => name)
      .join(),
  ).toContain('State Commission')
})

test('what is typed of a certificate and of reading is understood', async () => {
  const [first] = (await find('school wants certificate goa')).answers
  expect(first?.title).toMatch(/certificate|UDID/i)
  const { listings } = await find('son 11 reading writing problem')
  expect(listings.map(({ name }) => name).join()).toContain('Sethu')
})
