import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../../tests/support/database.ts'
import { buildListing } from '../../../../tests/support/factories.ts'
import { listings } from '../../../db/schema.ts'
import { starterListings } from '../../../db/seed/starter.ts'
import { isInIndia } from '../../../places/distance.ts'
import { allPlaces, findPlace } from '../../../places/gazetteer.ts'
import { placeListing, placeListingsAgain } from './place.ts'

const placed = (words: Parameters<typeof placeListing>[0]) => {
  const { placeId, taluka, district, region, pointPlaceId, pointLatitude } = placeListing(words)
  return { placeId, taluka, district, region, pointPlaceId, hasPoint: pointLatitude !== null }
}

test('a town completes taluka and district, and the listing stands at its point', () => {
  expect(placed({ town: 'Mapusa', region: 'Goa' })).toEqual({
    placeId: 'mapusa',
    taluka: 'Bardez',
    district: 'North Goa',
    region: 'Goa',
    pointPlaceId: 'mapusa',
    hasPoint: true,
  })
  expect(placeListing({ town: 'Mapusa', region: 'Goa' }).placeFilled).toEqual([
    'taluka',
    'district',
  ])
})

test('a name by which the town is also known resolves, and stays as its source writes it', () => {
  const listing = placeListing({ town: 'Harmal', region: 'Goa' })
  expect(listing).toMatchObject({ town: 'Harmal', placeId: 'arambol', taluka: 'Pernem' })
  expect(placed({ town: 'Bangalore', region: 'Karnataka' }).placeId).toBe('bengaluru')
  expect(placed({ town: 'Puri', region: 'Orissa' })).toMatchObject({ region: 'Odisha' })
})

test('what the source does not say is not made up', () => {
  expect(placed({ town: 'Mapusa' }).placeId).toBeNull()
  expect(placed({ region: 'Goa' })).toMatchObject({ placeId: 'goa', taluka: null, hasPoint: false })
  expect(placed({ town: 'Peringandoor', region: 'Kerala' })).toMatchObject({
    placeId: 'kerala',
    hasPoint: false,
  })
  expect(placed({ town: 'Mumbai', region: 'Goa' })).toMatchObject({ placeId: 'goa' })
  expect(placed({ region: 'All India' })).toMatchObject({ placeId: null, hasPoint: false })
  expect(placed({})).toMatchObject({ placeId: null, region: null })
})

test('a name that several villages share resolves only with a taluka or a PIN code', () => {
  expect(placed({ town: 'Surla', region: 'Goa' })).toMatchObject({ placeId: 'goa', taluka: null })
  expect(placed({ town: 'Surla', region: 'Goa', taluka: 'Satari' }).placeId).toBe('surla-satari')
  expect(placed({ town: 'Surla', region: 'Goa', pincode: '403505' }).placeId).toBe('surla')
  // One of three is a town.
  expect(placed({ town: 'Navelim', region: 'Goa' })).toMatchObject({ taluka: 'Salcete' })
})

test('a village that the address names as a part of its own is the place, within the town it belongs to', () => {
  const davorlim = placeListing({ address: 'Davorlim, Margao', town: 'Margao', region: 'Goa' })
  expect(davorlim).toMatchObject({ town: 'Margao', placeId: 'davorlim', taluka: 'Salcete' })
  const donaPaula = placeListing({ address: 'Dona Paula', town: 'Panaji', region: 'Goa' })
  expect(donaPaula).toMatchObject({ placeId: 'dona-paula', pointPlaceId: 'panaji' })
  for (const address of ['Davorlim road, Margao', 'Near Davorlim', 'Calangute, Margao'])
    expect(placed({ address, town: 'Margao', region: 'Goa' }).placeId, address).toBe('margao')
})

