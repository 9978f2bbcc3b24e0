import { expect, test } from 'vitest'
import { claims } from './claims.ts'

const said = (listings: number, checkedListings: number, regions: number, talukas = 9) =>
  claims({ listings, checkedListings, talukas, regions }).map(({ count, of }) => `${count} ${of}`)

test('with nothing checked the hero counts, and claims no check', () => {
  expect(said(154, 0, 24)).toEqual([
    '154 listings',
    "9 of Goa's 12 talukas",
    '24 of 36 states and union territories',
  ])
})

test('one listing is one listing', () => {
  expect(said(1, 0, 1)[0]).toBe('1 listing')
})

test('large numbers are grouped as in India', () => {
  expect(said(123456, 0, 36)[0]).toBe('1,23,456 listings')
})

test('"250+ Verified Listings" stands only when 250 listings have a checked fact', () => {
  expect(said(300, 249, 30)).toContain('249 with a fact we checked')
  expect(said(300, 249, 30).join()).not.toContain('Verified')
  expect(said(300, 250, 30)[0]).toBe('250+ Verified Listings')
})
