import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { STATE_PARAMETER } from '../../shared/page-state.ts'
import type { StateAnswer } from '../../web/page-state.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { hydrated, newPage, origin } from './support/browser.ts'
import { findInMail } from './support/inbox.ts'
import { message, newAddress, newAdmin, visit, visitAs, visitAsAdmin } from './support/people.ts'

const form = (page: Page) => page.locator('#stay-updated')
/** The script has the form in hand, too: it comes when somebody enters it. */
const takenOver = (page: Page) => form(page).locator('form[data-hydrated]').waitFor()
const PRESS = 'Please press the button in the email we sent.'

/** The page of the welcome mail; "/confirm" behind it asks for the yes. */
async function keyPage(email: string): Promise<string> {
  const [, path = ''] = await findInMail(email, /https?:\/\/\S+(\/newsletter\/[\w-]+)$/m)
  return path
}

async function ask(page: Page, email: string) {
  await page.request.post('/api/newsletter', { data: { email }, headers: { origin } })
  return keyPage(email)
}

const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

const tagOf = (url: string) => new URL(url).searchParams.get(STATE_PARAMETER)

/**
 * Opens home. Where another test has changed what it shows between the page and its state, the app draws it anew, and the
 * form with it.
 */
async function isDrawnAnew(page: Page): Promise<boolean> {
  const state = page.waitForResponse((response) => tagOf(response.url()) !== null)
  await page.goto('/')
  await hydrated(page)
  const response = await state
  const { tag }: StateAnswer = await response.json()
  return tag !== tagOf(response.url())
}

test('home subscribes: nothing is fetched before the form is entered, what is wrong stands under the field, and it is empty after', async () => {
  const page = await newPage({ expected: [/400/] })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/stay-updated|schemas|zod/.test(request.url())) fetched.push(request.url())
  })
  while (await isDrawnAnew(page)) {
    // What that page still asks for is not asked by the next.
    await page.goto('about:blank')
    fetched.length = 0
  }
  expect(fetched).toEqual([])
  const email = form(page).getByLabel('Email address')
  await email.focus()
  await takenOver(page)

  await page.keyboard.press('Enter')
  await form(page).getByText('Required', { exact: true }).waitFor()
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.title()).toMatch(/^Error: /)
  const error = await form(page).locator('.error').boundingBox()
  expect(error!.y).toBeGreaterThan((await email.boundingBox())!.y)
  await page.keyboard.type('nandini@')
  await page.keyboard.press('Enter')
  await form(page).getByText('Invalid email', { exact: true }).waitFor()

  const address = newAddress()
  await email.fill(address)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/newsletter', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await form(page).getByRole('button', { name: 'Subscribing...' }).waitFor()
  held.resolve()
  await message(page, 'Success!')
  await message(page, "You've been subscribed to our newsletter.")
  await form(page).getByText(PRESS).waitFor()
  expect(await email.inputValue()).toBe('')
  expect(await page.title()).not.toMatch(/^Error/)
  await keyPage(address)
})

test('what was typed before the script came stays, and a failure is said under the field and above the page', async () => {
  const page = await newPage({ expected: [/500/] })
  await page.goto('/')
  const email = form(page).getByLabel('Email address')
  const address = newAddress()
  await email.fill(address)
  await hydrated(page)
  await email.blur()
  await email.focus()
  await takenOver(page)
  expect(await email.inputValue()).toBe(address)
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: 'down' }))
  await page.keyboard.press('Enter')
  await message(page, 'Failed to subscribe to newsletter.')
  await form(page).locator('.error').waitFor()
  expect(await email.inputValue()).toBe(address)
})

test('what a form filler wrote into the hidden field is said, and taken out of it', async () => {
  const page = await newPage({ expected: [/400/] })
  await page.goto('/newsletter')
  await hydrated(page)
  const email = page.getByLabel('Email address')
  await email.fill(newAddress())
  const trap = page.locator('input[name=trap]')
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'Nandini'))
  await email.press('Enter')
  await page.locator('main').getByText('A hidden field was filled in').waitFor()
  expect(await trap.inputValue()).toBe('')
  await email.press('Enter')
  await page.getByText(PRESS).waitFor()
})

test('somebody who comes home from another screen finds the form', async () => {
  const page = await visit('/about')
  await page
    .getByRole('link', { name: /^Home|Saath/ })
    .first()
    .click()
  await form(page).getByLabel('Email address').fill(newAddress())
  await form(page).getByRole('button').click()
  await form(page).getByText(PRESS).waitFor()
})

