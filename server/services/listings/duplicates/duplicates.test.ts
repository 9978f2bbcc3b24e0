import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../db/open.ts'
import { emptyDatabase } from '../../../../tests/support/database.ts'
import { buildListing } from '../../../../tests/support/factories.ts'
import { possibleDuplicates, type Candidate } from './duplicates.ts'

let db: Database
beforeEach(async () => {
  db = await emptyDatabase()
})

const ask = async (
  fields: Partial<Candidate<string>>,
  sameName?: Parameters<typeof possibleDuplicates>[2],
) => {
  const candidate = { name: 'Nothing alike', phone: null, website: null, town: null, region: null }
  const found = await possibleDuplicates(db, [{ key: 'row', ...candidate, ...fields }], sameName)
  return (found.get('row') ?? []).map(({ name, why }) => `${name}: ${why.join(', ')}`)
}

test('the same number, website and name in one town are found, with every reason', async () => {
  await buildListing(db, {
    name: 'Sangath Clinic',
    phone: '+918322904500',
    website: 'https://www.sangath.in/contact',
    town: 'Mapusa',
    region: 'Goa',
  })
  const asked = { town: 'Mapusa', region: 'Goa' }
  expect(await ask({ phone: '+918322904500' })).toEqual(['Sangath Clinic: phone'])
  expect(await ask({ website: 'http://sangath.in' })).toEqual(['Sangath Clinic: website'])
  expect(await ask({ name: 'Sangat clinic', ...asked })).toEqual(['Sangath Clinic: name'])
  expect(
    await ask({ name: 'Sangath', phone: '+918322904500', website: 'sangath.in', ...asked }),
  ).toEqual(['Sangath Clinic: phone, website, name'])
})

test('the very same name counts wherever it is', async () => {
  await buildListing(db, { name: 'Aastha school, Harmal', town: 'Harmal', region: 'Goa' })
  await buildListing(db, { name: 'Aastha school', town: 'Pune', region: 'Maharashtra' })
  const asked = { name: 'AASTHĀ school, Harmal', town: 'Mapusa', region: 'Goa' }
  expect(await ask(asked)).toEqual(['Aastha school, Harmal: name'])
})

test('a close name counts in the same town only, or in the state where one has no town', async () => {
  await buildListing(db, { name: 'Asha School', town: 'Margao', region: 'Goa' })
  await buildListing(db, { name: 'Asha Vidyalaya School', region: 'Goa' })
  await buildListing(db, { name: 'Asha School', town: 'Pune', region: 'Maharashtra' })
  const name = 'ASHA school'
  expect(await ask({ name, town: 'margao', region: 'Goa' }, 'near')).toEqual([
    'Asha School: name',
    'Asha Vidyalaya School: name',
  ])
  expect(await ask({ name, town: 'Panaji', region: 'Goa' }, 'near')).toEqual([
    'Asha Vidyalaya School: name',
  ])
  expect(await ask({ name, region: 'Goa' }, 'near')).toEqual([
    'Asha School: name',
    'Asha Vidyalaya School: name',
  ])
  expect(await ask({ name: 'Nirmala School', town: 'Margao', region: 'Goa' })).toEqual([])
})

test('a longer name that holds the whole shorter one is close; one with only the kind in common is not', async () => {
  await buildListing(db, {
    name: 'Sethu Centre for Child Development and Family Guidance',
    town: 'Porvorim',
    region: 'Goa',
  })
  const here = { town: 'Porvorim', region: 'Goa' }
  expect(await ask({ name: 'Sethu Centre', ...here })).toHaveLength(1)
  expect(await ask({ name: 'Ankur Centre for Child Development', ...here })).toEqual([])
  expect(await ask({ name: 'Centre for Child Development', ...here })).toEqual([])
})

test('a host that many share counts with its page only', async () => {
  await buildListing(db, { name: 'One', website: 'https://www.facebook.com/OneGoa/' })
  await buildListing(db, { name: 'Two', website: 'https://facebook.com/twogoa' })
  expect(await ask({ website: 'https://m.facebook.com/onegoa' })).toEqual(['One: website'])
  expect(await ask({ website: 'https://facebook.com/three' })).toEqual([])
})

test('an unapproved listing counts, a removed one does not', async () => {
  await buildListing(db, { name: 'Waiting', phone: '1800', isApproved: false })
  await buildListing(db, { phone: '1800', isApproved: false, removedAt: new Date() })
  expect(await ask({ phone: '1800' })).toEqual(['Waiting: phone'])
})

test('many candidates are answered by key, those without a duplicate left out', async () => {
  await buildListing(db, { name: 'One', phone: '112' })
  const none = { name: 'Nothing alike', website: null, town: null, region: null }
  const found = await possibleDuplicates(db, [
    { key: 7, ...none, phone: null },
    { key: 8, ...none, phone: '112' },
  ])
  expect([...found.keys()]).toEqual([8])
  expect(await possibleDuplicates(db, [])).toEqual(new Map())
})
