/** A file of listings by the thousand that an import takes whole: the same for the same number, every time. */
import { allPlaces } from '../../server/places/gazetteer.ts'
import { CATEGORIES } from '../../shared/listings/category-names.ts'
import { csvOf } from '../support/csv.ts'
import { chance } from './made-listings.ts'

const WORDS =
  'the centre works with families and children in small groups and teachers meet parents every month to plan the next step it has rooms for single sessions a garden a kitchen and a van that brings children from villages nearby'.split(
    ' ',
  )
const SERVICES = [
  'Speech therapy',
  'Occupational therapy',
  'Special education',
  'Parent training',
  'Yoga',
]

export function madeFile(rows: number, batch = 'made'): string {
  const { next, pick } = chance(rows)
  const towns = allPlaces().filter(
    ({ kind, point }) => point && ['city', 'town', 'village'].includes(kind),
  )
  const shift = batch === 'warm' ? 80_000_000 : 20_000_000
  return csvOf(
    Array.from({ length: rows }, (_, at) => {
      const town = pick(towns)
      const isExact = next() < 0.5 && town.point
      return {
        // Warm rows share no word of their names with the others, a town's least of all: none is taken for another one's double.
        name: batch === 'warm' ? `Kendra ${at}` : `${batch} ${at} centre of ${town.name}`,
        categoryId: pick(CATEGORIES).slug,
        description: `${Array.from({ length: 30 }, () => pick(WORDS)).join(' ')}.`,
        address: `${1 + Math.floor(next() * 90)} Church Road, ${town.name}`,
        phone: `98${shift + at}`,
        region: town.region,
        town: town.name,
        website: next() < 0.4 ? `https://${batch}-${at}.example.org` : '',
        latitude: isExact ? (town.point!.latitude + 0.004).toFixed(5) : '',
        longitude: isExact ? (town.point!.longitude + 0.004).toFixed(5) : '',
        services: SERVICES.filter(() => next() < 0.4).join('; '),
        isApproved: next() < 0.9 ? 'true' : 'false',
        externalId: `${batch}-${at}`,
      }
    }),
  )
}
