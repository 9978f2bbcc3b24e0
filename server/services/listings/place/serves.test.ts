import { expect, test } from 'vitest'
import { servesOf } from './serves.ts'

const delhi = { town: 'New Delhi', region: 'Delhi' }

test.each([
  [{ name: 'Child Helpline 1098', region: 'All India' }, 'india'],
  [{ name: 'AIIMS autism helpline', ...delhi }, 'india'],
  [{ name: 'Rehabilitation Council of India', ...delhi }, 'india'],
  [{ name: 'Telangana Disability Helpline', region: 'Telangana' }, 'state'],
  [{ name: 'State Commission for Persons with Disabilities, Goa', region: 'Goa' }, 'state'],
  [{ name: 'Society for the Autistics in India', town: 'Bengaluru', region: 'Karnataka' }, 'town'],
  [{ name: 'Jyot School', town: 'Margao', region: 'Goa' }, 'town'],
  [{ name: 'National Public School', town: 'Bengaluru', region: 'Karnataka' }, 'town'],
])('%o serves its %s', (listing, serves) => {
  expect(servesOf(listing)).toBe(serves)
})
