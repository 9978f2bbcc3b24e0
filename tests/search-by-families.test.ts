import { beforeAll, expect, test } from 'vitest'
import type { SearchAnswer } from '../shared/search/search.ts'
import { readDirectory } from '../shared/listings/directory.ts'
import { toSentences } from '../web/parts/search-note/sentences.ts'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What families type for a child, against the starter content. */

let app: StarterSearch['app']
let find: StarterSearch['find']
beforeAll(async () => {
  ;({ app, find } = await createStarterSearch())
})

test.each([
  'speech delay panaji',
  'not speaking dona paula',
  '3 year old not speaking goa',
  'communication therapy goa',
])('"%s" finds who offers communication therapy', async (search) => {
  const { note, listings } = await find(search)
  expect(namesIn({ listings })).toContain('Centre for Paediatric Development')
  expect(note.further).toBeNull()
})

test('a child development centre is one by another name, too', async () => {
  const names = namesIn(await find('child development centre goa'))
  for (const name of [
    'Sethu Centre for Child Development',
    'Centre for Paediatric Development',
    '(DEIC), North Goa',
    '(DEIC), South Goa',
  ])
    expect(names).toContain(name)
  const { note, listings } = await find('developmental centre mapusa')
  expect(listings[0]?.name).toContain('(DEIC), North Goa')
  expect(note.further).toBeNull()
})

test('that none says "after school" is said above the listings and by each of them', async () => {
  for (const search of ['after school', 'after school margao', 'after school care goa']) {
    const { note, listings } = await find(search)
    expect(note.unsaid, search).toContain('after-school activities')
    for (const { remark } of listings)
      expect(remark).toContain('nothing about after-school activities')
  }
  const names = namesIn(await find('after school'))
  expect(names).toContain('Lokvishwas Pratishthan (main campus')
  expect(names).toContain('Jyot School')
  expect((await find('summer camp')).note.unsaid).toEqual(['summer camp'])
})

test.each(['music class', 'music class goa', 'music classes margao'])(
  'of "%s" the music is the need',
  async (search) => {
    expect(namesIn(await find(search))).toContain('Jyot School')
  },
)

test('a class with nothing else that we know is what a training centre has', async () => {
  expect((await find('class')).note.category?.slug).toBe('training-centers')
  const { note } = await find('computer class goa')
  expect(note).toMatchObject({ leftOut: ['computer'], category: { slug: 'training-centers' } })
})

test('who takes nobody of that age is last and says so, also where only words tell the ages', async () => {
  const { listings } = await find('15 year old panaji', '&offset=20')
  const at = listings.findIndex(({ name }) => name.includes('Centre for Paediatric Development'))
  expect(listings[at]?.remark).toBe('Takes: birth to school entry.')
  for (const { remark } of listings.slice(at)) expect(remark).toContain('Takes')
  const [first] = (await find('3 year old panaji')).listings
  expect(first).toMatchObject({ ages: 'birth to school entry', remark: null })
})

async function idsOf(query: string): Promise<number[]> {
  const answer = (await (await app.get(`/api/search?limit=100&${query}`)).json()) as SearchAnswer
  expect(answer.listings).toHaveLength(answer.total)
  return answer.listings.map(({ id }) => id)
}

test.each([
  ['teenagers', 'ageGroup=teenagers'],
  ['teen', 'ageGroup=teenagers'],
  ['children', 'ageGroup=children'],
  ['toddler', 'ageGroup=early-childhood'],
  ['15 year old', 'age=15'],
])('"%s" finds all that the filter %s does, in any order', async (search, filter) => {
  const filtered = await idsOf(filter)
  for (const sort of ['best', 'name']) {
    const found = await idsOf(`search=${search}&sort=${sort}`)
    expect(filtered.filter((id) => !found.includes(id))).toEqual([])
  }
})

test('an exact search says which words it leaves out', async () => {
  expect((await find('after school', '&exact=true')).note.joining).toEqual(['after'])
  expect((await find('music margao', '&exact=true')).note.joining).toEqual([])
  // Where nothing else was typed, they are searched.
  expect((await find('we can', '&exact=true')).note.joining).toEqual([])
})

const isCourse = ({ name }: { name: string }) => /Diploma|Teachers' Training/.test(name)

test('what trains teachers comes after what may be for a child of that age', async () => {
  for (const search of ['15 year old margao', '3 year old mapusa'])
    expect((await find(search)).listings.filter(isCourse), search).toEqual([])
  expect((await find('teacher training goa')).listings.filter(isCourse)).toHaveLength(2)
})

test.each(['parents mapusa', 'mothers margao', 'families goa'])(
  '"%s" asks for other parents, not for all that is there',
  async (search) => {
    const { listings, note } = await find(search)
    expect(listings[0]?.name).toContain('TIES')
    expect(note.words).toEqual(['support group'])
  },
)

