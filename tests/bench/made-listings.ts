/** Listings by the thousand, as a full directory of India might hold them: the same for the same number, every time. */
import { CATEGORY_ROWS } from '../../server/db/seed/category-rows.ts'
import {
  CATEGORIES,
  OTHER_CATEGORIES,
  type CategorySlug,
} from '../../shared/listings/category-names.ts'
import type { Place } from '../../shared/places.ts'
import type { Database } from '../../server/db/open.ts'
import { categories, listings } from '../../server/db/schema.ts'
import { allPlaces } from '../../server/places/gazetteer.ts'
import { phrases } from '../../server/search/tokenise.ts'
import { CONCEPTS } from '../../server/search/vocabulary.ts'
import { deriveListing } from '../../server/services/listings/place/place.ts'

export interface Chance {
  /** From 0 to below 1. */
  next(): number
  pick<T>(list: readonly T[]): T
  /** The first of the list far more often than the last, as words are in any language; `bias` 1 is evenly. */
  pickCommon<T>(list: readonly T[], bias?: number): T
}

/** Mulberry32: small, and the same on every machine. */
export function chance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list) => at(list, next()),
    pickCommon: (list, bias = 3) => at(list, next() ** bias),
  }
}

const at = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)]!

const SYLLABLES =
  'a sha ka na ma ra vi sa ja nan di pra gan chi tra su man jyo ti de va lak shmi bha kti ro hi ni am ri ta ku mu da ve la ho pe li'.split(
    ' ',
  )
const KINDS: Record<CategorySlug, string[]> = {
  'special-schools': ['Special School', 'School for Special Children', 'Academy', 'Vidyalaya'],
  'doctors-specialists': ['Child Clinic', 'Hospital', 'Child Development Centre', 'Neuro Clinic'],
  therapists: ['Therapy Centre', 'Speech Clinic', 'Occupational Therapy', 'Rehabilitation Centre'],
  'support-groups': ['Parents Group', 'Autism Society', 'Family Forum', 'Helpline'],
  'autism-friendly-places': ['Sensory Park', 'Quiet Cinema', 'Sensory Room', 'Library'],
  'training-centers': ['Vocational Centre', 'Training Institute', 'Skills Centre'],
  'events-workshops': ['Workshop', 'Awareness Walk', 'Sports Meet'],
  'child-care': ['Day Care', 'Respite Home', 'Group Home'],
}
export const PLAIN =
  `the centre works with families and children in small groups and teachers meet parents every month to plan for the next
  step it was started by parents of an autistic child and now has rooms for individual sessions a garden a kitchen and a
  van that brings children from villages nearby staff speak several languages and fees depend on income people call first
  and visit on working days a report describes its annual day exhibition and the long waiting list`.split(
    /\s+/,
  )
/** Shuffled, so that what is common is not what our vocabulary happens to name first. */
const SERVICES = CONCEPTS.flatMap(({ name, found }) => [
  name,
  ...phrases(found ?? '').map((words) => words.join(' ')),
])
  .map((service, at) => ({ service, at: (at * 7919) % 1009 }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ service }) => service)
const AGES = ['early-childhood', 'children', 'teenagers', 'adults']

/** A proper name of two to four syllables; some 40,000 are possible, a few are common. */
function properName({ next, pickCommon }: Chance): string {
  const length = 2 + Math.floor(next() * 3)
  const name = Array.from({ length }, () => pickCommon(SYLLABLES)).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

function makeListing(luck: Chance, towns: Place[], goa: Place[], categoryIds: Map<string, number>) {
  const { next, pick, pickCommon } = luck
  const { slug } = pickCommon(CATEGORIES, 2)
  const place = next() < 0.2 ? pick(goa) : pickCommon(towns)
  const services = Array.from({ length: 1 + Math.floor(next() * 5) }, () =>
    pickCommon(SERVICES, 2.5),
  )
  const sentence = Array.from({ length: 15 + Math.floor(next() * 30) }, () =>
    next() < 0.08 ? properName(luck) : next() < 0.08 ? pickCommon(SERVICES, 2.5) : pick(PLAIN),
  )
  const town = next() < 0.85 ? place.name : null
  return {
    name: `${properName(luck)} ${next() < 0.4 ? `${properName(luck)} ` : ''}${pick(KINDS[slug])}${next() < 0.3 ? `, ${place.name}` : ''}`,
    categoryId: categoryIds.get(slug)!,
    description: `${sentence.join(' ')}.`,
    address: next() < 0.5 ? `${properName(luck)} Road, ${place.name}` : null,
    town,
    region: next() < 0.003 ? 'All India' : place.region,
    phone: next() < 0.5 ? `+9183222${String(Math.floor(next() * 1e5)).padStart(5, '0')}` : null,
    website: next() < 0.4 ? 'https://example.org' : null,
    services: [...new Set(services)],
    ageGroups: AGES.filter(() => next() < 0.3),
    isApproved: next() < 0.98,
    publishedAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(next() * 9e10)),
    otherCategories: OTHER_CATEGORIES.filter((other) => other !== slug && next() < 0.02),
  }
}

const BATCH = 1000

/** Adds listings until there are so many. */
export async function makeListings(db: Database, from: number, to: number): Promise<void> {
  await db.insert(categories).values(CATEGORY_ROWS).onConflictDoNothing()
  const categoryIds = new Map(
    (await db.select().from(categories)).map(({ slug, id }) => [slug, id]),
  )
  const places = allPlaces().filter(({ kind }) => ['city', 'town', 'village'].includes(kind))
  const goa = places.filter(({ region }) => region === 'Goa')
  // Cities stand before the rest, and a few of them are large.
  const towns = places.filter(({ region, point }) => region !== 'Goa' && point)
  for (let made = from; made < to; made += BATCH) {
    const luck = chance(made + 1)
    const rows = Array.from({ length: Math.min(BATCH, to - made) }, () =>
      deriveListing(makeListing(luck, towns, goa, categoryIds)),
    )
    await db.insert(listings).values(rows)
  }
}
