import { expect, test } from 'vitest'
import type { Listing } from '../../../shared/listings/listings.ts'
import { cardTexts } from './card-texts.ts'
import { countWords } from './first-sentence.ts'
import { phoneSource } from './phone-source.ts'

const LISTING: Listing = {
  id: 7,
  name: 'Anand Niketan',
  categoryId: 1,
  category: 'special-schools',
  categoryName: 'Special Schools',
  otherCategories: [],
  otherCategoryNames: [],
  description: 'A school.',
  address: null,
  town: 'Mapusa',
  taluka: 'Bardez',
  district: 'North Goa',
  region: 'Goa',
  pincode: null,
  phone: null,
  phoneText: null,
  phoneFact: null,
  isPhoneHeldBack: false,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  placeId: 'mapusa',
  point: null,
  distance: null,
  ageMin: null,
  ageMax: null,
  serves: 'town',
  remark: null,
  servicesAsked: [],
  imageUrl: null,
  services: [],
  accessibility: [],
  credentials: [],
  ageGroups: [],
  ages: null,
  languages: [],
  takesNewPeople: null,
  feesBand: null,
  fees: null,
  modes: [],
  hours: null,
  diagnosisNeeded: null,
  whatToBring: null,
  nextStep: null,
  rating: 0,
  reviewCount: 0,
  likeCount: 0,
  isSponsored: false,
  isReachable: true,
  lastChecked: null,
  confirmedOn: null,
  age: 'never',
  ageRemark: null,
  createdAt: '2026-11-20T18:30:00.000Z',
  updatedAt: '2026-11-20T18:30:00.000Z',
}

test.each([
  'Sea School',
  "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled), Old Goa",
  'Office of the Chief Commissioner for Persons with Disabilities (CCPD), Dwarka, New Delhi',
])('a card has at most 35 words, the name among them: %s', (name) => {
  const description = 'One two three four five six seven eight nine ten eleven twelve. '.repeat(4)
  const listing = { ...LISTING, name, description, website: 'https://school.example' }
  const { sentence, ...texts } = cardTexts({ listing })
  const words = countWords([name, sentence, ...Object.values(texts)].filter(Boolean).join(' '))
  // "View Details", "Like" and its count stand beside them.
  expect(words).toBeLessThanOrEqual(35 - 4)
  expect(countWords(sentence)).toBeGreaterThanOrEqual(5)
})

const SEVERAL = {
  categoryName: 'Doctors & Specialists',
  otherCategoryNames: ['Special Schools', 'Autism-Friendly Places', 'Training Centers'],
}

test('a card says what else a listing is, and still has at most 35 words', () => {
  const description = 'One two three four five six seven eight nine ten eleven twelve.'
  const one = { ...LISTING, otherCategoryNames: ['Therapists'] }
  expect(cardTexts({ listing: one }).kind).toBe('Special Schools, also Therapists')
  expect(cardTexts({ listing: { ...LISTING, ...SEVERAL } }).kind).toBe(
    'Doctors & Specialists, also Special Schools, Autism-Friendly Places and Training Centers',
  )
  const name = "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled)"
  const texts = cardTexts({ listing: { ...LISTING, ...SEVERAL, name, description } })
  expect(countWords([name, ...Object.values(texts)].filter(Boolean).join(' '))).toBeLessThanOrEqual(
    35 - 4,
  )
})

test('a sentence of which hardly a word has room is left out', () => {
  const listing: Listing = {
    ...LISTING,
    name: 'Office of the Chief Commissioner for Persons with Disabilities, New Delhi',
    description: 'One two three four five six seven eight nine ten eleven twelve.',
    distance: 412,
    serves: 'india',
    ages: '0 to 18 years',
    reviewCount: 2,
    rating: 4,
  }
  const { sentence, ...texts } = cardTexts({ listing, from: 'Mapusa' })
  expect(sentence).toBe('')
  const words = countWords([listing.name, ...Object.values(texts)].filter(Boolean).join(' '))
  expect(35 - 4 - words).toBeGreaterThan(0)
  expect(35 - 4 - words).toBeLessThan(5)
})

test('a sentence too long gives way to services, those asked for first', () => {
  const services = ['special education', 'speech therapy', 'hostel']
  const long = { ...LISTING, description: `${'word '.repeat(40)}.`, services }
  expect(cardTexts({ listing: long }).sentence).toBe('Special education, speech therapy, hostel.')
  const asked = { ...LISTING, services: services.toReversed(), servicesAsked: ['hostel'] }
  expect(cardTexts({ listing: asked }).sentence).toBe('Hostel, speech therapy, special education.')
})

test('beside a long name one service stays, and so does what nobody knows', () => {
  const texts = cardTexts({
    listing: {
      ...LISTING,
      name: "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled), Old Goa",
      town: 'Old Goa',
      ages: 'pre-primary to higher secondary',
      website: 'https://example.org',
      isReachable: true,
      services: ['special education', 'hostel'],
      description: 'One two three four five six seven eight nine ten eleven twelve.',
    },
  })
  expect(texts.sentence).toBe('Special education.')
  expect(texts.unknown).toBe('Phone not known yet.')
})

test('what is old is said on the last line, not as checked', () => {
  const listing = {
    ...LISTING,
    lastChecked: { field: 'phone', on: '2025-09-20' },
    age: 'stale' as const,
    ageRemark: 'Not confirmed for 14 months.',
  }
  const texts = cardTexts({ listing })
  expect(texts.unknown).toMatch(/^Not confirmed for 14 months\./)
  expect(texts.checked).toBeUndefined()
})

test('a number that somebody has tried is not called unchecked', () => {
  const listing = { ...LISTING, ages: '3 to 12 years', phone: '+918322223333', phoneText: '0832' }
  expect(cardTexts({ listing }).unknown).toBe('Number not checked yet.')
  const ageRemark = 'Its number was found wrong on 29 Nov 2026.'
  const wrong = { ...listing, ageRemark, phoneWrongOn: '2026-11-29' }
  expect(cardTexts({ listing: wrong }).unknown).toBe(ageRemark)
  expect(phoneSource(wrong)).not.toContain('not called')
  // Another remark says nothing of the number.
  const old = { ...listing, ageRemark: 'Not confirmed for 14 months.' }
  expect(cardTexts({ listing: old }).unknown).toContain('Number not checked yet.')
  expect(phoneSource(old)).toContain('We have not called it.')
})
