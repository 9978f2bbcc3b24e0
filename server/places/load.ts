import type { Place, Point } from '../../shared/places.ts'
import { makeEntry, type Entry } from './entry.ts'
import { GOA } from './goa.ts'
import { loadGoa } from './load-goa.ts'
import { normalisePlace, placeSlug } from './place-text.ts'
import { listOf, readRows, type Row } from './read-files.ts'

/** What people call a state beside its name. */
const STATE_ALIASES: Record<string, string[]> = {
  'Andaman and Nicobar Islands': ['Andaman', 'Andamans', 'Andaman and Nicobar', 'Andaman Nicobar'],
  Chandigarh: ['Chandigadh'],
  Chhattisgarh: ['Chattisgarh', 'Chhatisgarh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Dadra and Nagar Haveli', 'Daman and Diu'],
  Delhi: ['NCT of Delhi', 'Delhi NCR', 'National Capital Territory of Delhi'],
  Goa: ['Goem', 'Gõy', 'Goy', 'गोंय'],
  'Jammu and Kashmir': ['Jammu Kashmir', 'Kashmir', 'Jammu & Kashmir'],
  Karnataka: ['Karnatak'],
  Kerala: ['Keralam'],
  Maharashtra: ['Maharastra'],
  Odisha: ['Orissa'],
  Puducherry: ['Pondicherry'],
  'Tamil Nadu': ['Tamilnadu'],
  Telangana: ['Telengana'],
  Uttarakhand: ['Uttaranchal'],
  'West Bengal': ['Bengal'],
}

/** Every place of the gazetteer, each with its own id. */
export function loadPlaces(): Entry[] {
  const states = readRows('odbl/states.csv')
  const cities = readRows('odbl/cities.csv')
  const goanPoints = new Map(
    cities.filter(({ state }) => state === 'GA').map((row) => [row.name ?? '', pointOf(row)]),
  )
  const goan = loadGoa(goanPoints)
  addHindiNames(goan, cities)
  return withOwnIds([...states.map(toState), ...goan, ...loadCities(states, cities)])
}

function toState(row: Row): Entry {
  const { name = '', hindi = '' } = row
  const aliases = [...(STATE_ALIASES[name] ?? []), hindi]
  return makeEntry({ name, kind: 'state', region: name, aliases, point: pointOf(row) })
}

/** Null where the file's source knew no more than the middle of the district. */
const pointOf = ({ latitude, longitude }: Row): Point | null =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null

/** The Hindi names are partly machine translated: found by, never shown (ruling 10). */
function addHindiNames(goan: Entry[], cities: Row[]) {
  const hindi = new Map(
    cities.filter(({ state }) => state === 'GA').map((row) => [`${row.latitude}`, row.hindi]),
  )
  for (const { place, aliases, names } of goan) {
    // A taluka, a PIN code and a part of a town have the point of a town, not its name.
    const isOwnPoint = place.town === place.name && place.kind !== 'taluka'
    const name = isOwnPoint ? hindi.get(`${place.point?.latitude}`) : undefined
    if (!name) continue
    aliases.push(name)
    names.push(normalisePlace(name))
  }
}

function loadCities(states: Row[], cities: Row[]): Entry[] {
  const stateNames = new Map(states.map(({ code, name }) => [code, name]))
  const known = new Map(
    readRows('aliases.csv').map((row) => [`${row.state},${row.name}`, row] as const),
  )
  const entries = new Map<string, Entry>()
  for (const row of cities) {
    const region = stateNames.get(row.state)
    if (!region || region === GOA) continue
    const city = known.get(`${row.state},${row.name}`)
    const { name, qualifier } = city
      ? { name: city.shown ?? '', qualifier: null }
      : splitName(row.name ?? '')
    const entry = makeEntry({
      name,
      kind: 'city',
      region,
      aliases: [...listOf(city?.aliases), ...listOf(row.hindi)],
      town: name,
      point: pointOf(row),
      qualifier,
      isKnown: city !== undefined,
    })
    // A city listed under its old and its new name is one place, where it is told more exactly.
    const other = entries.get(entry.place.label)
    if (!other || decimals(entry) > decimals(other)) entries.set(entry.place.label, entry)
  }
  return [...entries.values()]
}

const decimals = ({ place: { point } }: Entry) => (point ? `${point.latitude}`.length : 0)

/** 'Chikhli (Buldhana)' is Chikhli, told apart by Buldhana. */
function splitName(text: string): { name: string; qualifier: string | null } {
  const [, name = text, qualifier = null] = /^([^(]+?) ?\((.+)\)$/.exec(text) ?? []
  return { name, qualifier }
}

/** The name alone where only one has it or one comes first; the others add their kind, taluka or state. */
function withOwnIds(entries: Entry[]): Entry[] {
  const taken = new Set<string>()
  for (const { place } of entries.toSorted((a, b) => a.rank - b.rank)) {
    if (taken.has(place.id)) place.id = longerIds(place).find((id) => !taken.has(id)) ?? place.id
    taken.add(place.id)
  }
  return entries
}

function longerIds({ id, kind, label, taluka, region }: Place): string[] {
  const inState = `${id}-${placeSlug(region)}`
  const own = kind === 'taluka' || kind === 'district' ? [`${id}-${kind}`] : []
  const inTaluka = taluka ? [`${id}-${placeSlug(taluka)}`] : []
  return [...own, ...inTaluka, inState, placeSlug(label), `${inState}-${kind}`]
}