test.each(['nursery mapusa', 'play school mapusa', 'kindergarten panaji'])(
  '"%s" finds schools, and which of them say that they take small children',
  async (search) => {
    const { listings, reachable } = await find(search)
    const says = listings.filter(({ remark }) => !remark)
    expect(namesIn({ listings: says })).toContain("St. Xavier's Academy")
    expect(listings.filter(({ remark }) => remark?.includes('preschool')).length).toBeGreaterThan(2)
    expect(reachable?.nearest).toBeNull()
  },
)

test('the nearest with a number is not one whose card would say that it does not mention it', async () => {
  const { reachable } = await find('early intervention centre', '&region=Goa')
  const { services } = reachable?.nearest ?? { services: ['early intervention'] }
  expect(services).toContain('early intervention')
  expect(reachable?.nearest?.remark ?? null).toBeNull()
})

const remarkOf = async (search: string, name: string) =>
  (await find(search)).listings.find((listing) => listing.name.includes(name))?.remark

test('a school that has a therapist says that it may be for its pupils, unless it treats others', async () => {
  expect(await remarkOf('speech therapy margao', "Daddy's Home")).toBe(
    'A school: this may be for its pupils only.',
  )
  expect(await remarkOf('school margao', "Daddy's Home")).toBeNull()
  expect(await remarkOf('speech therapy jaipur', 'Disha, Jaipur')).toBeNull()
})

test.each(['saturday', 'weekend', 'school saturday panaji'])(
  '"%s": no day chooses a listing, and that is said',
  async (search) => {
    const { note, listings } = await find(search)
    const state = readDirectory(new URLSearchParams({ search }))
    expect(toSentences(note, state, listings).join(' ')).toContain('by the day or the month')
  },
)

test.each(['sleep', 'child not sleeping', 'sleep goa'])(
  '"%s": that none says it is said, and of each what it says instead',
  async (search) => {
    const { note, listings, reachable } = await find(search)
    expect(note.unsaid).toContain('sleep problems')
    for (const { remark } of listings) expect(remark).toContain('nothing about sleep problems')
    expect(reachable?.nearest ?? null).toBeNull()
  },
)

test.each([
  ['holiday care', 'Says “day care”, nothing about holiday care', 'Lokvishwas Pratishthan (main'],
  ['dance', 'Says “music”, nothing about dance', 'Owl House'],
  ['music therapy', 'Says “music”, nothing about music therapy', 'Jyot'],
  ['therapist margao', 'A school: this may be for its pupils only', "Daddy's Home"],
  ['meltdown', 'nothing about help in distress', 'RRRC'],
  ['rights at work', 'Says “disability rights”, nothing about rights at work', 'State Commission'],
  ['cricket', 'Says “sports”, nothing about cricket', 'Keshav Seva Sadhana'],
  ['drawing class', 'Says “art”, nothing about drawing', 'Owl House'],
  ['sports ponda', 'A school: this may be for its pupils only', 'Keshav Seva Sadhana'],
])('"%s" says of a listing: %s', async (search, remark, name) => {
  expect(await remarkOf(search, name)).toContain(remark)
})

test.each(['behaviour goa', 'trains', 'aide for my child'])(
  '"%s" is not found in a name, in training or in aids',
  async (search) => {
    const names = namesIn(await find(search))
    for (const other of ['Human Behaviour', 'Vocational', 'Empowerment of Persons'])
      expect(names).not.toContain(other)
  },
)

test('Old Goa is as near to Ponda as Margao is', async () => {
  const { listings } = await find('vocational training', '&near=ponda&radius=25')
  const far = listings.map(({ town, distance }) => [town, distance])
  expect(far).toContainEqual(['Old Goa', 16])
  expect(far).toContainEqual(['Margao', 16])
})

test.each([
  ['not speaking', "Daddy's Home"],
  ['speech delay', "Daddy's Home"],
  ['tantrums', 'RRRC'],
])(
  '"%s" says of a school with a therapist what the name of the therapy would',
  async (search, name) => {
    expect(await remarkOf(search, name)).toBe('A school: this may be for its pupils only.')
  },
)

test.each(['toilet training', 'fussy eating', 'not toilet trained'])(
  '"%s": that none says it is said, and of each what it says instead',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.unsaid.length).toBeGreaterThan(0)
    expect(note.leftOut).toEqual([])
    for (const { remark } of listings) expect(remark).toMatch(/^Says “.*”, nothing about/)
  },
)

test('an exact search lets no word go', async () => {
  const { total, note } = await find('toilet training', '&exact=true')
  expect([total, note.leftOut]).toEqual([0, []])
})

test.each(['assessment', 'autism assessment', 'assessment goa'])(
  '"%s" leads to where one asks for it, not to the certificate',
  async (search) => {
    const [first] = (await find(search)).answers
    expect(first?.path).toContain('/blog/which-doctor-first#')
  },
)

test('a park is one, and not a road or a day that is named after one', async () => {
  const { listings } = await find('park')
  for (const name of ['TIES', 'Mangaluru', 'Deepam'])
    expect(namesIn({ listings })).not.toContain(name)
  const remarks = listings.filter(({ remark }) => !remark).map(({ name }) => name)
  expect(remarks.join()).toContain('Disabled Friendly Park')
})

