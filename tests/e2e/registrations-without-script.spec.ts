import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { findInMail } from './support/inbox.ts'
import { makeEvent } from './support/made-events.ts'
import { newAdmin, newPerson, newWord, visitAs, type Person } from './support/people.ts'

/** An event of one test alone; answers its number. */
const makeOne = async (title: string) => makeEvent(await newAdmin(), { title })

/** Somebody signed in whose browser runs no script. */
const withoutScript = (person: Person, path: string): Promise<Page> =>
  visitAs(person, path, { width: 360, javaScript: false, expected: [/status of 400/] })

/** Of the mail that says that one has a place. */
async function linkToDashboard(email: string): Promise<string> {
  const [link = ''] = await findInMail(email, /\S+\/dashboard\?\S+/)
  return link
}

/** What a page holds that only the person may see stands in no address, cookie or line of the console (browser.ts). */
async function expectNothingKept(page: Page, words: RegExp) {
  expect(page.url()).not.toMatch(words)
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(words)
}

test('without JavaScript a child is registered step by step, and the registration cancelled by the link of the mail', async () => {
  const title = `${newWord()} without script`
  const id = await makeOne(title)
  const person = await newPerson()
  const page = await withoutScript(person, `/events/${id}`)
  await page
    .getByRole('link', { name: /^Register/ })
    .first()
    .click()
  await page.waitForURL(`**/events/${id}/register`)
  const goOn = page.getByRole('button', { name: 'Continue' })
  await goOn.click()
  await page.getByRole('alert').getByText('Please say who takes part.').waitFor()
  await expect.poll(() => page.title()).toMatch(/^Error: /)
  await page.getByLabel('My child or ward').check()
  await goOn.click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Yes', { exact: true }).check()
  await goOn.click()
  expect(await page.getByLabel('First name or initials of the child').count()).toBe(0)
  await page.getByLabel('Your full name').fill('Asha Naik')
  await page.getByLabel('The year you were born').fill('1985')
  await page.getByLabel('Mother or father').check()
  await goOn.click()
  // The links of the summary lead to the fields by themselves.
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^We need your agreement/ })
    .click()
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Asha Naik')
  expect(await page.getByLabel('Mother or father').isChecked()).toBe(true)
  await page.getByLabel('I agree to this, and I am 18 or older').check()
  await goOn.click()
  await page.getByLabel('First name or initials of the child').fill('Zephyrine')
  await page.getByLabel('Special requirements').fill('canary-needs')
  await page.getByLabel('Age of the person taking part').fill('0')
  const register = page.getByRole('button', { name: 'Register for this event' })
  await register.click()
  await page.getByRole('alert').getByText('Age must be at least 1').waitFor()
  expect(await page.getByLabel('Special requirements').inputValue()).toBe('canary-needs')
  await expectNothingKept(page, /Zephyrine|canary/)
  await page.getByLabel('Age of the person taking part').fill('9')
  await register.click()
  await page.getByRole('heading', { name: 'You are registered for this event.' }).waitFor()
  await expectNothingKept(page, /Zephyrine|canary/)

  await page.goto(await linkToDashboard(person.email))
  const card = page.locator('article', { hasText: title })
  await card.getByRole('button', { name: /^Cancel Registration/ }).click()
  const confirm = page.getByRole('dialog', { name: 'Cancel your registration?' })
  await confirm.getByRole('button', { name: 'No, keep it' }).click()
  await card.getByText('Registered', { exact: true }).waitFor()
  await card.getByRole('button', { name: /^Cancel Registration/ }).click()
  await confirm.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.waitForURL(/\/dashboard#registration-\d+$/)
  await card.getByText('Cancelled', { exact: true }).waitFor()
  expect(await card.getByText('Zephyrine').count()).toBe(0)
})

test('without JavaScript somebody cancels, and deletes what they told', async () => {
  const title = `${newWord()} without script`
  const id = await makeOne(title)
  const page = await withoutScript(await newPerson(), `/events/${id}/register`)
  await page.getByLabel('Myself').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I am 18 or older').check()
  await page.getByLabel('Full Name').fill('Zephyrine')
  await page.getByRole('button', { name: 'Register for this event' }).click()
  await page.getByRole('heading', { name: 'You are registered for this event.' }).waitFor()
  await page.goto('/dashboard')
  const card = page.locator('article', { hasText: title })
  await card.getByRole('button', { name: /^Cancel Registration/ }).click()
  await card.getByRole('button', { name: 'Yes, cancel it' }).click()
  await card.getByText('For Zephyrine').waitFor()
  await card.getByRole('button', { name: /^Delete what I told you/ }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete what you told us?' })
  await confirm.getByRole('button', { name: 'Yes, delete it' }).click()
  await card.getByText('What you told us for this event has been deleted.').waitFor()
  await expectNothingKept(page, /Zephyrine/)
})

test('a form that was refused without JavaScript goes on with it when it arrives', async () => {
  const id = await makeOne(`${newWord()} both ways`)
  const page = await visitAs({}, '/help-now', { width: 360, expected: [/400/] })
  let holds = true
  await page.route(/\/assets\/(entry-client|vendor)/, (route) =>
    holds ? undefined : route.continue(),
  )
  await page.goto(`/events/${id}/register`)
  await page.getByLabel('Myself').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Age of the person taking part').fill('0')
  await page.getByLabel('I am 18 or older').check()
  holds = false
  await page.getByRole('button', { name: 'Register for this event' }).click()
  await page.getByRole('alert').getByText('Age must be at least 1').waitFor()
  await page.waitForFunction(() => document.activeElement?.className === 'error-summary')
  await expectAccessible(page)
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha Naik')
  await page.getByLabel('Age of the person taking part').fill('40')
  await page.getByRole('button', { name: 'Register for this event' }).click()
  await page.getByRole('heading', { name: 'You are registered for this event.' }).waitFor()
  await expect.poll(() => page.title()).toMatch(/^Register for Event/)
})
