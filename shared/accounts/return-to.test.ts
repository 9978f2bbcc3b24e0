import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test('a path of ours is kept, with its query and its place on the page', () => {
  for (const path of [
    '/',
    '/directory',
    '/directory?category=therapists&near=mapusa',
    '/listing/5?tab=reviews#top',
    '/directory?search=a%20b,c',
    '/blog/what-is-ot',
    '/events?view=calendar#day-5',
    '/authors',
    '/apiary',
  ])
    expect(safeReturnTo(path)).toBe(path)
  expect(safeReturnTo('/कोंकणी')).toBe(`/${encodeURIComponent('कोंकणी')}`)
})

/** Spellings by which a browser, a proxy or a careless server could be led to another site (R9). */
const ELSEWHERE = [
  undefined,
  null,
  '',
  ' ',
  'evil.example',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:%2f%2fevil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'mailto:a@evil.example',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example\\@here',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\u3000//evil.example',
  '\ufeff//evil.example',
  '//user:secret@evil.example',
  'https://saath.example.org@evil.example',
  '//[::1]/',
  '//1249763844',
  '//0x4a7d2b63',
  '//evil。example',
  '//evil.example:80',
  '?returnTo=//evil.example',
  '#//evil.example',
  './/evil.example',
  '..//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/x\r\nset-cookie: a=b',
  '/x\r\nlocation: https://evil.example',
  '/\ud800',
  '/login',
  '/login?returnTo=/login',
  '/auth',
  '/api/logout',
  '/api/auth/link?token=x',
  `/${'a'.repeat(2_001)}`,
]

test(`${ELSEWHERE.length} spellings of somewhere else lead home`, () => {
  expect(ELSEWHERE.length).toBeGreaterThanOrEqual(60)
  for (const spelling of ELSEWHERE) expect(safeReturnTo(spelling), String(spelling)).toBe('/')
})

test('what looks encoded stays a path of ours, whatever a browser makes of it', () => {
  const ours = 'https://saath.example.org'
  for (const spelling of [
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aset-cookie:a=b',
    '/@evil.example',
    '/evil.example',
    '/:80',
    '/;//evil.example',
    '/?//evil.example',
    '/#//evil.example',
    '/x//evil.example',
    '/https://evil.example',
  ])
    expect(new URL(safeReturnTo(spelling), ours).origin, spelling).toBe(ours)
})
