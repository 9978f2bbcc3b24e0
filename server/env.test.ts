import { expect, test } from 'vitest'
import { publicSettings, readEnv, SettingsError, siteOrigin } from './env.ts'

test('nothing set gives the defaults of the README', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    SITE_NAME: 'Saath',
    SEED: 'starter',
    IMAGE_HOSTS: [],
  })
})

test('a blank variable counts as unset', () => {
  expect(readEnv({ PORT: '', CONTACT_EMAIL: '', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    CONTACT_EMAIL: undefined,
    PUBLIC_URL: undefined,
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a number.'],
  [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [
    { PUBLIC_URL: 'saath.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://.',
  ],
  [
    { DONATION_URL: 'javascript:alert(1)' },
    'DONATION_URL must be an address that starts with http:// or https://.',
  ],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters.'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address.'],
  [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE must be a number one can dial'],
  [{ EMERGENCY_NUMBER: '<b>' }, 'EMERGENCY_NUMBER must be a number one can dial'],
  [
    { IMAGE_HOSTS: "x.example 'unsafe-inline'" },
    'IMAGE_HOSTS must be host names divided by commas',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example/' },
    'MAP_TILES_URL must be an http(s) address that contains {z}, {x} and {y}.',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    'MAP_ATTRIBUTION must be set with MAP_TILES_URL',
  ],
  [{ SEED: 'demo' }, 'SEED must be starter or none.'],
])('%o is refused with a sentence', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(SettingsError)
  expect(() => readEnv(source)).toThrow(sentence)
})

test('every mistake is named at once', () => {
  expect(() => readEnv({ PORT: 'x', SEED: 'y' })).toThrow(/PORT must be a number\.\nSEED must be/)
})

test('pages see what they may print and nothing else', () => {
  const env = readEnv({
    SECRET_KEY: 'k'.repeat(32),
    CONTACT_EMAIL: 'help@example.org',
    DATABASE_URL: 'postgres://u:p@h/d',
  })
  expect(publicSettings(env)).toEqual({
    name: 'Saath',
    publicUrl: 'http://127.0.0.1:3000',
    emergencyNumber: '112',
    contactEmail: 'help@example.org',
    contactPhone: null,
    grievanceOfficer: null,
    donationUrl: null,
    mapTiles: null,
  })
})

test('the public address is an origin, whatever path it was given with', () => {
  expect(siteOrigin(readEnv({ PUBLIC_URL: 'https://saath.example/some/path' }))).toBe(
    'https://saath.example',
  )
})
