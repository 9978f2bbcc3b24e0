import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { buildListing } from '../../../../tests/support/factories.ts'
import type { Listing } from '../../../../shared/listings/listings.ts'
import { listings } from '../../../db/schema.ts'
import { recordChecks } from '../../checks/record.ts'

const DAY = '2026-11-29'

async function say(app: TestApp, id: number, outcome: 'right' | 'wrong', checkedOn = DAY) {
  await app.db.transaction((tx) =>
    recordChecks(tx, id, [
      { field: 'phone', outcome, method: 'phone', saidBy: 'moderator', checkedOn, byUser: null },
    ]),
  )
}

test('a number that was found wrong says so until it is changed, or somebody knows better', async () => {
  const app = await createTestApp()
  const { id } = await buildListing(app.db, { phone: '+918322223333' })
  const remark = async () =>
    ((await (await app.get(`/api/listings/${id}`)).json()) as Listing).ageRemark
  expect(await remark()).toBeNull()
  await say(app, id, 'wrong')
  expect(await remark()).toBe('Its number was found wrong on 29 Nov 2026.')
  const setPhone = (phone: string | null) =>
    app.db.update(listings).set({ phone }).where(eq(listings.id, id))
  await setPhone('+918322224444')
  expect(await remark()).toBeNull()
  await setPhone(null)
  expect(await remark()).toBeNull()
  await setPhone('+918322223333')
  expect(await remark()).toContain('found wrong')
  await say(app, id, 'right')
  expect(await remark()).toBeNull()
})
