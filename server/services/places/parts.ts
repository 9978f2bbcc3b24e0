import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Place } from '../../../shared/places.ts'
import { listings } from '../../db/schema.ts'
import { aliasesOf, namesakes, resolvePlace } from '../../places/gazetteer.ts'
import { TALUKAS } from '../../places/goa.ts'
import { asFilterOnly, type Part } from './conditions.ts'
import { all } from './way.ts'

/** The listings of a place and no others. */
export function partsOf(place: Place): Part[] {
  if (place.kind === 'state') return [{ where: eq(listings.region, place.name), isWide: true }]
  if (place.kind === 'taluka') return [{ where: eq(listings.taluka, place.name), isWide: true }]
  if (place.kind === 'pincode')
    return [{ where: eq(listings.pincode, place.name) }, { where: eq(listings.placeId, place.id) }]
  if (place.kind === 'district')
    return [
      { where: eq(listings.district, place.name), isWide: true },
      { where: inArray(listings.taluka, talukasOf(place.name)), isWide: true },
    ]
  return inTown(place)
}

const talukasOf = (district: string) =>
  TALUKAS.filter((taluka) => taluka.district === district).map(({ name }) => name)

/** A listing whose address names a village of its own still belongs to the town it names. */
function inTown(place: Place): Part[] {
  const here = place.taluka
    ? or(eq(listings.taluka, place.taluka), isNull(listings.taluka))
    : or(eq(listings.region, place.region), isNull(listings.region))
  const names = sql.param([place.name, ...aliasesOf(place)])
  const named = and(sql`${listings.town} = any(${names}::text[])`, asFilterOnly(here))
  return [
    { where: eq(listings.placeId, place.id) },
    ...(named ? [{ where: named }] : []),
    ...(place.kind === 'city' ? [{ where: eq(listings.district, place.name) }] : []),
  ]
}

/** The listings of the town a PIN code is served from: few addresses say theirs. */
export function ofMainTown({ kind, town, taluka }: Place): Part[] {
  if (kind !== 'pincode' || !town) return []
  const main = namesakes(town).find((place) => place.town === town && place.taluka === taluka)
  return main ? inTown(main) : []
}

/** A name the gazetteer does not hold, in any of the columns, as typed or as a name is written. */
export function asWritten(text: string): Part[] {
  const title = text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
  const columns = [listings.town, listings.taluka, listings.district, listings.region]
  return [
    ...columns.map((column) => ({ where: inArray(column, [text, title]) })),
    { where: eq(listings.pincode, text.replaceAll(' ', '')) },
  ]
}

/** Those of the state that name no smaller place: they serve its towns too. */
export function statewideOf({ kind, region }: Place): Part[] {
  const state = kind === 'state' ? undefined : resolvePlace(region)
  if (state?.kind !== 'state') return []
  const { placeId, town, taluka, district } = listings
  const isWide = asFilterOnly(and(isNull(town), isNull(taluka), isNull(district)))
  return [{ where: all(eq(placeId, state.id), isWide) }]
}
