import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, listDrafts, readDraft } from './drafts.ts'
import { forgetDrafts } from './forget-drafts.ts'

const DAY = 24 * 60 * 60_000
const NEW = 'submission new'
const EDIT = 'submission edit=7'
const wrote = (name: string) => ({ fields: { name } })
const read = (userId: number | null, name = NEW) => readDraft(name, userId)?.fields['name']

/** Its keys are its own properties, as in a browser. */
class Place {
  getItem(key: string): string | null {
    const text: unknown = Reflect.get(this, key)
    return typeof text === 'string' ? text : null
  }
  setItem(key: string, text: string) {
    Reflect.set(this, key, text)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

const openTab = () => vi.stubGlobal('sessionStorage', new Place())

beforeEach(() => {
  vi.stubGlobal('localStorage', new Place())
  openTab()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft is there again, each under what it is about', () => {
  keepDraft(NEW, 1, wrote('A place'))
  keepDraft(EDIT, 1, wrote('Another'))
  expect(read(1)).toBe('A place')
  expect(read(1, EDIT)).toBe('Another')
  expect(read(1, 'submission listing=5')).toBeUndefined()
  forgetDraft(NEW, 1)
  expect(read(1)).toBeUndefined()
  expect(read(1, EDIT)).toBe('Another')
})

test('it stays for more than a day, and not for ever', () => {
  keepDraft(NEW, 1, wrote('A place'))
  vi.advanceTimersByTime(6 * DAY)
  expect(read(1)).toBe('A place')
  vi.advanceTimersByTime(2 * DAY)
  expect(read(1)).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('another account does not see it, and it is gone then', () => {
  keepDraft(NEW, 1, wrote('A place'))
  expect(read(2)).toBeUndefined()
  expect(read(1)).toBeUndefined()
  keepDraft(NEW, 1, wrote('A place'))
  keepDraft(EDIT, 2, wrote('Mine'))
  expect(read(2, EDIT)).toBe('Mine')
  expect(read(1)).toBeUndefined()
})

test('a tab that is lost takes nothing along, and two tabs do not write over each other', () => {
  keepDraft(NEW, 1, wrote('First tab'))
  const first = sessionStorage
  openTab()
  expect(read(1)).toBe('First tab')
  keepDraft(NEW, 1, wrote('Second tab'))
  expect(read(1)).toBe('Second tab')
  vi.stubGlobal('sessionStorage', first)
  expect(read(1)).toBe('First tab')
})

test('what this tab wrote comes first, then what was kept last', () => {
  keepDraft('post new 1', 1, wrote('Elsewhere'))
  vi.advanceTimersByTime(1)
  keepDraft('post new 2', 1, wrote('Elsewhere, later'))
  openTab()
  keepDraft('post new 3', 1, wrote('Here'))
  const found = listDrafts('post new ', 1).map(({ name, isOwn }) => [name, isOwn])
  expect(found).toEqual([
    ['post new 3', true],
    ['post new 2', false],
    ['post new 1', false],
  ])
})

test('a guest’s is as old as the tab, and of whoever signs in there; one’s own waits while one is a guest', () => {
  keepDraft(EDIT, 1, wrote('Mine'))
  keepDraft(NEW, null, wrote('A guest’s'))
  expect(Object.keys(localStorage)).toEqual(['saath-draft/1/submission edit=7'])
  expect(read(null)).toBe('A guest’s')
  expect(read(null, EDIT)).toBeUndefined()
  expect(read(1)).toBe('A guest’s')
  expect(read(1, EDIT)).toBe('Mine')
  expect(read(null)).toBeUndefined()

  // Written on after the sign-in ended by itself.
  keepDraft(NEW, null, { fields: { town: 'Mapusa' } })
  expect(readDraft(NEW, 1)?.fields).toEqual({ name: 'A guest’s', town: 'Mapusa' })
})

test('nothing written is no draft, and signing out leaves nothing', () => {
  keepDraft(NEW, 1, wrote('A place'))
  keepDraft(NEW, 1, { fields: {} })
  expect(Object.keys(localStorage)).toEqual([])
  keepDraft(NEW, 1, wrote('A place'))
  keepDraft(EDIT, null, wrote('A guest’s'))
  localStorage.setItem('saath-else', 'stays')
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['saath-else'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('what is broken or cannot be kept counts as nothing', () => {
  localStorage.setItem('saath-draft/1/submission new', '{"savedAt":')
  expect(read(1)).toBeUndefined()
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(keepDraft(NEW, 1, wrote('A place'))).toBe(false)
  expect(() => read(1)).not.toThrow()
})
