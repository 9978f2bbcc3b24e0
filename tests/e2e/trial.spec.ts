import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type StartedSite } from '../support/site.ts'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'
import { expectFits } from './support/layout.ts'
import { confirm } from './support/people.ts'

/** A newcomer's first minutes: nothing is set, and the terminal is all there is (ruling 44). */

let site: StartedSite
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: '' })
})
afterAll(() => site?.stop())

/** The last link of this kind that the terminal shows. */
async function printedLink(path: string): Promise<string> {
  const links = () => site.printed().match(new RegExp(`http://\\S+/api/auth/${path}\\?\\S+`, 'g'))
  await expect.poll(links).not.toBeNull()
  return links()?.at(-1) ?? ''
}

test('somebody signs up, and confirms with the link of the mail that is printed', async () => {
  const page = await newPage({ site, width: 360, expected: [/Password forms should have/] })
  await page.goto('/login/new')
  await hydrated(page)
  await page.locator('header').getByText('Trial: only this computer reaches it').waitFor()
  await expectFits(page)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email address', { exact: true }).fill('asha@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three green boats at noon')
  await page.getByLabel('I am 18 or older', { exact: true }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText('it is printed in the terminal').waitFor()
  await page.getByRole('heading', { name: 'No email in the terminal?' }).waitFor()
  expect(await page.getByText('spam folder').count()).toBe(0)
  await expectAccessible(page)
  await confirm(page, await printedLink('verify'), 'Yes, this is my address')
  await page.waitForURL((url) => url.pathname !== '/login/confirm')
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    email: 'asha@example.org',
    role: 'user',
  })
})

test('the link that the start prints leads to the admins’ side', async () => {
  const page = await newPage({ site })
  await confirm(page, await printedLink('first-admin'), 'Make me admin')
  await page.waitForURL('**/admin')
  await hydrated(page)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await expectAccessible(page)
})