describe('walked narrow, seen in both widths', () => {
  test('without script: asked, confirmed, ended, begun again, each by one press', async () => {
    const page = await newPage({ width: NARROW, javaScript: false, expected: [/400/] })
    const email = newAddress()
    // What is wrong is said by the page, as with script, and not by a bubble of the browser.
    for (const [typed, sentence] of [
      ['', 'Required'],
      ['nandini@', 'Invalid email'],
    ] as const) {
      await page.goto('/')
      await form(page).getByLabel('Email address').fill(typed)
      await form(page).getByRole('button').click()
      await page.waitForURL('**/newsletter')
      await expect.poll(() => page.title()).toMatch(/^Error: /)
      const field = page.getByLabel('Email address')
      expect(await field.inputValue()).toBe(typed)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const id = await field.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${id}"]`).textContent()).toBe(sentence)
    }
    await page.goto('/')
    await form(page).getByLabel('Email address').fill(email)
    await form(page).getByRole('button').click()
    await page.waitForURL('**/newsletter?done=asked')
    await page.getByText(PRESS).waitFor()

    const path = await keyPage(email)
    await page.goto(`${path}/confirm`)
    await page.getByText('a…@example.org').waitFor()
    await press(page, 'Yes, send it')
    await heading(page, 'You get our newsletter')
    await press(page, 'Unsubscribe')
    await heading(page, 'You are unsubscribed')
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await heading(page, 'You are unsubscribed')
    await press(page, 'Subscribe again')
    await heading(page, 'You get our newsletter')
  })

  test('every state of the newsletter is accessible', async () => {
    const page = await newPage({ width: NARROW, expected: [/400/] })
    await page.goto('/')
    await hydrated(page)
    await form(page).getByLabel('Email address').focus()
    await takenOver(page)
    await form(page).getByRole('button').click()
    await form(page).getByText('Required', { exact: true }).waitFor()
    await expectAccessibleInBothWidths(page)
    await form(page).getByLabel('Email address').fill(newAddress())
    await form(page).getByRole('button').click()
    await form(page).getByText(PRESS).waitFor()
    await expectAccessibleInBothWidths(page)

    const path = await ask(page, newAddress())
    const look = async (address: string) => {
      await page.goto(address)
      await hydrated(page)
      await expectAccessibleInBothWidths(page)
    }
    await look('/newsletter')
    // As without script: drawn again, with what was typed and what was wrong.
    await page.getByLabel('Email address').fill('nandini@')
    await Promise.all([
      page.waitForEvent('load'),
      page.locator('main form').evaluate((sent: HTMLFormElement) => sent.submit()),
    ])
    await hydrated(page)
    await page.getByText('Invalid email', { exact: true }).waitFor()
    expect(await page.getByLabel('Email address').inputValue()).toBe('nandini@')
    await expectAccessibleInBothWidths(page)
    await look('/newsletter?done=asked')
    await look('/newsletter/broken')
    await look(path)
    await look(`${path}/confirm`)
    await press(page, 'Yes, send it')
    await heading(page, 'You get our newsletter')
    await look(`${path}/confirm`)
    await look(path)
    await press(page, 'Unsubscribe')
    await heading(page, 'You are unsubscribed')
    await expectAccessibleInBothWidths(page)
  })

  test('admins find, export and delete addresses', async () => {
    const guest = await newPage()
    const [reader, other] = [newAddress(), newAddress()]
    await guest.goto(`${await ask(guest, reader)}/confirm`)
    await press(guest, 'Yes, send it')
    await heading(guest, 'You get our newsletter')
    await ask(guest, other)

    const page = await visitAsAdmin('/admin', { width: NARROW })
    await page.getByRole('link', { name: 'Newsletter subscribers' }).click()
    await page.locator('.line-row').first().waitFor()
    await expectAccessibleInBothWidths(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export/ }).click()
    const file = await (await download).createReadStream()
    const text = (await file.toArray()).join('')
    expect(text).toContain(reader)
    expect(text).not.toContain(other)

    await page.getByRole('link', { name: 'Not confirmed' }).click()
    await page.getByRole('searchbox').fill(other)
    await page.keyboard.press('Enter')
    await page.getByText('1 address', { exact: true }).waitFor()
    await page.locator('.line-row').getByText('More').click()
    await page.getByRole('button', { name: new RegExp(`^Delete address.*${other}`) }).click()
    await page.getByRole('dialog').getByText(other).waitFor()
    await expectAccessibleInBothWidths(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
    await message(page, 'Address deleted')
    await page.getByText('No addresses match.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab')
    await expectAccessibleInBothWidths(page)
  })
})

test('an admin of a site that nobody has subscribed to reads just that', async () => {
  const site = inject('quiet')
  const page = await visitAs(await newAdmin(site), '/admin/newsletter', { site })
  await page.getByText('Nobody has subscribed yet.').waitFor()
  expect(await page.getByRole('link', { name: 'Show all addresses' }).count()).toBe(0)
  await page.goto('/admin/newsletter?search=asha')
  await page.getByRole('link', { name: 'Show all addresses' }).waitFor()
})
