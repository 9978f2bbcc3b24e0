import { describe, expect, test } from 'vitest'
import { eventInput } from './event-input.ts'
import { words } from './words.ts'

const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: '2026-11-28',
  startTime: '10:00',
  endTime: '12:00',
  location: 'Community hall, Ponda',
  organizer: 'Ponda parents',
}

const problemsOf = (fields: object) => {
  const result = eventInput.safeParse({ ...EVENT, ...fields })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('an event with the least there is to say is taken, blanks stay blank', () => {
  const typed = { ...EVENT, endDay: '', contactEmail: '', maxParticipants: '', noise: '' }
  expect(eventInput.parse(typed)).toMatchObject({
    mode: 'in-person',
    maxParticipants: null,
    noise: '',
    contactEmail: '',
  })
})

test('what only the site may say is not taken', () => {
  const sent = {
    ...EVENT,
    isApproved: true,
    isFeatured: true,
    currentParticipants: 9,
    proposedBy: 1,
  }
  for (const field of ['isApproved', 'isFeatured', 'currentParticipants', 'proposedBy'])
    expect(eventInput.parse(sent)).not.toHaveProperty(field)
})

describe.each([
  [{ title: ' \u200b ' }, 'title'],
  [{ description: '' }, 'description'],
  [{ startDay: '28.11.2026' }, 'startDay'],
  [{ startTime: '25:00', endTime: '' }, 'startTime'],
  [{ startTime: '' }, 'startTime'],
  [{ endTime: '09:00' }, 'endTime'],
  [{ endDay: '2026-11-29', endTime: '' }, 'endTime'],
  [{ startTime: '', endTime: '', endDay: '2026-11-27' }, 'endDay'],
  [{ location: '' }, 'location'],
  [{ organizer: '' }, 'organizer'],
  [{ contactEmail: 'asha' }, 'contactEmail'],
  [{ registrationUrl: 'javascript:alert(1)' }, 'registrationUrl'],
  [{ maxParticipants: '0' }, 'maxParticipants'],
  [{ maxParticipants: 'many' }, 'maxParticipants'],
  [{ deadlineDay: '2026-11-29' }, 'deadlineDay'],
] as const)('%j', (fields, field) => {
  test('is refused in its own words', () => {
    expect(problemsOf(fields)).toEqual({ [field]: words.event[field] })
  })
})
