import { expect, test } from 'vitest'
import { readCredit } from './credit-text.ts'
import { clearLabels } from './ground-labels.ts'
import { mapsLink } from './maps-link.ts'
import { toPins, type MapRow } from './pins.ts'
import { words } from './words.ts'

const row = (id: number, point: MapRow['point']): MapRow => ({
  id,
  name: `Place ${id}`,
  category: 'therapists',
  categoryName: 'Therapists',
  address: null,
  town: 'Mapusa',
  region: 'Goa',
  point,
})
const EXACT = { latitude: 15.5937, longitude: 73.8142, isExact: true, label: 'Place' }
const TOWN = { latitude: 15.59154, longitude: 73.80898, isExact: false, label: 'Mapusa' }

test('what has a point is numbered in order; what has none stands in the list only', () => {
  const pins = toPins([row(7, EXACT), row(8, null), row(9, TOWN)])
  expect(pins.map(({ number, row }) => [number, row.id])).toEqual([
    [1, 7],
    [2, 9],
  ])
  expect(words.summary(pins, 3)).toBe(
    '2 locations mapped. Dashed markers show the town, not the exact address. The numbers are those of the list. 1 listing has no place on the map and is only in the list.',
  )
  expect(words.summary(toPins([row(7, EXACT)]), 1)).toBe('1 location mapped.')
})

test("the maps page is asked in words; it never gets a town's point (ruling 14)", () => {
  expect(query(TOWN)).toBe('Place 1, Mapusa, Goa')
  expect(query(null)).toBe('Place 1, Mapusa, Goa')
  expect(query(EXACT)).toBe('15.5937,73.8142')
})

const query = (point: MapRow['point']) =>
  new URL(mapsLink(row(1, point), 'Mapusa, Goa')).searchParams.get('query')

test('a credit keeps its links and no other HTML', () => {
  expect(
    readCredit(
      '&copy; <a href="https://www.openstreetmap.org/copyright">OSM</a> <b>contributors</b>',
    ),
  ).toEqual([
    { text: '© ' },
    { text: 'OSM', href: 'https://www.openstreetmap.org/copyright' },
    { text: ' contributors' },
  ])
  expect(readCredit('Own tiles')).toEqual([{ text: 'Own tiles' }])
  expect(readCredit('<a href="javascript:alert(1)">x</a>')).toEqual([{ text: 'x' }])
})

test('names on the ground never lie over each other or under a marker', () => {
  const marker = at(0, 0)
  const names = [[at(10, 5), at(50, 5)], [at(60, 10)], [at(200, 0)]]
  expect(clearLabels(names, [marker], VIEW)).toEqual([at(50, 5), at(200, 0)])
})

test('a name on the ground is whole or not there', () => {
  const [right, below] = [at(370, 10), at(100, 190)]
  expect(clearLabels([[right, at(330, 10)], [below]], [], VIEW)).toEqual([at(330, 10)])
})

const VIEW = { left: 0, top: 0, width: 400, height: 200 }

const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 })
