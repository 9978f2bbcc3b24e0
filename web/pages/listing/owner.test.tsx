import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ALL_INDIA } from '../../../shared/listings/directory.ts'
import { Owner } from './owner.tsx'

const LISTING = {
  id: 9,
  town: 'Mapusa',
  region: 'Goa',
  category: 'therapists',
  categoryName: 'Therapists',
  phone: '+918322223333',
  email: null,
  website: null,
} as const

const draw = (listing: Partial<Parameters<typeof Owner>[0]['listing']>) =>
  renderToString(
    <MemoryRouter>
      <Owner listing={{ ...LISTING, ...listing }} />
    </MemoryRouter>,
  )

const asked = (text: string) => [...new URLSearchParams(text.replaceAll('&amp;', '&'))].toSorted()

test.each([
  [{}, '/directory?search=near+Mapusa&amp;category=therapists', 'Therapists near Mapusa'],
  [{ town: null }, '/directory?category=therapists&amp;region=Goa', 'Therapists in Goa'],
  [{ town: null, region: ALL_INDIA }, '/directory?category=therapists', 'All Therapists'],
  [{ town: null, region: null }, '/directory?category=therapists', 'All Therapists'],
])('others are as near as is known: %j', (listing, path, label) => {
  const [, query = ''] = path.split('?')
  const [, href = ''] = draw(listing).match(new RegExp(`href="([^"]*)"[^>]*>${label}<`)) ?? []
  expect(href).toMatch(/^\/directory\?/)
  expect(asked(href.split('?')[1] ?? '')).toEqual(asked(query))
})

test('who cannot be reached has the others as its next step', () => {
  expect(draw({ phone: null })).not.toContain('/directory?')
})
