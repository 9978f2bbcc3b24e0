import { test } from 'vitest'
import { hydrated } from './browser.ts'
import { expectFits } from './layout.ts'
import { ADMIN, send, visit, visitAs } from './people.ts'

/** What people write may have words wider than a phone: they break, and the page stays as wide as the window. */

const WIDTH = 320
const LISTING = 33
const NAME = 'Wwwwwwwwww'.repeat(5)

test('a review by somebody with a long name fits', async () => {
  const author = await visitAs({ firstName: NAME, lastName: NAME }, '/help-now', { width: WIDTH })
  await send(author, 'post', `/api/listings/${LISTING}/reviews`, {
    rating: 4,
    reviewText: `Quiet ${NAME}${NAME}`,
  })
  for (const path of [`/listing/${LISTING}`, `/listing/${LISTING}/reviews`, '/account']) {
    await author.goto(path)
    await hydrated(author)
    await author.locator('main').getByText(NAME).or(author.locator('#name')).first().waitFor()
    await expectFits(author)
  }
})

test.each([
  `/directory?search=${'w'.repeat(60)}`,
  `/directory?region=${'W'.repeat(45)}`,
  `/directory?near=${'w'.repeat(45)}`,
])('%s is no wider than a narrow phone', async (path) => {
  await expectFits(await visit(path, { width: WIDTH }))
})

// The review above is the newest, its writer the newest user.
test.each(['/admin/users', '/admin/reviews?show=all'])(
  '%s is no wider than a narrow phone',
  async (path) => {
    const page = await visitAs({ email: ADMIN }, path, { width: WIDTH })
    await page.locator('main article').first().waitFor()
    await expectFits(page)
  },
)