test('who does not mention autism says so, where it was searched for by name', async () => {
  const { listings } = await find('school autism ponda')
  const remarkOf = (name: string) => listings.find((one) => one.name.includes(name))?.remark
  expect(remarkOf('main campus, Dhavali')).toBe('Does not mention “autism”: please ask.')
  expect(remarkOf('Jyot School')).toBeNull()
  const both = (await find('adult autism psychiatrist')).listings.find(({ name }) =>
    name.includes('Latika'),
  )
  expect(both?.remark).toContain('Does not mention “psychiatrist” or “autism”')
  expect((await find('school ponda')).listings.every(({ remark }) => remark === null)).toBe(true)
})

test.each(['prescription', 'new prescription goa', 'medicine goa'])(
  '"%s" finds doctors',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.leftOut).toEqual([])
    expect(listings[0]?.category).toBe('doctors-specialists')
  },
)

test('a doctor who can say if it is autism is one who assesses', async () => {
  const names = namesIn(await find('doctor who can say if it is autism'))
  expect(names).toContain('(DEIC), North Goa')
  expect(names).toContain('(DEIC), South Goa')
})

test.each(['what to do on sunday', 'where to go this weekend with my son'])(
  '"%s" finds places that try, and says that no day was chosen by',
  async (search) => {
    const { note, listings } = await find(search)
    const first = listings.slice(0, 5).map(({ category }) => category)
    expect(new Set(first)).toEqual(new Set(['autism-friendly-places']))
    const state = readDirectory(new URLSearchParams({ search }))
    expect(toSentences(note, state, listings).join(' ')).toContain('by the day or the month')
  },
)

test.each(['rohan ulaina vasco', 'kabir nonverbal vasco', 'tantrums speech delay vasco'])(
  '"%s": what nobody says does not take along the condition that somebody near says',
  async (search) => {
    const { note, listings, total } = await find(search)
    expect(total).toBeLessThan(10)
    expect(note.leftOut).toHaveLength(1)
    expect(listings.map(({ category }) => category)).not.toContain('autism-friendly-places')
    expect(namesIn({ listings })).toContain('Paediatric Neuro Rehabilitation Centre')
  },
)

test('"sister" is no need where another is named', async () => {
  const { note } = await find('could my adult sister be autistic')
  expect(note.unsaid).toContain('diagnosis for adults')
  const names = namesIn(await find('adult sister autism diagnosis'))
  expect(names).toContain('Institute of Psychiatry')
})

test.each(['setu', 'setu goa', 'setu centre goa'])(
  'a name of four letters is found as it sounds: "%s"',
  async (search) => {
    const { note, listings } = await find(search)
    expect(listings[0]?.name).toContain('Sethu Centre')
    expect(note.corrections).toEqual([{ typed: 'setu', used: 'sethu', place: null }])
  },
)

test.each(['child psychologist near margao', 'psychologist margao'])(
  '"%s" has who assesses children there first, and says what they do not say',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.unsaid).toContain('psychologist')
    expect(listings[0]).toMatchObject({
      town: 'Margao',
      remark: 'Says “autism assessment”, nothing about psychologist: please ask.',
    })
  },
)

test.each(['autism test goa', 'who can diagnose autism goa', 'where to test autism goa free'])(
  'whom an article names for an assessment is found: "%s"',
  async (search) => {
    expect(namesIn(await find(search))).toContain('(PNRC)')
  },
)

test('what is free says so beside what it does not say', async () => {
  const { listings } = await find('where to test autism goa free')
  expect(listings.find(({ name }) => name.includes('(PNRC)'))?.remark).toBe(
    'Says “developmental care” and “free”, nothing about assessment: please ask.',
  )
})

test.each([
  ['park for autistic child goa', '/blog/places-that-try#h-which-parks-are-made-for-every-child'],
  ['quiet place goa', '/blog/places-that-try'],
  // With what helps before, during and after; who cannot speak is led on to /help-now there.
  [
    'daughter having meltdown in market',
    '/blog/meltdowns-shutdowns-and-burnout#h-how-can-i-help-my-autistic-child-who-has-meltdowns',
  ],
  ['mere bachi ko autism hai kya karu', '/blog/after-a-diagnosis'],
  ['school says she is on the spectrum', '/blog/early-signs-and-m-chat'],
])('"%s" leads to %s', async (search, path) => {
  expect((await find(search)).answers.map((answer) => answer.path)).toContain(path)
})

test('a name of five letters is no word of ours with another consonant', async () => {
  const { note } = await find('kripa autism centre margao')
  expect(note.corrections).toEqual([])
  expect(note.leftOut).toEqual(['kripa'])
})

test('"2 year 8 months" is no baby of 8 months', async () => {
  expect((await find('2 year 8 months speech therapy')).note.age).toBe(2)
})
