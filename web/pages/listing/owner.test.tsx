import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Owner } from './owner.tsx'

const LISTING = {
  id: 9,
  town: 'Mapusa',
  placeId: 'mapusa',
  region: 'Goa',
  category: 'therapists',
  categoryName: 'Therapists',
  othersWithin: 'town',
  phone: '+918322223333',
  email: null,
  website: null,
} as const

type Owned = Parameters<typeof Owner>[0]['listing']

const draw = (listing: Partial<Owned>) =>
  renderToString(
    <MemoryRouter>
      <Owner listing={{ ...LISTING, ...listing }} />
    </MemoryRouter>,
  )

const asked = (text: string) => [...new URLSearchParams(text.replaceAll('&amp;', '&'))].toSorted()

test.each<[Partial<Owned>, string, string]>([
  [{}, '/directory?near=mapusa&amp;category=therapists', 'Therapists nearby'],
  [{ othersWithin: 'state' }, '/directory?category=therapists&amp;region=Goa', 'Therapists in Goa'],
  [{ othersWithin: 'india' }, '/directory?category=therapists', 'All Therapists'],
])('others are as near as is known: %j', (listing, path, label) => {
  const [, query = ''] = path.split('?')
  const [, href = ''] = draw(listing).match(new RegExp(`href="([^"]*)"[^>]*>${label}<`)) ?? []
  expect(href).toMatch(/^\/directory\?/)
  expect(asked(href.split('?')[1] ?? '')).toEqual(asked(query))
})

test('who cannot be reached has the others as its next step', () => {
  expect(draw({ phone: null })).not.toContain('/directory?')
})
