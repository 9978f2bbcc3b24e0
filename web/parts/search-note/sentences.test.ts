import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listings } from '../../../server/db/schema.ts'
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

test('of a choice of adults it is said where some take young adults only', async () => {
  const app = await createTestApp()
  const { id } = await buildListing(app.db, { ages: '4 to 25 years', ageGroups: ['adults'] })
  const said = async () => {
    const asked = new URLSearchParams({ ageGroup: 'adults' })
    const answer = (await (await app.get(`/api/search?${asked}`)).json()) as SearchAnswer
    return toSentences(answer.note, readDirectory(asked), answer.listings).join(' ')
  }
  expect(await said()).toContain('Some of these take young adults only')
  await app.db
    .update(listings)
    .set({ ages: '18 years and over', ageMax: null })
    .where(eq(listings.id, id))
  expect(await said()).not.toContain('young adults')
})
