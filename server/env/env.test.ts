import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { publicSettings, readEnv, SETTING_NAMES, SettingsError, siteOrigin } from './env.ts'
import { misspeltSettings } from './setting-names.ts'

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
  [{ HOST: 'two words' }, 'HOST must be an address of this machine'],
  [{ HOST: 'fe80::1%eth0' }, 'HOST must be an address of this machine'],
  [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a number.'],
  [{ WORKERS: '0' }, 'WORKERS must be between 1 and 16.'],
  [{ DRAIN_SECONDS: '90' }, 'DRAIN_SECONDS must be between 0 and 60.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ DATABASE_READ_URL: 'postgres://copy/site' }, 'DATABASE_READ_URL must come with DATABASE_URL'],
  [
    { PUBLIC_URL: 'saath.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://.',
  ],
  [
    { DONATION_URL: 'javascript:alert(1)' },
    'DONATION_URL must be an address that starts with http:// or https://.',
  ],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters.'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must look like smtp://'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must be set with SMTP_URL'],
  [{ MAIL_FROM: 'Saath <hello@example.org>' }, 'MAIL_FROM must be an email address'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an email address.'],
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
  [
    { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'hello@example.org' },
    'PUBLIC_URL must be set with SMTP_URL',
  ],
  [
    { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
    'PUBLIC_URL must be set with GOOGLE_CLIENT_ID',
  ],
  [{ SEED: 'demo' }, 'SEED must be starter or none.'],
  [{ ADMIN_EMAILS: 'boss' }, 'ADMIN_EMAILS must be email addresses divided by commas.'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set too'],
  [{ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y' }, 'APPLE_KEY_ID must be set too'],
  [{ APPLE_PRIVATE_KEY: 'x' }, 'APPLE_PRIVATE_KEY must be the text of the .p8 file'],
  [{ OIDC_ISSUER: 'http://idp.example.org' }, 'OIDC_ISSUER must be the https address'],
  [{ OIDC_ISSUER: 'https://idp.example.org?x=1' }, 'OIDC_ISSUER must be the https address'],
  [{ OIDC_ISSUER: 'https://idp.example.org' }, 'OIDC_NAME must be set too'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be IP addresses or networks'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be IP addresses or networks'],
  [{ RATE_LIMIT_EXEMPT: '*' }, 'RATE_LIMIT_EXEMPT must be IP addresses or networks'],
])('%o is refused with a sentence', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(SettingsError)
  expect(() => readEnv(source)).toThrow(sentence)
})

test('a developer’s mails and providers need no PUBLIC_URL', () => {
  const source = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'hello@example.org' }
  expect(() => readEnv({ ...source, NODE_ENV: 'development' })).not.toThrow()
  expect(() => readEnv({ ...source, PUBLIC_URL: 'https://saath.example' })).not.toThrow()
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
    operatorName: null,
    grievanceOfficer: null,
    donationUrl: null,
    mapTiles: null,
    takesContent: false,
    isOnTrial: false,
  })
})

test('the public address is an origin, whatever path it was given with', () => {
  expect(siteOrigin(readEnv({ PUBLIC_URL: 'https://saath.example/some/path' }))).toBe(
    'https://saath.example',
  )
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('without one, where HOST=%s is reached on this machine', (HOST, origin) => {
  expect(siteOrigin(readEnv({ HOST }))).toBe(origin)
})

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8')

test('compose.yaml hands on every setting but those of the image itself', async () => {
  const sources = await Promise.all(['server/env/env.ts', 'server/env/people.ts'].map(read))
  const names = [
    ...sources.join().matchAll(/^ +([A-Z_]+): (?:optional|withDefault|commaList|text)\(/gm),
  ]
  const settings = names.map(([, name]) => name)
  const ofTheImage = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR']
  const [site = ''] = (await read('compose.yaml')).split(/^  postgres:/m)
  const handedOn = [...site.matchAll(/^ {6}([A-Z_]+): \$\{\1:-/gm)].map(([, name]) => name)
  expect(settings).toEqual(expect.arrayContaining([...ofTheImage, 'SMTP_URL', 'OIDC_NAME']))
  expect(handedOn.toSorted()).toEqual(
    settings.filter((name) => name && !ofTheImage.includes(name)).toSorted(),
  )
})

test('.env.example names every setting, and nothing else', async () => {
  const named = [...(await read('.env.example')).matchAll(/^#?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('a name that is almost that of a setting is found; names of others are left alone', () => {
  const source = { GRIEVENCE_OFFICER: 'M. Naik', PUBLIC_URI: 'x', 'MAIL-FROM': 'x', SMTP_URL: 'x' }
  expect(misspeltSettings(source, SETTING_NAMES)).toEqual([
    'GRIEVENCE_OFFICER is no setting of this site. Did you mean GRIEVANCE_OFFICER?',
    'PUBLIC_URI is no setting of this site. Did you mean PUBLIC_URL?',
    'MAIL-FROM is no setting of this site. Did you mean MAIL_FROM?',
  ])
  const others = {
    HOME: '/',
    PATH: '/',
    HOSTNAME: 'x',
    USER: 'x',
    npm_config_cache: 'x',
    TZ: 'UTC',
  }
  expect(misspeltSettings(others, SETTING_NAMES)).toEqual([])
})
