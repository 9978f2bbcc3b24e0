import { expect, test } from 'vitest'
import { blank, SUBMITTED_FIELDS } from '../../../shared/listings/fields.ts'
import type { OwnSubmission } from '../../../shared/submissions/submissions.ts'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { OwnListing } from './own-listing.tsx'

const SENT = {
  ...blank(SUBMITTED_FIELDS),
  id: 7,
  kind: 'new',
  status: 'pending',
  adminNotes: null,
  listingId: null,
  changes: [],
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
  name: 'Sea Room',
  category: 'therapists',
  description: 'Speech therapy in a quiet room.',
  address: 'Near the market',
  town: 'Mapusa',
  region: 'Goa',
  phone: '+918322222283',
  phoneText: '0832 222 2283',
  email: 'info@sea.example',
  website: 'https://sea.example/visit',
  services: ['Speech therapy', 'Play'],
  ageGroups: ['adults'],
  languages: ['Konkani'],
  accessibility: ['A ramp'],
  credentials: [],
  fees: '₹800 a session',
  hours: 'Monday to Friday',
  modes: ['home'],
  whatToBring: 'Reports',
  picture: null,
  pictureUrl: '/pictures/7.webp',
  isShown: false,
  showsOwnEmail: false,
} as unknown as OwnSubmission

test('all that was sent is folded below the line, under the names of the form', () => {
  const html = drawPage({ page: <OwnListing submission={SENT} userId={1} /> })
  const [, folded = ''] = /<details[^>]*>(.*)<\/details>/s.exec(html) ?? []
  const text = textOf(folded)
  for (const said of [
    'Speech therapy, Play',
    'Konkani',
    'A ramp',
    '₹800 a session',
    'Monday to Friday',
    'At home',
    'Reports',
    'https://sea.example/visit',
    '0832 222 2283',
  ])
    expect(text).toContain(said)
  expect(folded).toContain('src="/pictures/7.webp"')
  expect(text).not.toContain('Numbers in official registers')
})

test.each([
  [true, 'It is public.', 'href="/listing/9"'],
  [
    false,
    'It was approved, but is not shown at the moment. You can ask us why.',
    'href="/contact"',
  ],
])('an approved one whose listing is public: %s says so, and leads on', (isShown, says, link) => {
  const submission: OwnSubmission = { ...SENT, status: 'approved', listingId: 9, isShown }
  const html = drawPage({ page: <OwnListing submission={submission} userId={1} /> })
  expect(textOf(html)).toContain(says)
  expect(html).toContain(link)
  expect(html.includes('href="/listing/9"')).toBe(isShown)
})

test('a town that the address names is said once', () => {
  const submission = { ...SENT, address: 'House 12, Upper Bazar, Ponda', town: 'Ponda' }
  const html = textOf(drawPage({ page: <OwnListing submission={submission} userId={1} /> }))
  expect(html).toContain('House 12, Upper Bazar, Ponda, Goa.')
  expect(html).not.toContain('Ponda, Ponda')
})
