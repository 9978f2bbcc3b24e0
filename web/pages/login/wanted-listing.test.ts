import { expect, test } from 'vitest'
import { wantedListing } from './wanted-listing.ts'

test.each([
  ['/directory?page=2#listing-21', { id: '21', isToLike: true }],
  ['/listing/21', { id: '21', isToLike: false }],
  ['/listing/21?x=1', { id: '21', isToLike: false }],
  ['/dashboard', { id: '', isToLike: false }],
  ['//elsewhere.example/#listing-21', { id: '', isToLike: false }],
  [null, { id: '', isToLike: false }],
])('%s leads on to %o', (returnTo, wanted) => {
  expect(wantedListing(returnTo)).toEqual(wanted)
})
