import { expect, test } from 'vitest'
import { holdsContact } from '../../../shared/listings/holds-contact.ts'
import { ORDINARY_REVIEWS } from '../../../tests/support/ordinary-reviews.ts'
import { namesHost } from '../accounts/host-names.ts'
import { isOfficial } from '../listings/official-names.ts'

test('ordinary reviews are shown at once', () => {
  expect(ORDINARY_REVIEWS.length).toBeGreaterThan(60)
  const held = ORDINARY_REVIEWS.filter((text) => holdsContact(text) || namesHost(text))
  expect(held).toEqual([])
})

test.each(['evil.dentist', 'See evil.photography', 'EVIL.LAWYER', 'evil-site.guru now', 'evil.sk'])(
  'a host of any ending is found: %s',
  (text) => {
    expect(namesHost(text)).toBe(true)
  },
)

const SITE = { SITE_NAME: 'Saath', GRIEVANCE_OFFICER: 'Officer G, officer@example.org' }

test.each([
  'Saath',
  'Ѕaath',
  'Saаth',
  'Sååth',
  'S a a t h',
  'S.A.A.T.H',
  'SAATH',
  'Şaath Team',
  'SaathTeam',
  'saath-support',
  'Аdmin',
  'Adm1n',
  'Admın',
  'A d m i n',
  'The Admin',
  'M0derator',
  'Administrator',
  'Support',
  'Ѕupport',
  '5upport',
  'Official',
  '0fficial',
  'Team',
  'Staff',
  'Officer G',
  'Оfficer G',
  'OfficerG',
])('%s is a name of those who look after the site', (name) => {
  expect(isOfficial(name, SITE)).toBe(true)
})

test.each([
  'Asha',
  'Saathvik',
  'Saathi',
  'Badminton',
  'Steam',
  'Staffan',
  'Officer',
  'G',
  'Gopal Officer',
  'Matea Naik',
  'Sathe',
  'आशा',
  'साथी',
  'மாலதி',
  'José',
  'Zoë D’Souza',
  'Иван',
])('%s is a name of somebody else', (name) => {
  expect(isOfficial(name, SITE)).toBe(false)
})

test('a setting of one word, of signs or of nothing forbids no name', () => {
  for (const GRIEVANCE_OFFICER of [undefined, 'Asha, asha@example.org', 'Asha a@example.org', '–'])
    expect(isOfficial('Asha', { SITE_NAME: '***', GRIEVANCE_OFFICER })).toBe(false)
})
