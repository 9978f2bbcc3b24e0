/** The seed's listings: nothing invented, every fact with its source, no number that ruling 1 hides. */
import { parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AGE_GROUPS } from '../../../shared/listings/age-groups.ts'
import { FEES_BANDS } from '../../../shared/listings/deciding-facts.ts'
import {
  CATEGORIES,
  MOST_OTHER_CATEGORIES,
  OTHER_CATEGORIES,
} from '../../../shared/listings/category-names.ts'
import { LIMITS } from '../../../shared/limits.ts'
import rows from './listings.json' with { type: 'json' }

const SHORT_CODES = ['112', '1098', '181', '14416']
const THREE_YEARS_AGO = '2023-11-21'
const READ_ON = '2026-11-21'
/** What was corrected later. */
const READ_AGAIN_ON = '2026-11-30'

/** The 28 states and 8 union territories, and what helps everywhere. */
const REGIONS = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
  'All India',
]

/** A filled field needs a fact. `ages` is covered by `ageGroups`; `category` is our own sorting. */
const FACT_FIELDS = [
  'name',
  'description',
  'address',
  'town',
  'taluka',
  'district',
  'region',
  'pincode',
  'phone',
  'phoneToCheck',
  'email',
  'website',
  'services',
  'accessibility',
  'ageGroups',
  'languages',
  'fees',
  'hours',
] as const

/** Where a locality is all that is printed. Elsewhere an address says more than the town does. */
const LOCALITY_ONLY = [
  'starter-sanjay-centre-for-special-education-sanjay-school-porvorim',
  'starter-lokvishwas-pratishthan-special-school-mollem',
  'starter-aasthas-anand-niketan-school-for-differently-abled-children-mapusa',
  'starter-resource-room-lourdes-convent-high-school-saligao',
  'starter-the-owl-house-abletree-foundation-aldona',
  'starter-diploma-in-special-education-course-sanjay-centre-porvorim',
  'starter-aastha-school-harmal-harmal-panchakroshi-shikshan-mandal',
  'starter-peace-heaven-convent-school-caranzalem',
]

const isRealDate = (text: string) => {
  const full = `${text}-01-01`.slice(0, 10)
  return new Date(`${full}T00:00:00Z`).toISOString().startsWith(full)
}
const line = (limit: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/, 'one trimmed line')
    .max(limit)
const page = (limit: number) => z.url({ protocol: /^https?$/ }).max(limit)
const phrases = z.array(line(100)).refine((all) => new Set(all).size === all.length, 'repeats')

const factSchema = z.strictObject({
  field: z.enum(FACT_FIELDS),
  sourceUrl: page(LIMITS.url),
  sourceTitle: line(LIMITS.sourceTitle),
  sourceDate: z
    .string()
    .regex(/^20\d\d(-\d\d(-\d\d)?)?$/)
    .refine((date) => isRealDate(date) && date <= READ_ON, 'a real date, not in the future')
    .nullable(),
  readOn: z.enum([READ_ON, READ_AGAIN_ON]),
  quote: line(LIMITS.quote).nullable(),
})

const listingSchema = z.strictObject({
  externalId: z
    .string()
    .regex(/^starter(-[a-z0-9]+)+$/)
    .max(LIMITS.externalId),
  name: line(LIMITS.name),
  category: z.enum(CATEGORIES.map(({ slug }) => slug)),
  otherCategories: z.array(z.enum(OTHER_CATEGORIES)).max(MOST_OTHER_CATEGORIES).optional(),
  description: line(LIMITS.description),
  address: line(300).nullable(),
  town: line(LIMITS.place).nullable(),
  taluka: line(LIMITS.place).nullable(),
  district: line(LIMITS.place).nullable(),
  region: z.enum(REGIONS).nullable(),
  pincode: z
    .string()
    .regex(/^[1-9]\d{5}$/)
    .nullable(),
  phone: z.string().max(LIMITS.phone).nullable(),
  phoneToCheck: line(LIMITS.printedPhone).nullable(),
  email: z.email().toLowerCase().max(LIMITS.email).nullable(),
  website: page(LIMITS.website).nullable(),
  services: phrases,
  accessibility: phrases,
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  ages: line(LIMITS.ages).nullable(),
  languages: phrases,
  feesBand: z.enum(FEES_BANDS).optional(),
  fees: line(LIMITS.shortFact).optional(),
  hours: line(LIMITS.shortFact).optional(),
  facts: z.array(factSchema),
})

const listings = rows.map((row) => listingSchema.parse(row))
type Listing = (typeof listings)[number]

const factOf = ({ facts }: Listing, field: string) => facts.find((fact) => fact.field === field)
const digits = (text: string) => text.replace(/\D/g, '')
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
const isGovernment = (url: string) => /(^|\.)(gov|nic)\.in$/.test(hostOf(url))

