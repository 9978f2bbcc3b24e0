/** What a search must have, what it only prefers, and what it says of the rest. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})

const build = (fields: Parameters<typeof buildListing>[1]) => buildListing(app.db, fields)

async function search(text: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  const query = new URLSearchParams({ search: text, ...more })
  const response = await app.get(`/api/search?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}
const namesOf = ({ listings }: SearchAnswer) => listings.map(({ name }) => name)

const MAPUSA = { town: 'Mapusa', region: 'Goa' }
const MARGAO = { town: 'Margao', region: 'Goa' }
const DELHI = { town: 'New Delhi', region: 'Delhi' }

describe('a guess', () => {
  test('is taken as the town that nothing else is meant by, and says so', async () => {
    await build({ name: 'Hands', services: ['speech therapy'], ...MAPUSA })
    await build({ name: 'Voices', services: ['speech therapy'], ...MARGAO })
    const answer = await search('speech therapy mapussa')
    expect(namesOf(answer)).toEqual(['Hands'])
    expect(answer.note).toMatchObject({
      place: { id: 'mapusa' },
      corrections: [{ typed: 'mapussa', used: 'Mapusa', place: null }],
    })
  })

  test('is the first to be let go', async () => {
    await build({ name: 'Hands', services: ['speech therapy'], ...MARGAO })
    await build({ name: 'Other', description: 'Pottery.', ...MAPUSA })
    const { note, total } = await search('speech therapy potery')
    expect({ total, leftOut: note.leftOut }).toEqual({ total: 1, leftOut: ['potery'] })
  })

  test('alone sets no kind', async () => {
    await build({ name: 'Hands', category: 'therapists', description: 'Help.' })
    expect((await search('therapist')).note.category).toMatchObject({ slug: 'therapists' })
    expect((await search('therapst')).note.category).toBeNull()
  })
})

describe('conditions and qualifiers', () => {
  test('put those first that say them, and nobody is left out; what none says is said', async () => {
    await build({ name: 'A school', ...MAPUSA })
    await build({ name: 'B school', description: 'For Down syndrome.', ...MAPUSA })
    const answer = await search('school for down syndrome mapusa')
    expect(namesOf(answer)).toEqual(['B school', 'A school'])
    expect(answer.note).toMatchObject({ leftOut: [], unsaid: [] })
    const none = await search('free school for adhd mapusa')
    expect(none.total).toBe(2)
    expect(none.note.unsaid.toSorted()).toEqual(['ADHD', 'free'])
  })

  test('a condition that nobody in the place says is let go, and what is there shown', async () => {
    await build({ name: 'A school', ...MAPUSA })
    const { total, note } = await search('down syndrome mapusa')
    expect({ total, unsaid: note.unsaid }).toEqual({ total: 1, unsaid: ['Down syndrome'] })
  })

  test('a phrase that names a kind still says whom it is for', async () => {
    await build({ name: 'A school' })
    await build({ name: 'B school', description: 'For autistic children.' })
    expect(namesOf(await search('school for autistic children'))[0]).toBe('B school')
  })

  test('what stands in a name or a service counts more than a mention in passing', async () => {
    await build({ name: 'A', category: 'support-groups', description: 'They know of a hostel.' })
    await build({ name: 'B', category: 'support-groups', services: ['hostel'] })
    expect(namesOf(await search('hostel'))).toEqual(['B', 'A'])
  })
})

describe('the place', () => {
  test('is left step by step, and the step is said', async () => {
    await build({ name: 'Saligao school', town: 'Saligao', region: 'Goa' })
    expect(await search('school nerul goa')).toMatchObject({ note: { further: 'taluka' } })
    expect(await search('school mapusa')).toMatchObject({ total: 1, note: { further: 'taluka' } })
    expect(await search('school panaji')).toMatchObject({ note: { further: 'neighbours' } })
    expect(await search('school canacona')).toMatchObject({ total: 1, note: { further: 'state' } })
    expect(await search('school saligao')).toMatchObject({ note: { further: null } })
  })

  test('that was chosen as a filter is never left', async () => {
    await build({ name: 'Saligao school', town: 'Saligao', region: 'Goa' })
    expect((await search('school', { region: 'Canacona' })).total).toBe(0)
    expect((await search('school', { near: 'canacona', radius: '5' })).total).toBe(0)
  })

  test('the same place with fewer words comes before the same words further away', async () => {
    await build({ name: 'Pottery school', ...MARGAO })
    await build({ name: 'A school', ...MAPUSA })
    const answer = await search('school mapusa pottery')
    expect(namesOf(answer)).toEqual(['A school'])
    expect(answer.note.leftOut).toEqual(['pottery'])
  })

  test('what serves India is found after what is there, if its name or services say what was asked', async () => {
    const line = { category: 'support-groups', description: 'A line.' } as const
    await build({ name: 'Autism Helpline', ...line, ...DELHI })
    await build({ name: 'Women Helpline', ...line, region: 'All India' })
    await build({ name: 'Goa helpline', ...line, ...MAPUSA })
    const answer = await search('autism helpline goa')
    expect(namesOf(answer)).toHaveLength(3)
    expect(answer.listings.find(({ name }) => name === 'Autism Helpline')).toMatchObject({
      serves: 'india',
    })
    await build({ name: 'National Trust', description: 'Knows of schools.', ...DELHI })
    expect((await search('school goa')).total).toBe(0)
  })
})

describe('an age', () => {
  beforeEach(async () => {
    await build({ name: 'A to twelve', ages: '4-12 years', description: 'A school.', ...MAPUSA })
    await build({ name: 'B for all', ages: '0-20 years', description: 'A school.', ...MAPUSA })
    await build({ name: 'C unknown', description: 'A school.', ...MAPUSA })
  })

  test('puts last who is known not to take it, and the card says so', async () => {
    const answer = await search('school for 15 year old mapusa')
    expect(namesOf(answer)).toEqual(['B for all', 'C unknown', 'A to twelve'])
    expect(answer.listings.map(({ remark }) => remark)).toEqual([null, null, 'Takes ages 4 to 12.'])
    expect(answer.listings.at(-1)?.ages).toBe('4 to 12 years')
  })

  test('that the source names by no number is told by none, and still last for somebody grown up', async () => {
    await build({
      name: 'D first',
      ages: 'Birth to school entry',
      description: 'A school.',
      ...MAPUSA,
    })
    const { listings } = await search('school for adults mapusa')
    expect(listings.at(-1)).toMatchObject({
      name: 'D first',
      ageMin: null,
      ageMax: null,
      remark: 'For children.',
    })
  })

  test('puts a place for adults before a school that takes a few of them', async () => {
    await build({ name: 'A for the young', ages: '4 to 25 years', description: 'Autism.' })
    await build({ name: 'B for adults', ages: '18 and above', description: 'Autism.' })
    expect(namesOf(await search('adult autism'))).toEqual(['B for adults', 'A for the young'])
    expect(namesOf(await search('autism 22 year old'))).toEqual(['A for the young', 'B for adults'])
  })

  test('as a filter keeps who is known to take it; somebody of 3 may be nearly 4', async () => {
    expect(namesOf(await search('school', { age: '15' }))).toEqual(['B for all'])
    expect((await search('school', { age: '3' })).total).toBe(1)
    await build({ name: 'D from three and a half', ages: 'from 3.5 years', ...MAPUSA })
    expect((await search('', { age: '3' })).total).toBe(2)
    const listings = await (await app.get('/api/listings?age=15')).json()
    expect(listings).toHaveLength(2)
  })
})

test('what is only broader says what it says, comes last, and the note says that none says it', async () => {
  const phone = '+918322222222'
  await build({ name: 'A', description: 'Help.', services: ['day care'], phone, ...MAPUSA })
  const answer = await search('respite care mapusa')
  expect(answer.listings[0]?.remark).toBe(
    'Says “day care”, nothing about respite care: please ask.',
  )
  expect(answer.note.unsaid).toEqual(['respite care'])
  await build({ name: 'B', description: 'Help.', services: ['respite care'], ...MAPUSA })
  const both = await search('respite care mapusa')
  expect(namesOf(both)).toEqual(['B', 'A'])
  expect(both).toMatchObject({ note: { unsaid: [] }, listings: [{ remark: null }, {}] })
})

test('help with a condition answers a search for it, and services asked for are told apart', async () => {
  const services = ['parent support', 'speech therapy']
  await build({ name: 'A', category: 'therapists', description: 'Help.', services, ...MAPUSA })
  const answer = await search('my 4 year old does not talk mapusa')
  expect(answer.note.unsaid).toEqual([])
  expect(answer.listings).toMatchObject([{ remark: null, servicesAsked: ['speech therapy'] }])
  expect((await search('')).listings).toMatchObject([{ servicesAsked: [] }])
})

test('a short word is found as a whole word alone: "ot" is no "other"', async () => {
  const services = ['other therapies', 'occupational therapy']
  await build({ name: 'A', description: 'Help.', services, ...MAPUSA })
  const [listing] = (await search('ot mapusa')).listings
  expect(listing?.servicesAsked).toEqual(['occupational therapy'])
})

describe('letter by letter', () => {
  test.each([
    '+91 98221 00000',
    '09822100000',
    '98221-00000',
    'info@hands.example',
    'www.hands.org',
    'https://hands.org/contact',
    'hands.org',
  ])('"%s" finds the listing that is reached so', async (text) => {
    await build({
      name: 'A',
      phone: '+919822100000',
      email: 'info@hands.example',
      website: 'https://www.hands.org/goa',
    })
    await build({ name: 'B', phone: '+919822100001', email: 'b@hands.example' })
    expect(namesOf(await search(text))).toEqual(['A'])
  })

  test('a number that is held back finds its listing, which does not show it', async () => {
    await build({ name: 'A', phoneToCheck: '033 40012736' })
    const answer = await search('033-40012736')
    expect(answer.listings).toMatchObject([{ name: 'A', phone: null }])
    expect(JSON.stringify(answer.listings)).not.toContain('40012736')
  })

  test('quoted words stand next to each other, and nothing else means the same', async () => {
    await build({ name: 'A', description: 'Early intervention.' })
    await build({ name: 'B', description: 'Intervention, and early.' })
    await build({ name: 'C', description: 'A DEIC.' })
    expect(namesOf(await search('"early intervention"'))).toEqual(['A'])
    expect((await search('early intervention')).total).toBe(2)
  })

  test('a minus leaves out what has the word, or means the same', async () => {
    await build({ name: 'A school', services: ['residential care'] })
    await build({ name: 'B school' })
    const answer = await search('school -hostel')
    expect(namesOf(answer)).toEqual(['B school'])
    expect(answer.note.excluded).toEqual(['hostel'])
    const phrase = await search('school -"residential care"')
    expect(namesOf(phrase)).toEqual(['B school'])
  })
})

test('a word that every object of the language has is a word like any other', async () => {
  await build({ name: 'A school' })
  for (const word of ['constructor', 'toString', '__proto__', 'school hasOwnProperty goa'])
    expect((await search(word)).note.place?.name ?? 'Goa', word).toBe('Goa')
})

test('a place at the end of a long sentence is read', async () => {
  await build({ name: 'A', ...MARGAO, services: ['speech therapy'] })
  const { note } = await search(
    'i am looking for a good speech therapist for my three year old son who lives in margao',
  )
  expect(note.place?.name).toBe('Margao')
})

test('a place in Goa has who names no state, who is for all of India and stands there, and what is named after it', async () => {
  const pottery = { services: ['pottery'] }
  await build({ name: 'Clay room', ...MAPUSA, ...pottery })
  await build({ name: 'No state', town: 'Mapusa', region: null, ...pottery })
  await build({
    name: 'For all',
    town: 'Mapusa',
    region: 'All India',
    description: 'Pottery, too.',
  })
  await build({ name: 'Mapusa kiln', ...DELHI, ...pottery })
  await build({ name: 'Delhi kiln', ...DELHI, ...pottery })
  expect(namesOf(await search('pottery mapusa')).toSorted()).toEqual([
    'Clay room',
    'For all',
    'Mapusa kiln',
    'No state',
  ])
})
