import { expect, test } from 'vitest'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { drawPage } from '../../../../tests/support/draw-page.tsx'
import { ReviewRowState } from './review-state.tsx'
import { words } from './words.ts'

const REVIEW: ModeratedReview = {
  id: 1,
  rating: 5,
  reviewText: 'We are the best school.',
  createdAt: '2026-11-01T04:30:00.000Z',
  author: 'Asha N.',
  listing: { id: 1, name: 'Asha School' },
  state: 'shown',
  waitingFor: null,
  isOwnListing: true,
  reason: null,
  updatedAt: '2026-11-01T04:30:00.000Z',
  lastReport: 1,
  reports: [{ reason: 'untrue', note: '', createdAt: '2026-11-02T04:30:00.000Z' }],
}

const draw = (fields: Partial<ModeratedReview>) =>
  drawPage({ page: <ReviewRowState review={{ ...REVIEW, ...fields }} /> })

test('a reported review of the writer’s own listing says both, and says it once', () => {
  const ownListing = words.waitingShort['own-listing']
  expect(draw({})).toContain(words.reported(1))
  expect(draw({})).toContain(ownListing)
  expect(draw({ isOwnListing: false })).not.toContain(ownListing)
  const waits: Partial<ModeratedReview> = {
    state: 'waiting',
    waitingFor: 'own-listing',
    reports: [],
  }
  expect(draw(waits).split(ownListing)).toHaveLength(2)
})
