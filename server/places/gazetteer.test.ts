import { expect, test } from 'vitest'
import { placeSchema } from '../../shared/places.ts'
import { INDIA } from '../../shared/site.ts'
import { distanceBetween, isInIndia } from './distance.ts'
import {
  aliasesOf,
  allPlaces,
  findPlace,
  namesakes,
  nearestPlace,
  neighbourTalukas,
  resolvePlace,
} from './gazetteer.ts'
import { TALUKAS } from './goa.ts'
import { readRows } from './read-files.ts'
import { recognisePlaces } from './recognise.ts'
import { STATES } from '../../shared/states.ts'

const places = allPlaces()
const ofKind = (kind: string) => places.filter((place) => place.kind === kind)

test('28 states and 8 union territories, each with a city', () => {
  const states = ofKind('state').map(({ name }) => name)
  expect(states).toHaveLength(36)
  expect(states.toSorted()).toEqual([...STATES].toSorted())
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

const onGrid = (degrees: number) => Math.abs(degrees * 12 - Math.round(degrees * 12)) < 0.0003

test('no city stands at the middle of its district', () => {
  const coarse = places.filter(
    ({ kind, point }) =>
      kind !== 'state' && point && onGrid(point.latitude) && onGrid(point.longitude),
  )
  expect(coarse.map(({ label }) => label)).toEqual([])
})

/** A city's middle as maps commonly give it, to a hundredth of a degree. */
test.each([
  ['Mumbai', 19.08, 72.88],
  ['Thane', 19.19, 72.98],
  ['Pune', 18.53, 73.87],
  ['Nagpur', 21.15, 79.09],
  ['Latur', 18.4, 76.56],
  ['Bengaluru', 12.98, 77.59],
  ['Belagavi', 15.85, 74.5],
  ['Mysuru', 12.31, 76.65],
  ['Ballari', 15.14, 76.92],
  ['Chennai', 13.08, 80.28],
  ['Coimbatore', 11.0, 76.97],
  ['Madurai', 9.92, 78.11],
  ['Tiruchirappalli', 10.8, 78.69],
  ['Kochi', 9.97, 76.28],
  ['Kozhikode', 11.25, 75.78],
  ['Thiruvananthapuram', 8.49, 76.95],
  ['Hyderabad', 17.39, 78.47],
  ['Visakhapatnam', 17.69, 83.22],
  ['Kolkata', 22.57, 88.36],
  ['Patna', 25.6, 85.14],
  ['Ranchi', 23.35, 85.33],
  ['Bhubaneswar', 20.27, 85.84],
  ['Guwahati', 26.18, 91.75],
  ['Lucknow', 26.83, 80.92],
  ['Kanpur', 26.45, 80.35],
  ['Varanasi', 25.33, 83.0],
  ['Noida', 28.58, 77.33],
  ['Gurugram', 28.46, 77.03],
  ['Jaipur', 26.92, 75.79],
  ['Jodhpur', 26.28, 73.02],
  ['Udaipur', 24.58, 73.69],
  ['Amritsar', 31.63, 74.87],
  ['Shimla', 31.1, 77.17],
  ['Dehradun', 30.32, 78.03],
  ['Ahmedabad', 23.03, 72.6],
  ['Surat', 21.2, 72.84],
  ['Rajkot', 22.3, 70.8],
  ['Indore', 22.72, 75.86],
  ['Bhopal', 23.27, 77.41],
  ['Jabalpur', 23.17, 79.95],
  ['Raipur', 21.25, 81.63],
])('%s stands where it is, or has no point', (name, latitude, longitude) => {
  const place = resolvePlace(name)
  expect(place?.kind).toBe('city')
  if (place?.point) expect(distanceBetween(place.point, { latitude, longitude })).toBeLessThan(10)
})

test('the largest cities have a point', () => {
  for (const name of ['Mumbai', 'Pune', 'Bengaluru', 'Chennai', 'Kolkata', 'Hyderabad', 'Kochi'])
    expect(resolvePlace(name)?.point, name).not.toBeNull()
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

test.each([
  ['Altinho', 'Panaji'],
  ['Dona Paula', 'Panaji'],
  ['Aquem', 'Margao'],
  ['Peddem', 'Mapusa'],
  ['Baina', 'Vasco da Gama'],
  ['Farmagudi', 'Ponda'],
])('%s is a part of %s and has its point, not its Hindi name', (name, townName) => {
  const [part, town] = [resolvePlace(name), resolvePlace(townName)]
  expect(part).toMatchObject({
    kind: 'village',
    town: townName,
    taluka: town?.taluka,
    point: town?.point,
  })
  expect(resolvePlace(aliasesOf(town!).findLast((alias) => /[ऀ-ॿ]/.test(alias))!)).toBe(town)
})

test.each([
  ['Curti-Khandepar', 'Curti'],
  ['Dhargal', 'Dargalim'],
  ['Ucassaim-Paliem-Punola', 'Ucassaim'],
  ['Cansaulim-Arossim-Cuelim', 'Cansaulim'],
  ['Khandepar', 'Candepar'],
  ['Kundaim', 'Cundaim'],
  ['Honda', 'Onda'],
  ['St. Cruz', 'Calapor'],
  ['Alto Betim', 'Betim'],
  ['Khandola', 'Candola'],
])('the panchayat or locality %s is found as %s', (name, village) => {
  expect(resolvePlace(name)).toMatchObject({ name: village, region: 'Goa' })
})

test('every panchayat names a village of its taluka', () => {
  for (const { name = '', village, taluka } of readRows('goa/panchayats.csv'))
    expect(
      namesakes(name).map((place) => `${place.name}, ${place.taluka}`),
      name,
    ).toContain(`${village}, ${taluka}`)
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
  expect(findPlace('560010')).toMatchObject({
    town: 'Bengaluru',
    label: '560010, Bengaluru, Karnataka',
  })
  expect(findPlace('400706')?.town).toBe('Navi Mumbai')
  expect(findPlace('160015')?.label).toBe('160015, Chandigarh')
  expect(findPlace('605001')).toBeUndefined()
  for (const nothing of ['000000', '40350', '4035071', '999999', 'nowhere', ''])
    expect(findPlace(nothing)).toBeUndefined()
})

test('a position is told by the nearest town or village, in India only', () => {
  expect(nearestPlace(15.59, 73.81)?.name).toBe('Mapusa')
  expect(nearestPlace(12.97, 77.59)?.name).toBe('Bengaluru')
  expect(nearestPlace(15.01, 74.05)?.label).toBe('Canacona, Canacona taluka, Goa')
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
