import { expect, test } from 'vitest'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { drawPage } from '../../../../tests/support/draw-page.tsx'
import { EventRow } from './event-row.tsx'
import { adminEventWords as words } from './words.ts'

const RUNNING: AdminEvent = {
  id: 1,
  title: 'Summer course',
  description: 'Paper and clay.',
  startDate: '2026-11-20T04:30:00.000Z',
  endDate: '2026-11-24T04:30:00.000Z',
  isAllDay: false,
  location: 'Community hall',
  town: 'Ponda',
  region: 'Goa',
  point: null,
  mode: 'in-person',
  organizer: 'Ponda parents',
  contactEmail: null,
  contactPhone: null,
  contactPhoneText: null,
  registrationUrl: null,
  imageUrl: null,
  maxParticipants: null,
  currentParticipants: 1,
  freeSeats: null,
  registrationDeadline: null,
  price: null,
  ageGroup: null,
  requirements: null,
  sensory: {},
  isFeatured: false,
  isUpcoming: false,
  registration: 'past',
  cancelledAt: null,
  cancelReason: null,
  source: null,
  isApproved: true,
  isOver: false,
  latitude: null,
  longitude: null,
  imageAddress: null,
  proposer: null,
  openOffers: 0,
  registrations: 1,
  waiting: 0,
  createdAt: '2026-11-01T04:30:00.000Z',
  updatedAt: '2026-11-01T04:30:00.000Z',
}

const draw = (fields: Partial<AdminEvent>) =>
  drawPage({ page: <EventRow event={{ ...RUNNING, ...fields }} onAct={() => {}} /> })

test('an event that is on can be cancelled, one that is over or was cancelled cannot', () => {
  const { button } = words.acts.cancel
  expect(draw({})).toContain(button)
  expect(draw({ isOver: true })).not.toContain(button)
  expect(draw({ cancelledAt: RUNNING.createdAt })).not.toContain(button)
})
