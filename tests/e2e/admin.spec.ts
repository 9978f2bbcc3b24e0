import { expect, test } from 'vitest'
import { expectAccessible, hydrated, origin } from './support/browser.ts'
import { expectFits } from './support/layout.ts'
import { barOf } from './support/queue.ts'
import {
  message,
  newAddress,
  newAdmin,
  newPerson,
  newWord,
  send,
  visit,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

test('guests and users see why the admin panel is closed to them, and a way on', async () => {
  const guest = await visit('/admin/users')
  await guest.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  const signIn = guest.locator('main').getByRole('link', { name: 'Sign In' })
  expect(await signIn.getAttribute('href')).toBe('/api/login?returnTo=%2Fadmin%2Fusers')
  const user = await visitAs({}, '/admin')
  await user.getByRole('heading', { name: '403 - Access Forbidden' }).waitFor()
  expect(await user.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0)
  await user.getByRole('link', { name: 'Return to home' }).click()
  await user.waitForURL('**/')
})

test('on a phone the tabs leave most of the first screen to what they lead to, and none hides', async () => {
  const page = await visitAsAdmin('/admin/mail', { width: 360 })
  const tabs = page.getByRole('navigation', { name: 'Parts of the admin panel' })
  const fold = tabs.getByText('Admin Panel: Mail')
  await fold.waitFor()
  expect((await tabs.boundingBox())?.height).toBeLessThan(60)
  await fold.click()
  await tabs.getByRole('link', { name: 'Mail' }).waitFor()
  expect(await tabs.getByRole('link').count()).toBe(15)
  for (const tab of await tabs.getByRole('link').all()) {
    const box = await tab.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 361) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
})

test.each([360, 1280])(
  'at %i px an admin sees what is set up, and tries whether emails leave',
  async (width) => {
    const page = await visitAsAdmin('/admin', { width })
    const setup = page.getByRole('region', { name: 'Set-up' })
    await setup.getByText('Not set: MAP_TILES_URL, MAP_ATTRIBUTION').waitFor()
    await setup.getByRole('button', { name: 'Send a test email' }).click()
    await setup.getByText(/^The mail server has taken the email to /).waitFor()
    await setup.getByText(/^Set-up: \d of 5 done$/).click()
    await setup.getByText('Done', { exact: true }).first().waitFor()
    await expectAccessible(page)
    await expectFits(page)
    await page.route('**/api/admin/test-mail', (route) =>
      route.fulfill({
        json: { recipient: 'a@example.org', problem: 'The mail server could not be reached.' },
      }),
    )
    await setup.getByRole('button', { name: 'Send a test email' }).click()
    await setup.getByText('The email was not sent. The mail server could not be reached.').waitFor()
  },
)

test('an admin finds somebody, suspends them and gives the account back', async () => {
  const firstName = newWord()
  const person = await newPerson({ firstName })
  const page = await visitAsAdmin('/')
  await page.locator('.user-menu summary').click()
  await page.locator('.user-menu').getByRole('link', { name: 'Admin Panel' }).click()
  await page
    .getByRole('navigation', { name: 'Parts of the admin panel' })
    .getByRole('link', { name: 'Users' })
    .click()
  await page.getByRole('searchbox').fill(firstName.toLowerCase())
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  const row = page.locator('.q-row')
  await expect.poll(() => row.count()).toBe(1)

  await barOf(page).getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await barOf(page).getByRole('button', { name: 'Suspend' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Advertising')
  await page.reload()
  await hydrated(page)
  await barOf(page).getByRole('button', { name: 'Suspend' }).click()
  const reason = page.getByRole('dialog').getByLabel(/^Reason/)
  await expect.poll(() => reason.inputValue()).toBe('Advertising')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend account' }).click()
  await message(page, 'User changed')
  await row.getByText('Suspended', { exact: true }).waitFor()
  expect((await person.request.get('/api/auth/user')).status()).toBe(401)

  await barOf(page).getByRole('button', { name: 'Lift suspension' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift suspension' }).click()
  await expect.poll(() => row.getByText('Suspended', { exact: true }).count()).toBe(0)
})

test('who is not in the list is not replaced by somebody else', async () => {
  const page = await visitAsAdmin('/admin/users?id=999999')
  await page.getByRole('heading', { name: 'This user is not on this page.' }).waitFor()
  expect(await page.locator('.bar').count()).toBe(0)
})

test('an admin makes somebody an admin, and signs them out everywhere', async () => {
  const firstName = newWord()
  const person = await newPerson({ firstName })
  const page = await visitAsAdmin(`/admin/users?search=${firstName}`)
  const item = page.getByRole('article', { name: firstName })
  await item.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await message(page, 'Signed out everywhere')
  expect((await person.request.get('/api/auth/user')).status()).toBe(401)
  await item.getByRole('button', { name: 'Make admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await page.locator('.q-row').getByText('Admin', { exact: true }).waitFor()
  await item.getByRole('button', { name: 'Remove admin role' }).waitFor()
  expect(await page.locator('#opened:focus').textContent()).toContain(firstName)
})

test('the outbox shows what was sent to whom, masked', async () => {
  const email = newAddress()
  const admin = await newAdmin()
  await send(admin, 'post', '/api/auth/link', { email, isAdult: true })
  const page = await visitAs(admin, '/admin/mail')
  await page.locator('.q-row').getByText('a…@example.org').first().waitFor()
  await page.locator('.item').getByText('To a…@example.org.').waitFor()
  expect(await page.locator('main').getByText(email).count()).toBe(0)
  await page.getByRole('link', { name: 'Failed' }).click()
  await page.getByText('There are no emails here.').waitFor()
})

test('an act an admin may not do any more is said', async () => {
  const admin = await newAdmin()
  const { id } = (await (await admin.request.get('/api/auth/user')).json()) as { id: number }
  const refused = await admin.request.patch(`/api/admin/users/${id}`, {
    data: { role: 'user' },
    headers: { origin },
  })
  expect(refused.status()).toBe(422)
})
