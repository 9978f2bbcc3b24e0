import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directoryPath, lastPage, readDirectory } from './directory.ts'

const read = (query: string) => readDirectory(new URLSearchParams(query))

test('an empty address is the plain directory', () => {
  expect(read('')).toEqual({
    search: '',
    category: 'all',
    region: '',
    near: '',
    radius: undefined,
    exact: false,
    ageGroup: undefined,
    language: '',
    phone: false,
    email: false,
    checked: false,
    sort: 'best',
    size: 12,
    page: 1,
    view: undefined,
  })
  expect(directoryPath(read(''))).toBe('/directory')
})

test('aliases become the canonical slug', () => {
  expect(directoryPath(read('category=doctors'))).toBe('/directory?category=doctors-specialists')
})

test('blank and unknown parameters leave no trace', () => {
  expect(directoryPath(read('search=++&category=all&sort=cheapest&page=-3&utm_source=x'))).toBe(
    '/directory',
  )
})

test('the page stays within what is counted', () => {
  expect(read('page=999999').page).toBe(1)
  expect(read(`page=${lastPage(12)}`).page).toBe(84)
})

test('a place and the distance from it are kept', () => {
  expect(directoryPath(read('near=Mapusa&radius=10&view=map'))).toBe(
    '/directory?near=mapusa&radius=10&view=map',
  )
})

test('a distance without a place, or one nobody travels, leaves no trace', () => {
  expect(directoryPath(read('radius=10'))).toBe('/directory')
  for (const radius of ['0', '-1', '1.5', '501', 'far'])
    expect(directoryPath(read(`near=mapusa&radius=${radius}`))).toBe('/directory?near=mapusa')
})

test('words are searched as typed only where there are words', () => {
  expect(directoryPath(read('search=therepy&exact=true'))).toBe(
    '/directory?search=therepy&exact=true',
  )
  expect(directoryPath(read('exact=true'))).toBe('/directory')
})

test('a measured position is not taken from an address', () => {
  expect(directoryPath(read('near=15.5915,73.8089'))).toBe('/directory')
})

test('any text in an address reads to a state whose address reads to the same state', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.string(),
      (search, category, page, near) => {
        const state = readDirectory(new URLSearchParams({ search, category, page, near }))
        const again = new URL(directoryPath(state), 'http://localhost').searchParams
        expect(readDirectory(again)).toEqual(state)
      },
    ),
  )
})
