import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminEventForm, eventInput } from './input.ts'
import { addDays, indianDay } from '../indian-days.ts'
import { words } from '../words.ts'

const TODAY = indianDay(new Date())
const inDays = (days: number) => addDays(TODAY, days)

const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: inDays(7),
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
  [{ endDay: inDays(8), endTime: '' }, 'endTime'],
  [{ startTime: '', endTime: '', endDay: inDays(6) }, 'endDay'],
  [{ location: '' }, 'location'],
  [{ organizer: '' }, 'organizer'],
  [{ contactEmail: 'asha' }, 'contactEmail'],
  [{ registrationUrl: 'javascript:alert(1)' }, 'registrationUrl'],
  [{ maxParticipants: '0' }, 'maxParticipants'],
  [{ maxParticipants: 'many' }, 'maxParticipants'],
  [{ deadlineDay: inDays(8) }, 'deadlineDay'],
] as const)('%j', (fields, field) => {
  test('is refused in its own words', () => {
    expect(problemsOf(fields)).toEqual({ [field]: words.event[field] })
  })
})

test.each([
  [{ startDay: inDays(740) }, { startDay: words.event.tooFar }],
  [
    { startDay: '9999-12-31', deadlineDay: '9999-12-31' },
    { startDay: words.event.startDay, deadlineDay: words.event.deadlineDay },
  ],
  [{ startTime: '', endTime: '', endDay: inDays(67) }, { endDay: words.event.tooLong }],
  [{ deadlineDay: inDays(-1) }, { deadlineDay: words.event.deadlinePast }],
])('%j is refused: %j', (fields, problems) => {
  expect(problemsOf(fields)).toEqual(problems)
})

test('an event lasts 60 days at most, may begin in two years, and registration may end today', () => {
  const days = { startTime: '', endTime: '', endDay: inDays(66), deadlineDay: TODAY }
  expect(problemsOf(days)).toEqual({})
  expect(problemsOf({ startDay: inDays(729) })).toEqual({})
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

test('whatever is typed as a day is refused or is a moment that a database takes', () => {
  const day = fc.oneof(
    fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-')),
    fc.tuple(digits(4), fc.constantFrom('01-01', '02-29', '12-31')).map((parts) => parts.join('-')),
    fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '+010000-01-01', '-000001-01-01'),
    fc.string(),
  )
  fc.assert(
    fc.property(day, day, day, (startDay, endDay, deadlineDay) => {
      const typed = { ...EVENT, startTime: '', endTime: '', startDay, endDay, deadlineDay }
      const read = adminEventForm.safeParse(typed)
      if (!read.success) return
      for (const text of [startDay, endDay, deadlineDay].filter(Boolean))
        expect(text).toMatch(/^(19|20)\d\d-/)
    }),
    { numRuns: 2_000 },
  )
})
