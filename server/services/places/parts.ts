import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { ALL_INDIA, type Place } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import { aliasesOf, namesakes, resolvePlace } from '../../places/gazetteer.ts'
import { TALUKAS } from '../../places/goa.ts'
import { asFilterOnly, type Part } from './conditions.ts'
import { all } from './way.ts'

/** The listings of a place and no others. */
export function partsOf(place: Place): Part[] {
  if (place.kind === 'state')
    return [{ where: eq(listings.region, place.name), names: [place.name], isWide: true }]
  if (place.kind === 'taluka')
    return [{ where: eq(listings.taluka, place.name), names: [place.name], isWide: true }]
  if (place.kind === 'pincode')
    return [
      { where: eq(listings.pincode, place.name), names: [place.name] },
      { where: eq(listings.placeId, place.id), names: [place.id] },
    ]
  if (place.kind === 'district') {
    const talukas = talukasOf(place.name)
    return [
      { where: eq(listings.district, place.name), names: [place.name], isWide: true },
      { where: inArray(listings.taluka, talukas), names: talukas, isWide: true },
    ]
  }
  return inTown(place)
}

/** Kushavati was made of South Goa's talukas in 2026: who says "South Goa" means them, too. */
const talukasOf = (name: string) => {
  const districts = name === 'South Goa' ? [name, 'Kushavati'] : [name]
  return TALUKAS.filter(({ district }) => districts.includes(district)).map(({ name }) => name)
}

/** A listing whose address names a village of its own still belongs to the town it names. */
function inTown(place: Place): Part[] {
  const { region, taluka } = listings
  // Another state may have a town of that name.
  const mayBeHere = and(
    isNull(taluka),
    or(isNull(region), inArray(region, [place.region, ALL_INDIA])),
  )
  const here = place.taluka
    ? or(eq(taluka, place.taluka), mayBeHere)
    : or(eq(region, place.region), isNull(region))
  const names = [place.name, ...aliasesOf(place)]
  const isNamed = sql`${listings.town} = any(${sql.param(names)}::text[])`
  return [
    { where: eq(listings.placeId, place.id), names: [place.id] },
    { where: all(isNamed, asFilterOnly(here)), names },
    ...(place.kind === 'city'
      ? [{ where: eq(listings.district, place.name), names: [place.name] }]
      : []),
  ]
}

/** The listings of the town a PIN code is served from: few addresses say theirs. */
export function ofMainTown({ kind, town, taluka }: Place): Part[] {
  if (kind !== 'pincode' || !town) return []
  const main = namesakes(town).find((place) => place.town === town && place.taluka === taluka)
  return main ? inTown(main) : []
}

/** A PIN code also holds the listings of its main town (rulings 10 and 12). */
export const heldBy = (place: Place): Part[] => [...partsOf(place), ...ofMainTown(place)]

/** A name the gazetteer does not hold, in any of the columns, as typed or as a name is written. */
export function asWritten(text: string): Part[] {
  const title = text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
  const pincode = text.replaceAll(' ', '')
  const columns = [listings.town, listings.taluka, listings.district, listings.region]
  return [
    ...columns.map((column) => ({ where: inArray(column, [text, title]), names: [text, title] })),
    { where: eq(listings.pincode, pincode), names: [pincode] },
  ]
}

/** Those of the state that name no smaller place: they serve its towns too. */
export function statewideOf({ kind, region }: Place): Part[] {
  const state = kind === 'state' ? undefined : resolvePlace(region)
  if (state?.kind !== 'state') return []
  const { placeId, town, taluka, district } = listings
  const isWide = asFilterOnly(and(isNull(town), isNull(taluka), isNull(district)))
  return [{ where: all(eq(placeId, state.id), isWide), names: [`all of ${state.id}`] }]
}
