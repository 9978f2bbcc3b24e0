import { lt, sql } from 'drizzle-orm'
import { ALL_INDIA, type Place } from '../../../../shared/places.ts'
import type { Database } from '../../../db/open.ts'
import { listings } from '../../../db/schema.ts'
import { findPlace, GAZETTEER_VERSION, namesakes, resolvePlace } from '../../../places/gazetteer.ts'
import { GOA } from '../../../places/goa.ts'
import { isPincode, stateOfPincode } from '../../../places/pin-states.ts'
import { agesOf } from '../ages/ages.ts'
import { exactPoint } from './point.ts'
import { servesOf } from './serves.ts'

/** What a source says of where a listing is. */
interface PlaceWords {
  address?: string | null
  town?: string | null
  taluka?: string | null
  district?: string | null
  region?: string | null
  pincode?: string | null
  latitude?: string | null
  longitude?: string | null
}

type Completed = Pick<PlaceWords, 'town' | 'taluka' | 'district' | 'region'>

const COMPLETED = ['town', 'taluka', 'district', 'region'] as const

/** What follows from the words of a listing and nobody reads: for the search and the map. */
export const DERIVED = [
  'pointLatitude',
  'pointLongitude',
  'pointPlaceId',
  'placeFilled',
  'placeVersion',
  'ageMin',
  'ageMax',
  'serves',
] as const

/**
 * The row with its place: resolved as far as its own words say and no further (ruling 10), blanks that follow from
 * the place filled in (and named in `placeFilled`), and the point it uses.
 */
export function placeListing<Row extends PlaceWords>(row: Row) {
  const region = stateName(row)
  const town = resolveTown(row, region)
  const place = inAddress(row, region, town) ?? town ?? resolveWider(row, region)
  const filled: Completed = {
    town: row.town ?? (place && !town && LOCALITY.has(place.kind) ? place.name : null),
    taluka: row.taluka ?? place?.taluka ?? null,
    district: row.district ?? place?.district ?? null,
    region,
  }
  const exact = exactPoint(row.latitude, row.longitude, place)
  // A part of a town has the town's point, so the point is the town's.
  const at = place?.point && place.town !== town?.name ? place : town
  const point = exact ?? (at?.kind === 'state' ? null : (at?.point ?? null))
  return {
    ...row,
    ...filled,
    placeId: place?.id ?? null,
    pointLatitude: point?.latitude ?? null,
    pointLongitude: point?.longitude ?? null,
    pointPlaceId: point && !exact ? (at?.id ?? null) : null,
    placeFilled: COMPLETED.filter((column) => filled[column] && !row[column]),
    placeVersion: GAZETTEER_VERSION,
  }
}

/** Whether its own coordinates can be its door (ruling 10): otherwise it uses a town's point, or none. */
export function standsAtOwn(row: PlaceWords): boolean {
  const { pointLatitude, pointPlaceId } = placeListing(row)
  return pointLatitude !== null && pointPlaceId === null
}

const LOCALITY: ReadonlySet<string> = new Set(['city', 'town', 'village'])

/** The state as the gazetteer spells it; of a row that names none, the one its PIN code lies in. */
function stateName({ region, pincode }: PlaceWords): string | null {
  if (!region) return pincode && isPincode(pincode) ? stateOfPincode(pincode) : null
  return namesakes(region).find(({ kind }) => kind === 'state')?.name ?? region
}

/** The one place of the town's name in its state. Where two remain after taluka and PIN code, none is meant for sure. */
function resolveTown({ town, taluka, pincode }: PlaceWords, region: string | null) {
  if (!town || !region) return undefined
  const talukaTold = taluka ?? (pincode ? findPlace(pincode)?.taluka : null)
  const places = namesakes(town).filter(
    (place) => LOCALITY.has(place.kind) && place.region === region,
  )
  const inTaluka = places.filter((place) => place.taluka === talukaTold)
  const meant = inTaluka.length > 0 ? inTaluka : places
  const towns = meant.filter(({ kind }) => kind === 'town')
  return onlyOne(towns.length > 0 ? towns : meant)
}

