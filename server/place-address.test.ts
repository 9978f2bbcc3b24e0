import { expect, test } from 'vitest'
import { createTestApp } from '../tests/support/app.ts'
import { placeAddress } from './place-address.ts'

test.each([
  ['a PIN code', 'region=403507', 'near=403507'],
  ['a PIN code with a space', 'region=403+507', 'near=403507'],
  ['a PIN code known by its state alone', 'region=400053', 'near=400053'],
  ['a village', 'region=Saligao&search=speech+therapy', 'search=speech+therapy&near=saligao'],
  ['a town by another name', 'region=panjim', 'near=panaji'],
  ['a taluka', 'region=Bardez', 'near=bardez'],
  ['a city', 'region=Bangalore&sort=name&view=list', 'near=bengaluru&sort=name&view=list'],
  ['the one name it can be a slip of', 'region=mapussa', 'near=mapusa'],
])('%s is looked around', (_what, query, expected) => {
  const address = new URL(`http://localhost/directory?${query}`)
  expect(placeAddress(address)).toBe(`/directory?${expected}`)
})

test.each([
  'region=Goa',
  'region=North+Goa',
  'region=All+India',
  'region=Xyzzyville',
  'near=mapusa',
])('%s stays as it is', (query) => {
  expect(placeAddress(new URL(`http://localhost/directory?${query}`))).toBeUndefined()
})

test.each([
  ['a name left as it stood keeps place and radius', 'Mapusa', 'near=mapusa&radius=25'],
  ['another name replaces both', 'Margao', 'near=margao'],
  ['a state replaces both', 'Kerala', 'region=Kerala'],
  ['an unknown name replaces both', 'Xyzzyville', 'region=Xyzzyville'],
])('what the box sends without the script: %s', (_what, text, expected) => {
  const query = new URLSearchParams({ search: 'school', near: 'mapusa', radius: '25', place: text })
  const address = new URL(`http://localhost/directory?${query}`)
  expect(placeAddress(address)).toBe(`/directory?search=school&${expected}`)
})

test('a place taken out of the box is taken out of the address; one nobody knows stays as it was', () => {
  expect(sent('near=mapusa&radius=25&place=')).toBe('/directory')
  expect(sent('near=xyzzy&place=xyzzy')).toBe('/directory?near=xyzzy')
})

const sent = (query: string) => placeAddress(new URL(`http://localhost/directory?${query}`))

test('the page is redirected; the endpoints keep the strict meaning; the log has nothing that was typed', async () => {
  const { get, logged } = await createTestApp()
  const response = await get('/directory?region=Saligao')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('/directory?near=saligao')
  expect(JSON.stringify(logged)).not.toMatch(/saligao/i)
  expect((await get('/api/listings?region=Saligao')).status).toBe(200)
})
