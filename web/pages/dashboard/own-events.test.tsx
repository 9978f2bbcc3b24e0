import { expect, test } from 'vitest'
import type { EventProposal } from '../../../shared/events/events.ts'
import type { OrganisedEvent } from '../../../shared/events/registrations.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { ownProposals } from '../../queries/events/events.ts'
import { organisedEvents } from '../../queries/events/own-registrations.ts'
import { OwnEvents } from './own-events.tsx'

const OWN: EventProposal = {
  id: 1,
  title: 'Craft morning',
  startDate: '2026-12-01T04:30:00.000Z',
  endDate: null,
  isAllDay: false,
  location: 'Ponda',
  registrationUrl: null,
  maxParticipants: 20,
  currentParticipants: 3,
  cancelReason: null,
  state: 'approved',
  isApproved: true,
  createdAt: '2026-11-01T04:30:00.000Z',
}

const draw = (...proposals: Partial<EventProposal>[]) =>
  drawPage({
    page: <OwnEvents />,
    answers: (client) =>
      client.setQueryData(
        ownProposals().queryKey,
        proposals.map((fields) => ({ ...OWN, ...fields })),
      ),
  })

test('who proposed an event reads whom to ask for a change of it', () => {
  expect(textOf(draw({}))).toContain('To change or cancel an event, write to us')
  expect(draw({})).toContain('href="/contact"')
  expect(draw()).not.toContain('href="/contact"')
})

test('who proposed an event reads how to see who comes, until they are named as its organiser', () => {
  const ask = 'you have to be named as an organiser'
  expect(textOf(draw({}))).toContain(ask)
  expect(draw({})).not.toContain('/manage')
  for (const other of [{ state: 'pending' }, { registrationUrl: 'https://clay.example' }] as const)
    expect(textOf(draw(other))).not.toContain(ask)
  const named = drawPage({
    page: <OwnEvents />,
    answers: (client) => {
      client.setQueryData(ownProposals().queryKey, [OWN])
      client.setQueryData(organisedEvents().queryKey, [
        {
          eventId: OWN.id,
          title: OWN.title,
          startDate: OWN.startDate,
          endDate: null,
          isAllDay: false,
          opensAt: OWN.startDate,
          closesAt: OWN.startDate,
          isCancelled: false,
        } as OrganisedEvent,
      ])
    },
  })
  expect(named).toContain('href="/events/1/manage"')
  expect(textOf(named)).toContain('See who comes')
  expect(textOf(named)).not.toContain(ask)
})

test('who proposed an event reads how many places are taken, where this site counts them', () => {
  expect(textOf(draw({}))).toContain('3 of 20 places taken')
  expect(textOf(draw({ maxParticipants: null }))).toContain('3 registered, no limit')
  const others = [
    { state: 'pending' },
    { state: 'cancelled' },
    { registrationUrl: 'https://clay.example' },
  ] as const
  for (const other of others) expect(textOf(draw(other))).not.toContain('places taken')
})
