import { test } from 'vitest'
import { hydrated } from './support/browser.ts'
import { expectFits } from './support/layout.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { openRow } from './support/queue.ts'
import { newAdmin, newPerson, visit, visitAs } from './support/people.ts'

/** What people write may have words wider than a phone: they break, and the page stays as wide as the window. */

const WIDTH = 320
const NAME = 'Wwwwwwwwww'.repeat(5)

/** A review by somebody with a long name. */
async function makeOne() {
  const { id } = await makeListing(await newAdmin())
  const author = await newPerson({ firstName: NAME, lastName: NAME })
  await makeReview(author, id, `Quiet ${NAME}${NAME}`)
  return { id, author }
}

test('a review by somebody with a long name fits', async () => {
  const { id, author } = await makeOne()
  const page = await visitAs(author, '/help-now', { width: WIDTH })
  for (const path of [`/listing/${id}`, `/listing/${id}/reviews`, '/account']) {
    await page.goto(path)
    await hydrated(page)
    await page.locator('main').getByText(NAME).or(page.locator('#name')).first().waitFor()
    await expectFits(page)
  }
})

test('an admin sees the review and its writer on a narrow phone', async () => {
  const { id, author } = await makeOne()
  const page = await visitAs(await newAdmin(), '/help-now', { width: WIDTH })
  await seeOnlyReviewsOf(page, id)
  for (const path of [`/admin/users?search=${author.email}`, '/admin/reviews?show=all']) {
    await page.goto(path)
    await page.locator('main :is(article, .q-row)').getByText(NAME).first().waitFor()
    await expectFits(page)
  }
  await openRow(page)
  await expectFits(page)
})

test.each([
  `/directory?search=${'w'.repeat(60)}`,
  `/directory?region=${'W'.repeat(45)}`,
  `/directory?near=${'w'.repeat(45)}`,
])('%s is no wider than a narrow phone', async (path) => {
  await expectFits(await visit(path, { width: WIDTH }))
})
