import { expect, test } from 'vitest'
import type { ListedReview } from '../../../shared/reviews/reviews.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { ownReviews } from '../../queries/reviews/reviews.ts'
import { OwnReviews } from './own-reviews.tsx'

const OWN: ListedReview = {
  id: 1,
  rating: 4,
  createdAt: '2026-11-01T04:30:00.000Z',
  listing: { id: 7, name: 'Sea School', isShown: true },
  state: 'shown',
}

const draw = (...reviews: Partial<ListedReview>[]) =>
  drawPage({
    page: <OwnReviews />,
    answers: (client) =>
      client.setQueryData(
        ownReviews().queryKey,
        reviews.map((fields) => ({ ...OWN, ...fields })),
      ),
  })

test('who wrote reviews sees of which listing, how many stars, and which wait', () => {
  const html = draw({})
  expect(html).toContain('href="/listing/7"')
  expect(textOf(html)).toContain('4 of 5')
  expect(textOf(html)).not.toContain('waits')
  expect(textOf(draw({ state: 'waiting' }))).toContain('It waits for a moderator')
  expect(textOf(draw())).toContain('You have not written any.')
  expect(draw({ listing: { ...OWN.listing, isShown: false } })).not.toContain('href="/listing/')
})
