import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './pages/content-security-policy.ts'
import { tileOrigins } from './map-tiles.ts'

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', ['https://tiles.example']],
  ['http://127.0.0.1:4001/{z}/{x}/{y}.png?key=a', ['http://127.0.0.1:4001']],
  [
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    ['https://a.tiles.example', 'https://b.tiles.example', 'https://c.tiles.example'],
  ],
  ['https://tiles.example/{s}/{z}/{x}/{y}.png', ['https://tiles.example']],
  ['https://{z}.example/{x}/{y}.png', null],
  ['ftp://tiles.example/{z}/{x}/{y}.png', null],
  ['tiles.example/{z}/{x}/{y}.png', null],
])('%s is asked at %j', (url, origins) => {
  expect(tileOrigins(url)).toEqual(origins)
})

test('the policy lets pictures in from the tile server, and only when one is set', () => {
  expect(pictures()).toBe("img-src 'self' data:")
  expect(pictures('https://tiles.example/{z}/{x}/{y}.png')).toBe(
    "img-src 'self' data: https://tiles.example",
  )
})

const pictures = (url?: string) =>
  contentSecurityPolicy('', { IMAGE_HOSTS: [], MAP_TILES_URL: url }).match(/img-src [^;]*/)?.[0]
