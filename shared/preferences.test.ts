import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferencesSetCookie, readPreferences } from './preferences.ts'

const DEFAULTS = {
  palette: 'light',
  text: 'standard',
  spacing: 'standard',
  view: 'grid',
  messages: 'leave',
}

test('a visitor without the cookie has the defaults', () => {
  for (const cookies of [undefined, null, '', 'other=1'])
    expect(readPreferences(cookies)).toEqual(DEFAULTS)
})

test('what was remembered is read again, among other cookies', () => {
  const chosen = {
    palette: 'calm',
    text: 'large',
    spacing: 'roomy',
    view: 'list',
    messages: 'stay',
  } as const
  expect(readPreferences(`a=b; ${preferencesSetCookie(chosen)}`)).toEqual(chosen)
})

test('any cookie gives values of ours only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['light', 'dark', 'calm', 'auto']).toContain(
        readPreferences(`saath=palette=${text}`).palette,
      )
    }),
  )
})
