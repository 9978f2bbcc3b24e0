import type { Point } from '../../shared/places.ts'
import { makeEntry, type Entry } from './entry.ts'
import { DISTRICTS, districtOfTaluka, GOA, TALUKAS } from './goa.ts'
import { listOf, readRows, type Row } from './read-files.ts'

interface Locality {
  name: string
  taluka: string
  isTown: boolean
  /** Of a part of a town: the town. */
  partOf: string | null
  pincodes: string[]
  aliases: string[]
  point: Point | null
}

/** Places of ours that are towns though the government's list of local bodies does not name them. */
const OWN_TOWNS = [
  'Vasco da Gama,Mormugao',
  'Porvorim,Bardez',
  'Old Goa,Tiswadi',
  // Beside Margao, and larger than the villages of its name.
  'Navelim,Salcete',
]

/** Goa's districts, talukas, towns, villages and PIN codes. `points`: of the point file, by its names. */
export function loadGoa(points: Map<string, Point | null>): Entry[] {
  const localities = readLocalities(points)
  return [
    ...DISTRICTS.map(({ name, aliases }) =>
      makeEntry({ name, kind: 'district', region: GOA, aliases, district: name }),
    ),
    ...TALUKAS.map(({ name, district, mainTown, aliases }) =>
      makeEntry({
        name,
        kind: 'taluka',
        region: GOA,
        aliases,
        town: mainTown,
        taluka: name,
        district,
        point: localities.find((place) => place.name === mainTown)?.point ?? null,
      }),
    ),
    ...localities.map(({ name, taluka, isTown, partOf, aliases, point }) =>
      makeEntry({
        name,
        kind: isTown ? 'town' : 'village',
        region: GOA,
        aliases,
        town: partOf ?? name,
        taluka,
        district: districtOfTaluka(taluka),
        point,
      }),
    ),
    ...loadPincodes(localities),
  ]
}

function readLocalities(points: Map<string, Point | null>): Locality[] {
  const names = new Map(readRows('goa/names.csv').map((row) => [keyOf(row), row]))
  const listed = readRows('goa/places.csv')
  const isListed = new Set(listed.map(keyOf))
  const own = [...names.values()].filter((row) => !isListed.has(keyOf(row)))
  const panchayats = Map.groupBy(
    readRows('goa/panchayats.csv'),
    ({ village, taluka }) => `${village},${taluka}`,
  )
  return [...listed, ...own].map((row) => {
    const { name = '', taluka = '', kind, pincodes } = row
    const { point, aliases, town } = names.get(keyOf(row)) ?? {}
    const panchayat = panchayats.get(keyOf(row)) ?? []
    return {
      name,
      taluka,
      isTown: kind === 'town' || OWN_TOWNS.includes(keyOf(row)),
      partOf: town || null,
      pincodes: listOf(pincodes, ' '),
      aliases: [...listOf(aliases), ...panchayat.flatMap(({ name }) => name ?? [])],
      point: points.get(point ?? '') ?? ownPoint(point),
    }
  })
}

/** "15.503 73.912": of a place that the point file does not have. */
function ownPoint(text = ''): Point | null {
  const [latitude, longitude] = text.split(' ').map(Number)
  return latitude && longitude ? { latitude, longitude } : null
}

const keyOf = ({ name, taluka }: Row) => `${name},${taluka}`

/**
 * A PIN code uses the point of its main town: the municipality it serves, the one whose first PIN code it is before another,
 * otherwise its one place whose point is known.
 */
function loadPincodes(localities: Locality[]): Entry[] {
  const byPincode = Map.groupBy(
    localities.flatMap((place) => place.pincodes.map((pincode) => ({ pincode, place }))),
    ({ pincode }) => pincode,
  )
  return [...byPincode].map(([pincode, served]) => {
    const places = served.map(({ place }) => place)
    const towns = places.filter(({ isTown }) => isTown)
    const main =
      towns.find(({ pincodes }) => pincodes[0] === pincode) ??
      towns[0] ??
      places.find(({ point }) => point) ??
      onlyOne(places)
    const talukas = new Set(places.map(({ taluka }) => taluka))
    const taluka = main?.taluka ?? (talukas.size === 1 ? (places[0]?.taluka ?? null) : null)
    return makeEntry({
      name: pincode,
      kind: 'pincode',
      region: GOA,
      town: main?.name ?? null,
      taluka,
      district: taluka && districtOfTaluka(taluka),
      point: main?.point ?? null,
    })
  })
}

const onlyOne = <T>(items: T[]): T | undefined => (items.length === 1 ? items[0] : undefined)
