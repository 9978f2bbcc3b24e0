import { expect, test } from 'vitest'
import { asOnCards } from './on-cards.ts'

const listing = {
  id: 1,
  name: 'Sea School',
  categoryName: 'Special Schools',
  description: 'A special school for autistic children in Margao. It has a garden.',
  services: ['Speech therapy'],
  taluka: 'Salcete',
  pincode: '403601',
  email: 'asha@example.org',
  website: 'https://school.example',
}

test('a list of listings carries to the browser what cards say', () => {
  const onCard = { taluka: null, pincode: null, email: null, website: 'https:' }
  expect(asOnCards([listing])).toMatchObject([
    { ...onCard, description: 'A special school for autistic children in Margao.' },
  ])
  const other = { ...listing, email: null }
  expect(asOnCards({ total: 2, listings: [listing, other] })).toMatchObject({
    total: 2,
    listings: [onCard, onCard],
  })
})

test('who writes rather than calls has the addresses of those that show one', () => {
  const listings = [listing, { ...listing, email: null }]
  expect(asOnCards({ listings, note: { intents: ['email'] } })).toMatchObject({
    listings: [{ email: 'asha@example.org' }, { email: null }],
  })
  expect(asOnCards({ listings: [listing], note: { intents: [] } })).toMatchObject({
    listings: [{ email: 'asha@example.org' }],
  })
})

test('what somebody likes is shown with its whole address, so it is carried whole', () => {
  const liked = [{ ...listing, isListed: true }]
  expect(asOnCards(liked)).toEqual(liked)
})
