import { expect, test } from 'vitest'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { drawPage, textOf } from '../../../../tests/support/draw-page.tsx'
import { EventActs } from './event-acts.tsx'

const EVENT = {
  id: 1,
  isApproved: true,
  isFeatured: false,
  isUpcoming: true,
  isOver: false,
  cancelledAt: null,
  registrations: 0,
  currentParticipants: 0,
  openOffers: 0,
  waiting: 0,
  proposer: null,
} as unknown as AdminEvent

const acts = (event: Partial<AdminEvent>) =>
  textOf(drawPage({ page: <EventActs event={{ ...EVENT, ...event }} onAct={() => undefined} /> }))

test('an event is not hidden while somebody counts on it, which the server refuses', () => {
  expect(acts({})).toContain('Unapprove')
  for (const counted of [{ currentParticipants: 2 }, { openOffers: 1 }, { waiting: 1 }]) {
    expect(acts({ registrations: 2, ...counted })).not.toContain('Unapprove')
    expect(acts({ registrations: 2, ...counted })).toContain('Cancel event')
  }
})

test('an event that is over, or that everybody has left, can be hidden', () => {
  expect(acts({ registrations: 2 })).toContain('Unapprove')
  expect(acts({ registrations: 2, currentParticipants: 2, isOver: true })).toContain('Unapprove')
})
