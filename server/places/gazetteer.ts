/** Every place a family may name, in memory (rulings 10 to 14). Read once, at the first question. */
import type { Place } from '../../shared/places.ts'
import { distanceBetween, isInIndia } from './distance.ts'
import type { Entry } from './entry.ts'
import { GOA, TALUKAS } from './goa.ts'
import { loadPlaces } from './load.ts'
import { cityOfPincode, isPincode, stateOfPincode } from './pin-states.ts'
import { normalisePlace } from './place-text.ts'

export { neighbourTalukas } from './goa.ts'

/** Changes when listings have to be resolved again (server/services/listings/place/place.ts). */
export const GAZETTEER_VERSION = 9

interface Gazetteer {
  entries: Entry[]
  states: Place[]
  byId: Map<string, Entry>
  /** Names and aliases as compared, with and without what tells them apart; the one most likely meant first. */
  byName: Map<string, Entry[]>
}

let loaded: Gazetteer | undefined

export function gazetteer(): Gazetteer {
  loaded ??= load()
  return loaded
}

function load(): Gazetteer {
  const entries = loadPlaces()
  const byName = new Map<string, Entry[]>()
  const add = (name: string, entry: Entry) => {
    const others = byName.get(name)
    if (!others) byName.set(name, [entry])
    else if (!others.includes(entry)) others.push(entry)
  }
  // A label names one place whatever others answer to.
  for (const entry of entries) add(normalisePlace(entry.place.label), entry)
  for (const entry of entries.toSorted((a, b) => a.rank - b.rank))
    for (const name of namesOf(entry)) add(name, entry)
  const states = entries.flatMap(({ place }) => (place.kind === 'state' ? place : []))
  return { entries, states, byId: new Map(entries.map((entry) => [entry.place.id, entry])), byName }
}

/** 'mapusa', 'mapuca', each also as 'mapusa goa', 'mapusa bardez' and 'mapusa bardez goa'. */
function namesOf({ place, names }: Entry): string[] {
  const latin = names.filter((name) => /^[a-z]/.test(name))
  return [...names, ...endings(place).flatMap((end) => latin.map((name) => `${name} ${end}`))]
}

/** What may follow a name to tell it from another. */
function endings({ kind, taluka, region }: Place): string[] {
  if (kind === 'state') return []
  const state = normalisePlace(region)
  if (kind === 'taluka' || kind === 'district') return [kind, state]
  if (!taluka) return [state]
  const parts = [taluka, ...(region === GOA ? talukaAliases(taluka) : [])].map(normalisePlace)
  return [state, ...parts.flatMap((part) => [part, `${part} ${state}`, `${part} taluka`])]
}

/** "Sattari" is Satari. */
const talukaAliases = (taluka: string) =>
  TALUKAS.find(({ name }) => name === taluka)?.aliases.filter((name) => /^[A-Z]/.test(name)) ?? []

/** The states and union territories. */
export const allStates = (): Place[] => gazetteer().states

/** Every place, in no particular order. */
export const allPlaces = (): Place[] => gazetteer().entries.map(({ place }) => place)

/** The place of an address (`near=mapusa`). A PIN code the gazetteer does not hold is known by its state, and often by its city. */
export function findPlace(id: string): Place | undefined {
  const found = gazetteer().byId.get(id)
  return found ? found.place : unknownPincode(id)
}

function unknownPincode(pincode: string): Place | undefined {
  const region = isPincode(pincode) ? stateOfPincode(pincode) : null
  if (!region) return undefined
  const town = cityOfPincode(pincode)
  return {
    id: pincode,
    name: pincode,
    kind: 'pincode',
    label: [pincode, town, region]
      .filter((part, at, parts) => part && part !== parts[at - 1])
      .join(', '),
    town,
    taluka: null,
    district: null,
    region,
    point: null,
  }
}

/** The place this text names exactly, by name, alias or PIN code; within one state where it is told. */
export function resolvePlace(text: string, region?: string): Place | undefined {
  const digits = text.replace(/\s/g, '')
  if (isPincode(digits)) return findPlace(digits)
  return namesakes(text).find((place) => !region || place.region === region)
}

/** The other names a place answers to, as they are written. */
export const aliasesOf = ({ id }: Place): string[] => gazetteer().byId.get(id)?.aliases ?? []

/** Every place of this name, the one most likely meant first. */
export const namesakes = (text: string): Place[] =>
  gazetteer()
    .byName.get(normalisePlace(text))
    ?.map(({ place }) => place) ?? []

/** Further away than this no place of ours is near: the point is at sea or abroad. */
const FURTHEST = 100

/** The town or village whose point is nearest, undefined outside India. */
export function nearestPlace(latitude: number, longitude: number): Place | undefined {
  const here = { latitude, longitude }
  if (!isInIndia(here)) return undefined
  let nearest: Place | undefined
  let shortest = FURTHEST
  for (const { place } of gazetteer().entries) {
    if (!place.point || !LOCALITIES.has(place.kind)) continue
    if (Math.abs(place.point.latitude - latitude) > shortest / 111) continue
    const distance = distanceBetween(here, place.point)
    if (distance < shortest) [nearest, shortest] = [place, distance]
  }
  return nearest
}

const LOCALITIES: ReadonlySet<string> = new Set(['city', 'town', 'village'])
