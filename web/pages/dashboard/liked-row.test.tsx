import { expect, test } from 'vitest'
import type { LikedListing } from '../../../shared/listings/likes.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { LikedRow } from './liked-row.tsx'

const LIKED = {
  isListed: true,
  id: 7,
  name: 'Goa Medical College',
  category: 'doctors-specialists',
  categoryName: 'Doctors & Specialists',
  otherCategories: [],
  otherCategoryNames: [],
  description: 'A government hospital.',
  address: 'Bambolim',
  town: 'Bambolim',
  region: 'Goa',
  phone: null,
  phoneText: null,
  phoneFact: null,
  isPhoneHeldBack: false,
  email: null,
  website: null,
  rating: 0,
  reviewCount: 0,
  likeCount: 1,
} as unknown as LikedListing

const textOfRow = (liked: object) =>
  textOf(drawPage({ page: <LikedRow liked={{ ...LIKED, ...liked }} isUnliked={false} /> }))

test('a number that is held back is not said to be unknown, as in the directory', () => {
  expect(textOfRow({})).toContain('Phone not known yet')
  const held = textOfRow({ isPhoneHeldBack: true })
  expect(held).toContain('Old number not shown')
  expect(held).not.toContain('Phone not known yet')
})
