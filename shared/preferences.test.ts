import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePreferences, preferencesSetCookie, readPreferences } from './preferences.ts'

const DEFAULTS = {
  palette: 'auto',
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

test('the cookie says only what is not the default, and goes when nothing is left', () => {
  const defaults = readPreferences('')
  expect(preferencesSetCookie({ ...defaults, palette: 'dark' })).toMatch(
    /^saath=palette=dark; .*Max-Age=31536000/,
  )
  expect(preferencesSetCookie(defaults)).toMatch(/^saath=; .*Max-Age=0/)
})

test('a form changes what it names with a value of ours, and nothing else', () => {
  const before = readPreferences('saath=view=list&text=large')
  const fields = new URLSearchParams({ palette: 'calm', text: 'gigantic', returnTo: '/' })
  expect(changePreferences(before, fields)).toEqual({ ...before, palette: 'calm' })
})
