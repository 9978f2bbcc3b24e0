import { expect, test } from 'vitest'
import type { Registration } from '../../../shared/events/registrations.ts'
import { drawPage } from '../../../tests/support/draw-page.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { registrationWords as words } from './registration-words.ts'

const OWN: Registration = {
  id: 1,
  eventId: 1,
  eventTitle: 'Craft morning',
  eventStartDate: '2026-12-01T04:30:00.000Z',
  eventEndDate: null,
  isEventAllDay: false,
  eventLocation: 'Ponda',
  isEventCancelled: false,
  isEventToCome: true,
  status: 'registered',
  offeredUntil: null,
  waitlistPosition: null,
  participantName: 'Asha',
  participantAge: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  emergencyContactPhoneText: null,
  specialRequirements: null,
  createdAt: '2026-11-01T04:30:00.000Z',
}

const draw = (fields: Partial<Registration>) =>
  drawPage({ page: <RegistrationCard registration={{ ...OWN, ...fields }} /> })

test('who came early cannot leave, but can have deleted what they told', () => {
  const early = draw({ status: 'attended' })
  expect(early).toContain(words.details.button)
  expect(early).not.toContain(words.leave.registered.button)
  expect(draw({})).not.toContain(words.details.button)
  expect(draw({ status: 'attended', participantName: null })).not.toContain(words.details.button)
})
