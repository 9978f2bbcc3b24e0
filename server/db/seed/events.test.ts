/** The seed's events: a day is given only where the page prints it with its year. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LIMITS } from '../../../shared/limits.ts'
import events from './events.json' with { type: 'json' }

const READ_ON = '2026-11-21'
const line = (limit: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/, 'one trimmed line')
    .max(limit)

const eventSchema = z.strictObject({
  title: line(LIMITS.title),
  organizer: line(LIMITS.organizer),
  location: line(300),
  town: line(LIMITS.place).nullable(),
  region: line(LIMITS.region),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  usually: line(100).nullable(),
  description: line(LIMITS.description),
  sourceUrl: z.url({ protocol: /^https?$/ }).max(LIMITS.url),
  sourceTitle: line(LIMITS.sourceTitle),
  sourceDate: z
    .string()
    .regex(/^20\d\d(-\d\d(-\d\d)?)?$/)
    .nullable(),
})

test('29 events, none of them to come', () => {
  expect(events).toHaveLength(29)
  for (const row of events) {
    const { startDate, endDate, usually } = eventSchema.parse(row)
    expect(startDate !== null && usually !== null, row.title).toBe(false)
    if (startDate) expect(startDate < READ_ON, row.title).toBe(true)
    if (endDate) expect(startDate !== null && startDate < endDate, row.title).toBe(true)
  }
  expect(events.filter(({ startDate }) => startDate)).toHaveLength(11)
  expect(events.filter(({ usually }) => usually)).toHaveLength(13)
})
