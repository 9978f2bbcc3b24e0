import { expect, test } from 'vitest'
import { wantedListing, wantedScreen } from './wanted-listing.ts'

test.each([
  ['/directory?page=2#listing-21', { id: '21', act: 'like' }],
  ['/listing/21', { id: '21', act: 'goOn' }],
  ['/listing/21?x=1', { id: '21', act: 'goOn' }],
  ['/listing/21#your-review', { id: '21', act: 'review' }],
  ['/dashboard', { id: '', act: 'goOn' }],
  ['//elsewhere.example/#listing-21', { id: '', act: 'goOn' }],
  [null, { id: '', act: 'goOn' }],
])('%s leads on to %o', (returnTo, wanted) => {
  expect(wantedListing(returnTo)).toEqual(wanted)
})

test.each([
  ['/events?view=all#register', 'register'],
  ['/events/12#register', 'register'],
  ['/events/12/register?waitlist=yes', 'register'],
  ['/events/12', 'event'],
  ['/events/12?from=home', 'event'],
  ['/events/new', 'propose'],
  ['/submit-listing?listing=9', 'submit'],
  ['/listing/9/claim', 'claim'],
  ['/listing/9/reviews', 'report'],
  ['/dashboard/likes', 'dashboard'],
  ['/account', 'account'],
  ['/events', undefined],
  ['/listing/9', undefined],
  [null, undefined],
])('%s goes on to: %s', (returnTo, screen) => {
  expect(wantedScreen(returnTo)).toBe(screen)
})