/** In Goa, a village that the address names as a part of its own: 'Davorlim, Margao'. It must lie in the town's taluka. */
function inAddress({ address, taluka }: PlaceWords, region: string | null, town?: Place) {
  if (region !== GOA || !address) return undefined
  const known = town?.taluka ?? taluka
  const parts = address
    .split(',')
    .map((part) => part.replace(/(?<![-\s])[-\s]*\d{3}\s?\d{3}\s*$/, ''))
  const places = parts.flatMap((part) => {
    const named = namesakes(part).filter(
      (place) => place.region === GOA && LOCALITY.has(place.kind) && place.id !== town?.id,
    )
    const here = known ? named.filter((place) => place.taluka === known) : named
    return here.length === 1 ? here : []
  })
  return onlyOne([...new Set(places)])
}

const onlyOne = <T>(items: T[]): T | undefined => (items.length === 1 ? items[0] : undefined)

/** What is left where no town is known: PIN code, taluka, district, state. */
function resolveWider({ pincode, taluka, district }: PlaceWords, region: string | null) {
  if (!region || region === ALL_INDIA) return undefined
  const byPincode = pincode ? findPlace(pincode) : undefined
  const within = (name: string | null | undefined, kind: Place['kind']) =>
    name
      ? namesakes(name).find((place) => place.kind === kind && place.region === region)
      : undefined
  return (
    (byPincode?.region === region ? byPincode : undefined) ??
    within(taluka, 'taluka') ??
    within(district, 'district') ??
    resolvePlace(region)
  )
}

/** Everything that is worked out of a listing's own words when it is written: its place, its ages, whom it serves. */
export function deriveListing<Row extends ListingWords>(row: Row) {
  return { ...placeListing(row), ...agesOf(row), serves: servesOf(row) }
}

interface ListingWords extends PlaceWords {
  name?: string | undefined
  ages?: string | null
  ageGroups?: string[]
}

const BATCH = 1000

/** Works out again what an older version worked out of listings, or none did: at start; one short query when nothing is to do. */
export async function placeListingsAgain(db: Database): Promise<void> {
  while (await db.transaction(placeSome));
}

/** One batch, locked in the meantime against a change of the same listings. True when there was something to do. */
async function placeSome(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .select(STATED)
    .from(listings)
    .where(lt(listings.placeVersion, GAZETTEER_VERSION))
    .orderBy(listings.id)
    .limit(BATCH)
    .for('update')
  if (rows.length > 0)
    await save(
      tx,
      rows.map((row) => deriveListing(asStated(row))),
    )
  return rows.length > 0
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const STATED = {
  id: listings.id,
  address: listings.address,
  town: listings.town,
  taluka: listings.taluka,
  district: listings.district,
  region: listings.region,
  pincode: listings.pincode,
  latitude: listings.latitude,
  longitude: listings.longitude,
  placeFilled: listings.placeFilled,
  name: listings.name,
  ages: listings.ages,
  ageGroups: listings.ageGroups,
}

/** The row as its own words say it: without what a gazetteer filled in. */
export function asStated<Row extends PlaceWords & { placeFilled: string[] }>(row: Row): Row {
  const blanks = COMPLETED.filter((column) => row.placeFilled.includes(column))
  return { ...row, ...Object.fromEntries(blanks.map((column) => [column, null])) }
}

async function save(tx: Transaction, rows: { id: number }[]): Promise<void> {
  await tx.execute(sql`
    update ${listings} set town = placed.town, taluka = placed.taluka, district = placed.district,
      region = placed.region, place_id = placed."placeId", point_latitude = placed."pointLatitude",
      point_longitude = placed."pointLongitude", point_place_id = placed."pointPlaceId",
      place_filled = placed."placeFilled", place_version = placed."placeVersion",
      age_min = placed."ageMin", age_max = placed."ageMax", serves = placed.serves
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as placed(id int, town text, taluka text, district text,
      region text, "placeId" text, "pointLatitude" float8, "pointLongitude" float8, "pointPlaceId" text,
      "placeFilled" text[], "placeVersion" int, "ageMin" float8, "ageMax" float8, serves text)
    where ${listings.id} = placed.id`)
}
