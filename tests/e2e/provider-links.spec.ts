import { tmpdir } from 'node:os'
import type { Page } from 'playwright-core'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewLink } from '../../shared/checks/provider-answers.ts'
import { openPool, startServer, type OwnServer } from '../support/server.ts'
import { startSite, type StartedSite } from '../support/site.ts'
import { expectAccessibleInBothWidths, NARROW } from './support/both-widths.ts'
import { newPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { newAdmin, newPerson, newWord, send, visitAs, type Person } from './support/people.ts'

const FACTS = { phone: '0832 222 2222', email: 'desk@asha.example', address: '4 Church Road' }

/** The path of a new link for a new listing, and the listing. */
async function makeLink(admin: Person, fields: object = FACTS) {
  const { id, name } = await makeListing(admin, fields)
  const made = await send(admin, 'post', `/api/admin/listings/${id}/links`, { channel: 'post' })
  const link: NewLink = await made.json()
  return { id, name, path: new URL(link.url).pathname, sheet: link.sheet }
}

const open = async (path: string, options: Parameters<typeof newPage>[0] = {}) => {
  const page = await newPage(options)
  await page.goto(path)
  return page
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

const fact = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

describe('walked narrow, seen in both widths', () => {
  test('each fact, and three ends: all right, then used', async () => {
    const { name, path } = await makeLink(await newAdmin())
    const page = await open(path, { width: NARROW })
    await heading(page, `Is this right about ${name}?`)
    await expectAccessibleInBothWidths(page)
    await press(page, 'All still right')
    await heading(page, 'Thank you')
    await expectAccessibleInBothWidths(page)
    await page.goto(path)
    await heading(page, 'This link has been used')
    await expectAccessibleInBothWidths(page)
  })

  test('not right: what is, what is wrong with that, and what becomes of it', async () => {
    const { id, path } = await makeLink(await newAdmin())
    const page = await open(path, { width: NARROW, expected: [/400/] })
    await fact(page, 'Phone').getByLabel('Not right').check()
    await fact(page, 'Phone').getByRole('textbox').fill('2522283')
    await fact(page, 'Address').getByLabel('Not right').check()
    await fact(page, 'Address').getByRole('textbox').fill('5 Church Road')
    await press(page, 'Correct it')
    await page.getByRole('alert').getByText('Nothing was sent yet.').waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    await expectAccessibleInBothWidths(page)
    const phone = fact(page, 'Phone').getByRole('textbox')
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    await phone.fill('0832 222 9999')
    await press(page, 'Correct it')
    await heading(page, 'Thank you')
    await expectAccessibleInBothWidths(page)
    const listing = await (await page.request.get(`/api/listings/${id}`)).json()
    expect(listing).toMatchObject({ phone: '+918322222222', address: '5 Church Road' })
  })

  test('"we closed" asks first, and the page of the listing says it', async () => {
    const { id, path } = await makeLink(await newAdmin())
    const page = await open(path, { width: NARROW })
    await page.getByText('We have closed', { exact: true }).click()
    await expectAccessibleInBothWidths(page)
    await press(page, 'We closed')
    await heading(page, 'Thank you')
    await page.goto(`/listing/${id}`)
    await page.getByText('We were told it has closed. We are checking.').waitFor()
  })

  test('"do not ask us again" asks first, too', async () => {
    const { path } = await makeLink(await newAdmin())
    const page = await open(`${path}#stop`, { width: NARROW })
    await page.getByText('Do not ask us again', { exact: true }).click()
    await expectAccessibleInBothWidths(page)
    await press(page, 'Stop asking')
    await page.getByText('You said that you do not want to be asked.').waitFor()
    await expectAccessibleInBothWidths(page)
  })

  test('what has changed since is said, before and after the press', async () => {
    const admin = await newAdmin()
    const { id, path } = await makeLink(admin)
    const page = await open(path, { width: NARROW, expected: [/409/] })
    const { updatedAt } = await (await admin.request.get(`/api/listings/${id}`)).json()
    const change = { version: updatedAt, phone: '0832 222 2223' }
    await send(admin, 'patch', `/api/admin/listings/${id}`, change)
    await press(page, 'All still right')
    await page.getByText('has changed since you opened the page').waitFor()
    await page.getByText('has changed since we sent you the link').waitFor()
    await fact(page, 'Phone').getByText('+91 832 222 2223').waitFor()
    await expectAccessibleInBothWidths(page)
    await press(page, 'All still right')
    await heading(page, 'Thank you')
  })

  test('a link that is none, and the sheet of one that is', async () => {
    const { name, sheet } = await makeLink(await newAdmin())
    const page = await open('/confirm/0000-0000-0000-0000', { width: NARROW })
    await heading(page, 'There is nothing at this address')
    await expectAccessibleInBothWidths(page)
    await page.goto(sheet)
    await heading(page, `A sheet for ${name}`)
    await expectAccessibleInBothWidths(page)
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await heading(page, `${name} के लिए एक पर्चा`)
    await expectAccessibleInBothWidths(page)
  })

  test.each(['hi', 'mr', 'kok'])('in %s', async (lang) => {
    const { path } = await makeLink(await newAdmin())
    const page = await open(`${path}?lang=${lang}`, { width: NARROW })
    await page.locator(`[lang=${lang}] h1`).waitFor()
    await expectAccessibleInBothWidths(page)
  })
})

test('by keyboard alone, without script: a mark, what is right, sent', async () => {
  const { path } = await makeLink(await newAdmin())
  const page = await open(path, { width: 360, javaScript: false })
  const wrong = fact(page, 'Address').getByLabel('Not right')
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await fact(page, 'Address').getByLabel('Right', { exact: true }).evaluate(isFocused)) break
  }
  await page.keyboard.press('ArrowRight')
  expect(await wrong.isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('5 Church Road')
  const button = page.getByRole('button', { name: 'Correct it' })
  for (let presses = 0; presses < 80 && !(await button.evaluate(isFocused)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Thank you')
})

const isFocused = (node: Element) => node === document.activeElement

describe('without a mail server', () => {
  let server: OwnServer
  let pool: Pool
  let site: StartedSite
  beforeAll(async () => {
    server = await startServer(tmpdir())
    site = await startSite({ DATABASE_URL: server.url })
    pool = openPool({ connectionString: server.url, max: 1 })
  })
  afterAll(async () => {
    await site?.stop()
    await pool?.end()
    await server?.stop()
  })

  test('a link that has ended, and its sheet', async () => {
    const admin = await newAdmin(site)
    const listing = { ...FACTS, name: `${newWord()} School`, category: 'special-schools' }
    const more = { description: 'A school.', region: 'Goa', isApproved: true }
    const path = '/api/admin/listings'
    const made = await send(admin, 'post', path, { ...listing, ...more }, site.origin)
    const { id } = await made.json()
    const channel = { channel: 'post' }
    const link = await send(admin, 'post', `${path}/${id}/links`, channel, site.origin)
    const { url, sheet }: NewLink = await link.json()
    await pool.query(`update provider_links set expires_at = now() where listing_id = $1`, [id])
    const page = await newPage({ site, width: NARROW })
    for (const address of [url, sheet]) {
      await page.goto(address)
      await heading(page, 'This link no longer works')
      await expectAccessibleInBothWidths(page)
    }
  })

  test('the whole cycle: a volunteer copies, the provider confirms, the page says so', async () => {
    const admin = await newAdmin(site)
    const fields = { ...FACTS, name: `${newWord()} School`, category: 'special-schools' }
    const listing = { ...fields, description: 'A school.', region: 'Goa', isApproved: true }
    const made = await send(admin, 'post', '/api/admin/listings', listing, site.origin)
    const { id, name } = await made.json()
    await pool.query(
      `insert into check_tasks (listing_id, reason, due_on, priority) values ($1, 'due', '2026-01-01', 0)`,
      [id],
    )
    const volunteer = await newPerson({}, site)
    await pool.query(`update users set role = 'checker' where email = $1`, [volunteer.email])

    const page = await visitAs(volunteer, '/admin/checks', { site })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: /Copy message/ }).click()
    await page.getByText('The message is copied.').waitFor()
    const message = await page.evaluate(() => navigator.clipboard.readText())
    const [url = ''] = /http\S+\/confirm\/\S+/.exec(message) ?? []

    const provider = await newPage({ site, width: 360, javaScript: false })
    await provider.goto(url)
    await press(provider, 'All still right')
    await heading(provider, 'Thank you')

    const tasks = await pool.query(`select state, done_by from check_tasks where listing_id = $1`, [
      id,
    ])
    expect(tasks.rows).toEqual([{ state: 'done', done_by: null }])
    const visitor = await newPage({ site })
    await visitor.goto(`/listing/${id}`)
    await visitor.getByText('Confirmed by the organisation, on').first().waitFor()
  })
})
