import type { Point } from '../../shared/places.ts'
import { makeEntry, type Entry } from './entry.ts'
import { DISTRICTS, districtOfTaluka, GOA, TALUKAS } from './goa.ts'
import { listOf, readRows } from './read-files.ts'

interface Locality {
  name: string
  taluka: string
  isTown: boolean
  pincodes: string[]
  aliases: string[]
  point: Point | null
}

/** Places of ours that are towns though the government's list of local bodies does not name them. */
const OWN_TOWNS = ['Vasco da Gama', 'Porvorim', 'Old Goa']

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
    ...localities.map(({ name, taluka, isTown, aliases, point }) =>
      makeEntry({
        name,
        kind: isTown ? 'town' : 'village',
        region: GOA,
        aliases,
        town: name,
        taluka,
        district: districtOfTaluka(taluka),
        point,
      }),
    ),
    ...loadPincodes(localities),
  ]
}

function readLocalities(points: Map<string, Point | null>): Locality[] {
  const names = new Map(readRows('goa/names.csv').map((row) => [`${row.name},${row.taluka}`, row]))
  const listed = readRows('goa/places.csv').map(({ name = '', taluka = '', kind, pincodes }) => {
    const key = `${name},${taluka}`
    const known = names.get(key)
    names.delete(key)
    return {
      name,
      taluka,
      isTown: kind === 'town',
      pincodes: listOf(pincodes, ' '),
      aliases: listOf(known?.aliases),
      point: points.get(known?.point ?? '') ?? null,
    }
  })
  const own = [...names.values()].map(({ name = '', taluka = '', pincodes, point, aliases }) => ({
    name,
    taluka,
    isTown: OWN_TOWNS.includes(name),
    pincodes: listOf(pincodes, ' '),
    aliases: listOf(aliases),
    point: points.get(point ?? '') ?? null,
  }))
  return [...listed, ...own]
}

/** A PIN code uses the point of its main town: the municipality it serves, otherwise its one place whose point is known. */
function loadPincodes(localities: Locality[]): Entry[] {
  const byPincode = Map.groupBy(
    localities.flatMap((place) => place.pincodes.map((pincode) => ({ pincode, place }))),
    ({ pincode }) => pincode,
  )
  return [...byPincode].map(([pincode, served]) => {
    const places = served.map(({ place }) => place)
    const main =
      places.find(({ isTown }) => isTown) ?? places.find(({ point }) => point) ?? onlyOne(places)
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
