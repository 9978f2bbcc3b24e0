import { expect, test } from 'vitest'
import { openCiphers } from './ciphers.ts'
import { openSecrets } from '../start/secrets.ts'

const withSecret = (letter: string) =>
  openCiphers(openSecrets({ SECRET_KEY: letter.repeat(40), DATA_DIR: '/nowhere' }))

test('what was sealed is opened in its own place with the same secret, and nowhere else', () => {
  const ciphers = withSecret('a')
  const sealed = ciphers.seal('A place near the door, please. नमस्ते', 'event 1')
  expect(sealed).toMatch(/^1\.[0-9a-f]{8}\.[\w-]+$/)
  expect(sealed).not.toContain('door')
  expect(withSecret('a').open(sealed, 'event 1')).toBe('A place near the door, please. नमस्ते')
  expect(() => ciphers.open(sealed, 'event 2')).toThrow()
  expect(() => withSecret('b').open(sealed, 'event 1')).toThrow('another secret')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => ciphers.open(changed, 'event 1')).toThrow()
})

test('the same text is never sealed the same way twice', () => {
  const ciphers = withSecret('a')
  expect(ciphers.seal('x', 'event 1')).not.toBe(ciphers.seal('x', 'event 1'))
})
