import { expect, test } from 'vitest'
import { hydrated, origin, quietPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import {
  message,
  newAdmin,
  newPerson,
  newPersonWithPassword,
  PASSWORD,
  send,
  visit,
  visitAs,
} from './support/people.ts'

/** The page of a listing that nobody else likes. */
const makeOne = async () => `/listing/${(await makeListing(await newAdmin())).id}`

test('a guest presses the heart, signs in, and the wish is carried out once', async () => {
  const { email } = await newPersonWithPassword()
  const { name } = await makeListing(await newAdmin())
  const page = await visit(`/directory?search=${name}`, { expected: [/401/] })
  const card = page.locator('article[id^=listing-]').first()
  expect(await card.getByRole('heading').innerText()).toBe(name)
  await card.getByRole('button', { name: /^Like/ }).click()
  const told = card.getByRole('alert')
  await told.getByText('Login Required').waitFor()
  await told.getByText('Please sign in to like listings').waitFor()
  expect(await page.locator('.toast').count()).toBe(0)
  await card.getByRole('link', { name: /^Sign In/ }).click()
  await page.waitForURL('**/login?**')
  // Nothing that likes by itself stands in an address.
  expect(page.url()).not.toContain('like')

  await page.getByLabel('Email address', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**/directory?search=${encodeURIComponent(name)}#listing-*`)
  await message(page, `You are signed in, and like ${name}.`)
  await message(page, 'Added to your liked listings')
  const heart = page.locator('article[id^=listing-]').first().getByRole('button', { name: /^Like/ })
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

  await page.goto('/dashboard/likes')
  await page.getByRole('heading', { name }).waitFor()
  const details = page.getByRole('link', { name: /^View Details/ })
  expect(await details.getAttribute('href')).toMatch(/^\/directory\?show=(\d+)#listing-\1$/)
})

test('a card that an address leads to gets no ring where only a finger is used', async () => {
  for (const isTouch of [true, false]) {
    const page = await quietPage({ isTouch })
    await page.goto('/directory#listing-9')
    await hydrated(page)
    const link = page.locator('#listing-9 .lc-go:focus')
    await link.waitFor()
    expect(await link.and(page.locator(':focus-visible')).count()).toBe(isTouch ? 0 : 1)
  }
})

test('a like shows at once, is taken back when the server refuses, and says so', async () => {
  const page = await visitAs({}, await makeOne(), { expected: [/503/] })
  const heart = page.getByRole('button', { name: /^Like/ })
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  const before = await heart.innerText()
  const held = Promise.withResolvers<void>()
  await page.route('**/like', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, body: 'away' })
  })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(await heart.innerText()).not.toBe(before)
  held.resolve()
  await message(page, 'Failed to update like status')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  expect(await heart.innerText()).toBe(before)
  await page.locator('.like-note').getByText('Failed to update like status').waitFor()

  await page.unroute('**/like')
  await heart.click()
  await message(page, 'Listing Liked')
  await heart.click()
  await message(page, 'Listing Unliked')
  await message(page, 'Removed from your liked listings')
})

test('what was unliked stays in its place with the focus, is named, and can be liked again', async () => {
  const { id, name } = await makeListing(await newAdmin())
  const page = await visitAs({}, '/help-now')
  await send(page, 'post', `/api/listings/${id}/like`)
  await page.goto('/dashboard/likes')
  await hydrated(page)
  const heart = page.getByRole('button', { name: /^Like/ })
  const press = async (isLiked: boolean) => {
    await heart.and(page.locator(`[aria-pressed=${!isLiked}]`)).press('Enter')
    await message(page, name)
    await message(page, isLiked ? 'Listing Liked' : 'Listing Unliked')
  }
  await press(false)
  await page.getByText('Press “Like” to like it again.').waitFor()
  expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true)
  await press(true)
  await page.getByText('Press “Like” to like it again.').waitFor({ state: 'detached' })
  await press(false)
  await page.reload()
  await page.getByText("You haven't liked any listings yet.").waitFor()
})

test('a like of what is no longer listed leaves the list, and the focus is at its heading', async () => {
  const admin = await newAdmin()
  const { id } = await makeListing(admin)
  const page = await visitAs({}, '/help-now')
  await send(page, 'post', `/api/listings/${id}/like`)
  await send(admin, 'delete', `/api/admin/listings/${id}`)
  await page.goto('/dashboard')
  await hydrated(page)
  await page.getByRole('link', { name: 'Liked Listings' }).click()
  await page.getByRole('button', { name: /^Remove from liked listings/ }).click()
  // What one can do next, beside the list, has the same link.
  await page
    .locator('section')
    .getByRole('link', { name: 'Find listings in the directory' })
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab')
})

