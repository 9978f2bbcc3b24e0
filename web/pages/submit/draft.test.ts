import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

const DAY = 24 * 60 * 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is there again, each under what it is about', () => {
  keepDraft(1, 'new', { values: { name: 'A place' } })
  keepDraft(1, 'edit=7', { values: { name: 'Another' } })
  expect(readDraft(1, 'new')?.values.name).toBe('A place')
  expect(readDraft(1, 'edit=7')?.values.name).toBe('Another')
  expect(readDraft(1, 'listing=5')).toBeUndefined()
  forgetDraft('new')
  expect(readDraft(1, 'new')).toBeUndefined()
  expect(readDraft(1, 'edit=7')?.values.name).toBe('Another')
})

test('it stays for more than a day, and not for ever', () => {
  keepDraft(1, 'new', { values: { name: 'A place' } })
  vi.advanceTimersByTime(6 * DAY)
  expect(readDraft(1, 'new')?.values.name).toBe('A place')
  vi.advanceTimersByTime(2 * DAY)
  expect(readDraft(1, 'new')).toBeUndefined()
})

test('another account does not see it, and it is gone then', () => {
  keepDraft(1, 'new', { values: { name: 'A place' } })
  expect(readDraft(2, 'new')).toBeUndefined()
  expect(readDraft(1, 'new')).toBeUndefined()
  keepDraft(1, 'new', { values: { name: 'A place' } })
  keepDraft(2, 'edit=3', { values: { name: 'Mine' } })
  expect(readDraft(1, 'new')).toBeUndefined()
})

test('what is broken or cannot be kept counts as nothing', () => {
  localStorage.setItem('saath-submissions', '{"userId":')
  expect(readDraft(1, 'new')).toBeUndefined()
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(() => keepDraft(1, 'new', { values: {} })).not.toThrow()
  expect(readDraft(1, 'new')).toBeUndefined()
})
