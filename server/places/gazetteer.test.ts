import { expect, test } from 'vitest'
import { INDIA, placeSchema } from '../../shared/places.ts'
import { distanceBetween, isInIndia } from './distance.ts'
import {
  allPlaces,
  findPlace,
  namesakes,
  nearestPlace,
  neighbourTalukas,
  resolvePlace,
} from './gazetteer.ts'
import { TALUKAS } from './goa.ts'
import { recognisePlaces } from './recognise.ts'

const places = allPlaces()
const ofKind = (kind: string) => places.filter((place) => place.kind === kind)

test('28 states and 8 union territories, each with a city', () => {
  const states = ofKind('state').map(({ name }) => name)
  expect(states).toHaveLength(36)
  const withCity = new Set(
    places.filter(({ kind }) => kind === 'city' || kind === 'town').map(({ region }) => region),
  )
  expect(states.filter((state) => !withCity.has(state))).toEqual([])
})

test('Goa has its three districts, twelve talukas, 429 villages and towns of the government list, and its PIN codes', () => {
  const goan = places.filter(({ region }) => region === 'Goa')
  const names = (kind: string) =>
    goan.filter((place) => place.kind === kind).map(({ name }) => name)
  expect(names('district').toSorted()).toEqual(['Kushavati', 'North Goa', 'South Goa'])
  expect(names('taluka')).toHaveLength(12)
  expect(
    names('taluka').filter((name) => resolvePlace(`${name} taluka`)?.district === 'Kushavati'),
  ).toEqual(['Quepem', 'Sanguem', 'Canacona', 'Dharbandora'])
  expect(names('village').length + names('town').length).toBeGreaterThan(429)
  expect(names('pincode').length).toBeGreaterThan(70)
})

test('neighbours are neighbours both ways', () => {
  for (const { name } of TALUKAS)
    for (const neighbour of neighbourTalukas(name)) {
      expect(neighbourTalukas(neighbour), `${neighbour} and ${name}`).toContain(name)
    }
})

test('every place has its schema, an address of its own, and a point within India or none', () => {
  for (const place of places) {
    expect(placeSchema.parse(place)).toEqual(place)
    expect(place.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    if (place.point) expect(isInIndia(place.point), place.label).toBe(true)
  }
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  expect(new Set(places.map(({ label }) => label)).size).toBe(places.length)
})

test('every place is found again by its id, by its label, and by its name among its namesakes', () => {
  for (const place of places) {
    expect(findPlace(place.id)).toBe(place)
    expect(resolvePlace(place.label)?.id, place.label).toBe(place.id)
    if (place.kind !== 'pincode') expect(namesakes(place.name), place.label).toContain(place)
  }
})

test("nothing but a state, or the city it is named after, stands at a state's middle", () => {
  const middles = ofKind('state').flatMap(({ point }) => (point ? [point] : []))
  expect(middles).toHaveLength(36)
  const there = places.filter(
    ({ kind, name, region, point }) =>
      kind !== 'state' &&
      name !== region &&
      point &&
      middles.some((middle) => distanceBetween(point, middle) < 0.5),
  )
  expect(there.map(({ label }) => label)).toEqual([])
})

test.each([
  ['Panaji', 'Panjim', 'Ponnje', 'PANJIM', 'पणजी'],
  ['Mapusa', 'Mapuca', 'mhapsa', 'Mapuçá', 'म्हापसा'],
  ['Margao', 'Madgaon', 'Madgao', 'मडगाव'],
  ['Bicholim', 'Dicholi', 'Divchal'],
  ['Canacona', 'Kankon'],
  ['Vasco da Gama', 'Vasco', 'vasco-da-gama'],
  ['Arambol', 'Harmal'],
  ['Sankhali', 'Sanquelim'],
  ['Bengaluru', 'Bangalore', 'बेंगलुरु'],
  ['Gurugram', 'Gurgaon'],
  ['Mumbai', 'Bombay', 'मुंबई'],
  ['Kolkata', 'Calcutta'],
  ['Chennai', 'Madras'],
  ['Pune', 'Poona'],
  ['Thiruvananthapuram', 'Trivandrum'],
  ['Kochi', 'Cochin'],
  ['Vadodara', 'Baroda'],
  ['Mysuru', 'Mysore'],
  ['Prayagraj', 'Allahabad'],
  ['Odisha', 'Orissa'],
  ['Jammu and Kashmir', 'Jammu & Kashmir'],
])('%s answers to %s and the like', (name, ...others) => {
  const place = resolvePlace(name)
  expect(place?.name).toBe(name)
  for (const other of others) expect(resolvePlace(other), other).toBe(place)
})

test('of several places of one name the likeliest comes first, and taluka or state tells them apart', () => {
  expect(resolvePlace('Salem')?.region).toBe('Tamil Nadu')
  expect(resolvePlace('Salem, Bicholim')?.region).toBe('Goa')
  expect(resolvePlace('Delhi')?.kind).toBe('state')
  expect(resolvePlace('Ponda')?.kind).toBe('town')
  expect(resolvePlace('Ponda taluka')?.kind).toBe('taluka')
  expect(resolvePlace('Navelim, Salcete taluka, Goa')?.taluka).toBe('Salcete')
  expect(resolvePlace('Aurangabad Bihar')?.region).toBe('Bihar')
  expect(resolvePlace('Goa Velha')?.name).not.toBe(resolvePlace('Old Goa')?.name)
})

test('a PIN code is found however it is spaced, and one we do not hold by its state', () => {
  expect(resolvePlace('403507')).toMatchObject({
    kind: 'pincode',
    town: 'Mapusa',
    taluka: 'Bardez',
  })
  expect(resolvePlace('403 507')).toBe(resolvePlace('403507'))
  expect(findPlace('500009')).toMatchObject({ id: '500009', region: 'Telangana', point: null })
  expect(findPlace('110025')?.region).toBe('Delhi')
  for (const nothing of ['000000', '40350', '4035071', '999999', 'nowhere', ''])
    expect(findPlace(nothing)).toBeUndefined()
})

test('a position is told by the nearest town or village, in India only', () => {
  expect(nearestPlace(15.59, 73.81)?.name).toBe('Mapusa')
  expect(nearestPlace(12.97, 77.59)?.name).toBe('Bengaluru')
  for (const [latitude, longitude] of [
    [51.5, -0.1],
    [INDIA.south, INDIA.west],
    [7, 70],
  ] as const)
    expect(nearestPlace(latitude, longitude)).toBeUndefined()
})

test.each([
  ['special school near vasco da gama', ['vasco-da-gama']],
  ['Bangalore autism centre', ['bengaluru']],
  ['500009 autism', ['500009']],
  ['403 507 speech', ['403507']],
  ['old goa special school hostel', ['old-goa']],
  ['early intervention 2 year old goa', ['goa']],
  ['speech therapy along with school in panjim or margao', ['panaji', 'margao']],
  ['speech therapy', []],
])('"%s" names %j', (query, ids) => {
  expect(recognisePlaces(query.split(' ')).map(({ place }) => place.id)).toEqual(ids)
})