describe('the whole', () => {
  test('154 listings, each with its own id and name, unchanged by the schema', () => {
    expect(listings).toHaveLength(154)
    expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(154)
    expect(new Set(listings.map(({ name }) => name)).size).toBe(154)
    expect(listings).toEqual(rows)
  })

  test('21 are known by name only', () => {
    const byName = listings.filter(
      ({ phone, phoneToCheck, email, website, address }) =>
        !phone && !phoneToCheck && !email && !website && !address,
    )
    expect(byName).toHaveLength(21)
  })

  test('20 numbers are shown, 17 wait for a moderator, none is both', () => {
    expect(listings.filter(({ phone }) => phone)).toHaveLength(20)
    expect(listings.filter(({ phoneToCheck }) => phoneToCheck)).toHaveLength(17)
    expect(listings.filter(({ phone, phoneToCheck }) => phone && phoneToCheck)).toEqual([])
  })

  test('an address says more than the town, except where nothing else is known', () => {
    const repeats = listings.filter(({ address, town, region }) =>
      [town, region, `${town}, ${region}`].includes(address ?? '-'),
    )
    expect(repeats.map(({ externalId }) => externalId)).toEqual(LOCALITY_ONLY)
  })
})

/** How its text or its services say that a listing is of a kind. */
const SAID: Partial<Record<string, RegExp>> = {
  'special-schools': /school/i,
  'doctors-specialists': /diagnos|neurology/i,
  therapists: /therap/i,
  'support-groups': /helpline/i,
  'training-centers': /train|course/i,
  'child-care': /day care|residential/i,
}

test('a page that a text names in brackets has its whole address', () => {
  for (const { description } of listings) expect(description).not.toMatch(/\(([a-z-]+\.)+[a-z]+\)/)
})

test('what a listing is besides its category stands in its own text, each kind once', () => {
  const several = listings.filter(({ otherCategories }) => otherCategories)
  expect(several).toHaveLength(44)
  for (const { name, category, otherCategories = [], description, services } of several) {
    expect(new Set([category, ...otherCategories]).size).toBe(1 + otherCategories.length)
    for (const other of otherCategories)
      expect([name, other, [description, ...services].join('; ')]).toEqual([
        name,
        other,
        expect.stringMatching(SAID[other] ?? /^$/),
      ])
  }
})

describe('numbers', () => {
  const shown = listings.filter(({ phone }) => phone)

  test.each(shown)('$name: $phone can be dialled', ({ phone }) => {
    if (SHORT_CODES.includes(phone!)) return
    if (/^1800\d{6,7}$/.test(phone!)) return
    const number = parsePhoneNumberWithError(phone!)
    expect(number.isValid()).toBe(true)
    expect(number.country).toBe('IN')
    expect(number.number).toBe(phone)
  })

  test.each(shown)(
    '$name: the page is young enough, or its own, or a government page',
    (listing) => {
      const { sourceDate, sourceUrl, quote } = factOf(listing, 'phone')!
      if (sourceDate) expect(`${sourceDate}-01-01`.slice(0, 10) >= THREE_YEARS_AGO).toBe(true)
      else {
        const isOwn = listing.website !== null && hostOf(listing.website) === hostOf(sourceUrl)
        expect(isOwn || isGovernment(sourceUrl)).toBe(true)
      }
      expect(digits(quote!)).toContain(digits(listing.phone!).replace(/^91(?=\d{10})/, ''))
    },
  )

  test('a number kept back stands in no text that visitors read', () => {
    const kept = listings.flatMap(({ phoneToCheck }) =>
      phoneToCheck ? [digits(phoneToCheck).slice(-7)] : [],
    )
    for (const { facts: _, phoneToCheck: __, externalId: ___, ...shownFields } of listings) {
      const text = Object.values(shownFields)
        .flat()
        .map((value) => digits(value ?? ''))
      for (const number of kept) expect(text.some((value) => value.includes(number))).toBe(false)
    }
    const all = JSON.stringify(rows)
    expect(digits(all)).not.toContain('18005990019')
    for (const { phone } of shown) expect(['2522283', '2495000']).not.toContain(phone!.slice(-7))
  })

  test('a number kept back has its printed words', () => {
    for (const listing of listings.filter(({ phoneToCheck }) => phoneToCheck))
      expect(digits(factOf(listing, 'phoneToCheck')!.quote!)).toContain(
        digits(listing.phoneToCheck!),
      )
  })
})

describe('facts', () => {
  test.each(listings)(
    '$name: every filled field has one fact, and no other field has',
    (listing) => {
      const filled = FACT_FIELDS.filter((field) => {
        if (field === 'ageGroups') return listing.ages !== null || listing.ageGroups.length > 0
        const value = listing[field]
        return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null
      })
      expect(listing.facts.map(({ field }) => field).toSorted()).toEqual(filled.toSorted())
    },
  )

  test('only numbers carry a quote', () => {
    for (const { facts } of listings)
      for (const { field, quote } of facts)
        expect(quote !== null).toBe(field === 'phone' || field === 'phoneToCheck')
  })

  test('an age group is named only where ages are printed', () => {
    for (const { ages, ageGroups } of listings) if (ages === null) expect(ageGroups).toEqual([])
  })
})
