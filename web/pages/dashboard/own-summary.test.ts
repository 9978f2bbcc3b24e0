import { expect, test } from 'vitest'
import type { EventProposal } from '../../../shared/events/events.ts'
import type { Registration } from '../../../shared/events/registrations.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { ownSummary } from './own-summary.ts'
import { words } from './words.ts'

const OWN = { isEventToCome: true, isEventCancelled: false, status: 'registered' } as Registration
const SENT = { id: 1, name: 'Sea School', status: 'pending' } as Submission

test('counts events to come and listings that wait', () => {
  const past = { ...OWN, isEventToCome: false }
  const left: Registration = { ...OWN, status: 'cancelled' }
  const summary = ownSummary([OWN, past, left], [SENT], [])
  expect(words.summary(summary)).toBe('You have 1 upcoming event and 1 listing waiting.')
  expect(words.summary(ownSummary([], [], []))).toBe(
    'You have no upcoming events and no listings waiting.',
  )
})

test('counts the proposed events that wait, and no others', () => {
  const states = ['pending', 'approved', 'pending'] as const
  const proposals = states.map((state) => ({ state }) as EventProposal)
  expect(words.summary(ownSummary([], [], proposals))).toBe(
    'You have no upcoming events and no listings waiting. 2 events you proposed are waiting.',
  )
})

test('asks for a change of what was rejected, until it is sent again', () => {
  const rejected: Submission = { ...SENT, status: 'rejected' }
  const summary = ownSummary([], [rejected], [])
  expect(words.summary(summary)).toMatch(/1 listing needs a change\.$/)
  expect(ownSummary([], [rejected, { ...SENT, id: 2 }], []).rejected).toEqual([])
})

test('tells who is offered a place', () => {
  const offered: Registration = { ...OWN, status: 'offered' }
  expect(ownSummary([OWN, offered], [], []).offered).toEqual([offered])
})
