import { expect, test } from 'vitest'
import { readDirectory } from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { createTestApp } from '../../../tests/support/app.ts'
import { buildListing } from '../../../tests/support/factories.ts'
import { toFurther, toSentences } from './sentences.ts'

test('a kind that was asked for by another name is said to come first where somebody is of it, first or besides', async () => {
  const app = await createTestApp()
  await buildListing(app.db, { category: 'therapists', otherCategories: ['child-care'] })
  const { note, listings } = (await (
    await app.get('/api/search?search=creche')
  ).json()) as SearchAnswer
  const said = (on: SearchAnswer['listings']) =>
    toFurther(note, readDirectory(new URLSearchParams({ search: 'creche' })), on).join(' ')
  expect(said(listings)).toContain('Child Care')
  expect(said(listings.map((one) => ({ ...one, otherCategoryNames: [] })))).not.toContain(
    'Child Care',
  )
})

test('what is in a place that is not wanted is left out, whatever else says its name', async () => {
  const app = await createTestApp()
  await buildListing(app.db, { category: 'therapists' })
  const { note, listings } = (await (
    await app.get('/api/search?search=therapist+not+in+panaji')
  ).json()) as SearchAnswer
  expect(toSentences(note, readDirectory(new URLSearchParams()), listings)).toEqual([
    'Listings in Panaji are left out.',
  ])
})

test('a place in the words stands above the one that was chosen, and is said to', async () => {
  const app = await createTestApp()
  await buildListing(app.db, { category: 'therapists' })
  const said = async (search: string, near: string) => {
    const asked = new URLSearchParams({ search, near })
    const { note, listings } = (await (
      await app.get(`/api/search?${asked}`)
    ).json()) as SearchAnswer
    return toSentences(note, readDirectory(asked), listings).join(' ')
  }
  expect(await said('therapist margao', 'pune')).toContain(
    'Your words name Margao, so we looked there.',
  )
  for (const [search, near] of [
    ['therapist margao', 'margao'],
    ['therapist margao', ''],
    ['therapist', 'pune'],
  ] as const)
    expect(await said(search, near)).not.toContain('Your words name')
})