test('a PIN code tells the state; in Goa the taluka too, and the point of its main town', () => {
  expect(placed({ pincode: '110025' })).toMatchObject({ placeId: '110025', region: 'Delhi' })
  expect(placed({ pincode: '403507', region: 'Goa' })).toMatchObject({
    placeId: '403507',
    taluka: 'Bardez',
    hasPoint: true,
  })
})

const mapusa = { town: 'Mapusa', region: 'Goa' }

test('coordinates of its own make the point exact', () => {
  const listing = placeListing({ ...mapusa, latitude: '15.5921', longitude: '73.8132' })
  expect(listing).toMatchObject({
    pointLatitude: 15.5921,
    pointLongitude: 73.8132,
    pointPlaceId: null,
  })
})

test.each([
  ['abroad', '51.5007', '-0.1246'],
  ['at sea', '3.1000', '73.1000'],
  ['the middle of Goa', '15.2993265', '74.123996'],
  ['the middle of India', '20.5937', '78.9629'],
  ['swapped', '73.8132', '15.5921'],
  ['rounded', '15.59', '73.81'],
  ["the town's own point", '15.59154', '73.80898'],
  ['the point of the village beside it', '15.575519', '73.807221'],
  ['in another town', '15.0100', '74.0200'],
  ['not a number', 'north', 'east'],
  ['one half only', '15.5921', ''],
])('coordinates %s are not exact: the town stands in', (_, latitude, longitude) => {
  expect(placeListing({ ...mapusa, latitude, longitude })).toMatchObject({ pointPlaceId: 'mapusa' })
})

test("coordinates at a state's middle are refused even where the state is all that is known", () => {
  for (const { name, point } of allPlaces().filter(({ kind }) => kind === 'state')) {
    const { latitude, longitude } = point!
    const listing = placeListing({
      region: name,
      latitude: latitude.toFixed(5),
      longitude: longitude.toFixed(5),
    })
    expect(listing.pointLatitude, name).toBeNull()
  }
})

test('the starter listings resolve as far as their sources say, and stand in India at places with a point', () => {
  const rows = starterListings.map((listing) => placeListing(listing))
  const points = rows.flatMap(({ pointLatitude, pointLongitude, pointPlaceId }) =>
    pointLatitude === null || pointLongitude === null
      ? []
      : [{ latitude: pointLatitude, longitude: pointLongitude, pointPlaceId }],
  )
  expect(points.length).toBeGreaterThanOrEqual(103)
  for (const { pointPlaceId, ...point } of points) {
    expect(isInIndia(point)).toBe(true)
    expect(['state', undefined]).not.toContain(findPlace(pointPlaceId!)?.kind)
  }
  const goan = rows.filter(({ region, town }) => region === 'Goa' && town)
  expect(goan.filter(({ taluka, district }) => !taluka || !district)).toEqual([])
})

test('listings of an older gazetteer are resolved again, from what their source said', async () => {
  const db = await emptyDatabase()
  const { id } = await buildListing(db, mapusa)
  await db
    .update(listings)
    .set({
      placeId: 'elsewhere',
      district: 'Old district',
      pointLatitude: 20,
      pointLongitude: 80,
      placeVersion: 0,
    })
    .where(eq(listings.id, id))
  const stated = await buildListing(db, { ...mapusa, district: 'As printed' })
  await db
    .update(listings)
    .set({ placeVersion: 0, placeId: null })
    .where(eq(listings.id, stated.id))
  const untouched = await buildListing(db, { name: 'Newest', ...mapusa })

  await placeListingsAgain(db)
  const rows = await db.select().from(listings).orderBy(listings.id)
  expect(rows[0]).toMatchObject({
    placeId: 'mapusa',
    district: 'North Goa',
    pointPlaceId: 'mapusa',
    placeVersion: untouched.placeVersion,
  })
  expect(rows[1]).toMatchObject({ placeId: 'mapusa', district: 'As printed' })
  expect(rows[2]).toEqual(untouched)

  await placeListingsAgain(db)
  expect(await db.select().from(listings).orderBy(listings.id)).toEqual(rows)
})
