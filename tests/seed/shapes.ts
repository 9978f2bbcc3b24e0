import { expect } from 'vitest'
import { rowsOf, type Row } from './rows.ts'

/** Whether an answer has the shape that a row of §7 gives it. */

interface FieldRow extends Row {
  entity: string
  field: string | null
  type: string
}

/** What an entity keeps to itself, or is asked by another call, and why. */
const UNTOLD: Record<string, string[]> = {
  // Public reads show approved ones only, so it would say nothing (§6).
  Listing: ['isApproved'],
  // Whose it is, and who sent it in, its reader knows; moderators read them, too.
  'Listing submission': ['userId', 'submitterName', 'submitterEmail'],
  // A card needs no text and no state; the forms read them.
  'Blog post': ['content', 'isPublished'],
  // Public reads show approved ones only.
  Event: ['isApproved', 'createdAt'],
}

const fieldsOf = (entity: string) =>
  rowsOf<FieldRow>('entities').filter((row) => row.kind === 'field' && row.entity === entity)

const OF_TYPE: Record<string, (value: unknown) => boolean> = {
  identifier: (value) => Number.isInteger(value) || typeof value === 'string',
  integer: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  email: (value) => typeof value === 'string',
  url: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  timestamp: (value) => !Number.isNaN(Date.parse(String(value))),
  'list of text': (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string'),
}

function expectFields(answer: Record<string, unknown>, fields: Record<string, string>): void {
  for (const [field, type] of Object.entries(fields)) {
    expect(answer, `has ${field}`).toHaveProperty(field)
    const value = answer[field]
    const isType = OF_TYPE[type.replace(/^reference .*/, 'identifier')]
    if (value !== null) expect(isType?.(value), `${field} is ${type}: ${String(value)}`).toBe(true)
  }
}

const entityFields = (entity: string) =>
  Object.fromEntries(
    fieldsOf(entity)
      .filter(({ field }) => field && !UNTOLD[entity]?.includes(field))
      .map(({ field, type }) => [field, type]),
  )

/** What a list of §7 calls by another name than the entity it is of. */
const NAMED: Record<string, string> = {
  'Event registration': 'Event registration (as listed)',
  'Advertisement (active)': 'Advertisement',
}

export type Shape = string | Record<string, unknown>

export function expectShape(answer: unknown, shape: Shape): void {
  if (typeof shape === 'string') return
  const { list, object } = shape
  if (list !== undefined) {
    expect(answer).toBeInstanceOf(Array)
    expect(answer, 'somebody made one').not.toEqual([])
    return expectShape(
      (answer as unknown[])[0],
      typeof list === 'string' ? { object: list } : (list as Shape),
    )
  }
  if (typeof object !== 'string')
    return expectFields(answer as Record<string, unknown>, plain(shape))
  const entity = NAMED[object] ?? object
  const fields = entityFields(entity)
  if (object !== 'place') expect(Object.keys(fields), `${entity} has fields`).not.toEqual([])
  expectFields(answer as Record<string, unknown>, fields)
}

const plain = (shape: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(shape).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