test('without a script the heart leads to signing in and back', async () => {
  const page = await visit('/listing/9', { javaScript: false })
  await page.getByRole('button', { name: /^Like/ }).click()
  await page.waitForURL(/\/login\?returnTo=%2Flisting%2F9$/)
  // From a card of many, back to that card.
  await page.goto('/directory?view=list')
  const card = page.locator('article.lc').last()
  const id = await card.getAttribute('id')
  await card.getByRole('button', { name: /^Like/ }).click()
  await page.waitForURL(new RegExp(`returnTo=%2Fdirectory%3Fview%3Dlist%23${id}$`))
})

test('without a script somebody signed in likes, and is led to what they like', async () => {
  const page = await visitAs({}, await makeOne(), { javaScript: false })
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  // What cannot work says so.
  expect(await page.locator('noscript p').first().isVisible()).toBe(true)
  await page.getByRole('button', { name: /^Like/ }).click()
  await page.waitForURL('**/dashboard/likes')
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('button', { name: /^Like/ }).click()
  await page.getByText("You haven't liked any listings yet.").waitFor()
})

test('a guest’s page asks nothing about likes, and has none of a person’s', async () => {
  const asked: string[] = []
  const page = await quietPage()
  await page.goto('/directory')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  const path = await makeOne()
  const readPage = async () => (await fetch(origin + path)).text()
  const before = await readPage()
  await visitAs({}, path)
  expect(await readPage()).toBe(before)
})

test('the dashboard tells a guest to log in, and after a second leads there', async () => {
  const page = await visit('/dashboard/likes')
  await message(page, 'Login Required')
  await message(page, 'Please log in to access your dashboard.')
  await page.waitForURL('**/login?returnTo=%2Fdashboard%2Flikes')
  const plain = await visit('/dashboard', { javaScript: false })
  await plain.getByText('Please log in to access your dashboard.').waitFor()
  await plain.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await plain.waitForURL('**/login?returnTo=%2Fdashboard')
})

test('the other tabs say that there is nothing yet', async () => {
  const page = await visitAs({}, '/dashboard')
  await page.getByText("You haven't registered for any events yet.").waitFor()
  // One way on to the events: the one in the empty list.
  await page.getByRole('link', { name: 'Find an event' }).waitFor()
  expect(await page.getByRole('link', { name: 'See events' }).count()).toBe(0)
  await page.getByRole('link', { name: 'My Listings' }).click()
  await page.getByText("You haven't submitted any listings yet.").waitFor()
})

test('a heart pressed before the likes are known is carried out when they are, or says that it failed', async () => {
  const page = await visitAs({}, '/help-now', { expected: [/503/] })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user/likes/ids', async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto(await makeOne())
  await hydrated(page)
  const heart = page.getByRole('button', { name: /^Like/ })
  await heart.click()
  held.resolve()
  await message(page, 'Listing Liked')

  await page.unroute('**/api/user/likes/ids')
  await page.route('**/api/user/likes/ids', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.goto(await makeOne())
  await hydrated(page)
  await heart.click()
  await message(page, 'Failed to update like status')
})

test('a session that ended elsewhere leaves a public page readable', async () => {
  const page = await visitAs({}, '/help-now', { expected: [/401/] })
  await page.route('**/api/listings/*/reviews/user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in', code: 'unauthorized' } }),
  )
  await page.goto(await makeOne())
  await page.getByText('Please sign in to write a review.').waitFor()
})

test.each([true, false])(
  '"View Details" of a liked listing leads to it wherever it stands (script: %s)',
  async (javaScript) => {
    const person = await newPerson()
    const { id, name } = await makeListing(await newAdmin(), { description: 'Known by its name.' })
    await send(person, 'post', `/api/listings/${id}/like`, { isLiked: true })
    const page = await visitAs(person, '/dashboard/likes', { javaScript })
    await page.getByRole('link', { name: `View Details of ${name}` }).click()
    await page.waitForURL(`**/directory?show=${id}#listing-${id}`)
    const first = page.locator('article[id^=listing-]').first()
    expect(await first.getByRole('heading').innerText()).toBe(name)
    expect(await page.locator(`#listing-${id}`).count()).toBe(1)
    if (!javaScript) return
    await page.locator(`#listing-${id} .lc-go:focus`).waitFor()
    // The address as §2 has it, which says nothing of the page where the listing stands.
    await page.goto('/about')
    await page.goto(`/directory#listing-${id}`)
    await page.waitForURL(`**/directory?show=${id}#listing-${id}`)
    await page.locator(`#listing-${id} .lc-go:focus`).waitFor()
    // Another view or search goes on from the plain list.
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL('**/directory?view=list')
  },
)
