import type { Page } from 'playwright-core'
import type { Submission } from '../../shared/submissions/submissions.ts'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, hydrated, messagesOf, origin } from './support/browser.ts'
import { dayFromNow, EVENT } from './support/made-events.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { makeSubmission } from './support/made-submissions.ts'
import {
  cookiesOf,
  newAdmin,
  newPerson,
  newProof,
  newWord,
  send,
  visitAs,
  type Person,
} from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

/** Two moderators have the same open, and the other one answers first; each of a test's own, since the last answer stands in the queue. */

interface Row {
  id: number
  updatedAt: string
  lastReport?: number
}

interface Case {
  path: string
  /** Where its list is read. */
  api: string
  /** What the other one does. */
  decide: (other: Person, row: Row) => Promise<unknown>
  told: string
}

const CASES: Case[] = [
  {
    path: 'submissions',
    api: '/api/submissions?status=pending&',
    decide: (other, { id }) =>
      send(other, 'patch', `/api/submissions/${id}/status`, { status: 'approved' }),
    told: 'Meera Rao has already approved this submission.',
  },
  {
    path: 'reviews',
    api: '/api/admin/reviews?limit=100&',
    decide: (other, { id, updatedAt, lastReport }) =>
      send(other, 'patch', `/api/admin/reviews/${id}`, { state: 'shown', updatedAt, lastReport }),
    told: 'Another moderator has already approved this review.',
  },
  {
    path: 'events',
    api: '/api/admin/events?',
    decide: (other, { id }) => send(other, 'patch', `/api/admin/events/${id}/approve`),
    told: 'Another moderator has already approved this event.',
  },
  {
    path: 'events',
    api: '/api/admin/events?',
    decide: (other, { id }) =>
      send(other, 'patch', `/api/admin/events/${id}/reject`, { reason: 'Shown already.' }),
    told: 'Another moderator has already rejected or deleted this event.',
  },
  {
    path: 'reports',
    api: '/api/admin/reports?',
    decide: (other, { id }) =>
      send(other, 'patch', `/api/admin/reports/${id}`, {
        state: 'declined',
        answer: 'It is right.',
      }),
    told: 'Meera Rao has already declined this report.',
  },
  {
    path: 'claims',
    api: '/api/admin/claims?',
    decide: (other, { id }) =>
      send(other, 'patch', `/api/admin/claims/${id}`, {
        state: 'declined',
        reason: 'They say no.',
        expiresAt: null,
      }),
    told: 'Meera Rao has already declined this claim.',
  },
]

const word = newWord()
const TYPED = 'We know this place.'
const NEW_ADDRESS = 'Beside the new church'
let admin: Person
let listing: number

beforeAll(async () => {
  admin = await newAdmin()
  listing = (await makeListing(admin)).id
  for (let at = 0; at < 8; at++) {
    const person = await newPerson()
    const about = await makeListing(admin, { name: `${word} ${at}`, phone: '0832 222 3321' })
    await makeSubmission(person, `${word} ${at}`)
    await makeReview(person, listing, `Call 98220 1234${at} in the morning.`)
    const event = { ...EVENT, title: `${word} ${at}`, startDay: dayFromNow(20 + at) }
    await send(person, 'post', '/api/events', event)
    const altcha = await newProof()
    const report = { kind: 'wrong', listingId: about.id, field: 'hours', right: 'Daily' }
    await send(person, 'post', '/api/contact', { subject: 'A report', altcha, ...report })
    const asks = { form: { act: 'ask', way: 'phone' }, headers: { origin }, maxRedirects: 0 }
    const asked = await person.request.post(`/listing/${about.id}/claim`, asks)
    expect(asked.status()).toBeLessThan(400)
  }
})

/** The first of a list, which the other one answers. */
async function readFirst(page: Page, { path, api }: Case): Promise<Row> {
  const search = path === 'reviews' ? '' : `search=${word}`
  const rows = (await (await page.request.get(api + search)).json()) as (Row & {
    listing?: { id: number }
  })[]
  const [first] = path === 'reviews' ? rows.filter((one) => one.listing?.id === listing) : rows
  return first!
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

for (const width of [1280, 360])
  test.each(CASES)(
    `at ${width} px, $path: "$told" is said once, and what was written can be copied`,
    async (one) => {
      const page = await visitAs(await newAdmin(), '/help-now', {
        width,
        expected: [/status of 40[49]/],
      })
      await seeOnlyReviewsOf(page, listing)
      await page.goto(`/admin/${one.path}?search=${word}`)
      await hydrated(page)
      await page.locator('.q-row').first().waitFor()
      // Beside the list the first is open by itself: the address names none.
      if (width === 360) await openRow(page)
      await barOf(page).waitFor()
      const title = await page.locator('#opened').textContent()
      await page.locator('.bar [aria-keyshortcuts="R"]').click()
      await page.locator('.reasons textarea:visible').fill(TYPED)
      await one.decide(await newAdmin(), await readFirst(page, one))
      const isCounted = page.waitForRequest('**/api/admin/stats')
      await page.keyboard.press('Control+Enter')

      const told = page.getByRole('group', { name: one.told })
      await isCounted
      await told.getByText('Nothing you pressed was saved.').waitFor()
      await told.getByText(TYPED).waitFor()
      expect(await page.locator('#opened').textContent()).toBe(title)
      await expect.poll(() => focused(page)).toContain(one.told)
      expect(await page.locator('.bar .btn').allTextContents()).toEqual(['Go on to the next'])
      expect(messagesOf(page)).toEqual([])
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Go on to the next' }).click()
      await page.locator('#opened:focus').waitFor()
      await told.waitFor({ state: 'detached' })
      await barOf(page).locator('[aria-keyshortcuts="R"]').waitFor()
    },
  )

test('what its sender changes meanwhile is read before it is decided, and the note stays', async () => {
  const sender = await newPerson()
  const name = `${newWord()} changed`
  const sent = await makeSubmission(sender, name)
  const { id, category, description, phone, town, region } = (await sent.json()) as Submission
  const changed = { name, category, description, phone, town, region, address: NEW_ADDRESS }
  const page = await visitAs(await newAdmin(), '/help-now', {
    width: 360,
    expected: [/status of 409/],
  })
  await page.goto(`/admin/submissions?id=${id}`)
  await hydrated(page)
  await barOf(page).waitFor()
  await page.locator('.bar [aria-keyshortcuts="R"]').click()
  await page.locator('.reasons textarea:visible').fill(TYPED)
  await send(sender, 'patch', `/api/user/submissions/${id}`, changed)
  await page.keyboard.press('Control+Enter')

  const told = page.getByRole('group', { name: 'This submission was changed after you opened it.' })
  await told.getByText('Before: Near the market').waitFor()
  await told.getByText(`Now: ${NEW_ADDRESS}`).waitFor()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'I have read it' }).click()
  await page.locator('#opened:focus').waitFor()
  await told.waitFor({ state: 'detached' })
  expect(await page.locator('.reasons textarea:visible').inputValue()).toBe(TYPED)
  await page.locator('.reasons textarea:visible').press('Control+Enter')
  const status = async () => {
    const row = await admin.request.get(`/api/submissions/${id}`)
    return ((await row.json()) as { status: string }).status
  }
  await expect.poll(status).toBe('rejected')
})

test('an answer before the change is read is not sent, says so and leads to the change', async () => {
  const sender = await newPerson()
  const name = `${newWord()} changed`
  const sent = await makeSubmission(sender, name)
  const { id, category, description, phone, town, region } = (await sent.json()) as Submission
  const page = await visitAs(await newAdmin(), '/help-now', {
    width: 1280,
    expected: [/status of 409/],
  })
  await page.goto(`/admin/submissions?id=${id}`)
  await hydrated(page)
  await barOf(page).waitFor()
  const changed = { name, category, description, phone, town, region, address: NEW_ADDRESS }
  await send(sender, 'patch', `/api/user/submissions/${id}`, changed)
  let answers = 0
  page.on('request', (request) => (answers += request.url().endsWith('/status') ? 1 : 0))
  await page.keyboard.press('a')
  const told = page.getByRole('group', { name: 'This submission was changed after you opened it.' })
  await told.getByText(`Now: ${NEW_ADDRESS}`).waitFor()
  await page.locator('#opened').focus()
  await page.keyboard.press('a')
  const again = page.getByRole('group', { name: 'Your answer was not sent.' })
  await again.getByText(`Now: ${NEW_ADDRESS}`).waitFor()
  await expect.poll(() => focused(page)).toContain('Your answer was not sent.')
  await barOf(page).getByRole('button', { name: 'Approve listing' }).click()
  await expect.poll(() => focused(page)).toContain('Your answer was not sent.')
  expect(answers).toBe(1)
  await expectAccessible(page)
  await again.getByRole('button', { name: 'I have read it' }).click()
  await page.locator('#opened:focus').waitFor()
  await page.keyboard.press('a')
  const status = async () => {
    const row = await admin.request.get(`/api/submissions/${id}`)
    return ((await row.json()) as { status: string }).status
  }
  await expect.poll(status).toBe('approved')
})

test('who declines a claim that another has made a code for reads so, and may decide on it still', async () => {
  const page = await visitAs(await newAdmin(), '/help-now', {
    width: 360,
    expected: [/status of 409/],
  })
  await page.goto(`/admin/claims?search=${word}`)
  await hydrated(page)
  await openRow(page)
  await barOf(page).waitFor()
  const [claim] = (await (
    await page.request.get(`/api/admin/claims?search=${word}`)
  ).json()) as Row[]
  await page.locator('.bar [aria-keyshortcuts="R"]').click()
  await page.locator('.reasons textarea:visible').fill(TYPED)
  await send(await newAdmin(), 'post', `/api/admin/claims/${claim?.id}/code`, {})
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').getByText('A code was made since').waitFor()
  expect(await page.locator('.reasons textarea:visible').inputValue()).toBe(TYPED)
  await expectAccessible(page)
  await page.locator('.reasons textarea:visible').focus()
  await page.keyboard.press('Control+Enter')
  const state = async () => {
    const all = await page.request.get(`/api/admin/claims?show=all&id=${claim?.id}`)
    return ((await all.json()) as { state: string }[])[0]?.state
  }
  await expect.poll(state).toBe('declined')
})

test('whose session ends meanwhile reads that nothing was saved, and finds what was written', async () => {
  const { email, request } = await newPerson({ firstName: 'Meera', isAdmin: true })
  const page = await visitAs({ email, request }, '/help-now', { expected: [/status of 401/] })
  await page.goto(`/admin/submissions?search=${word}`)
  await hydrated(page)
  await barOf(page).waitFor()
  await page.keyboard.press('r')
  await page.locator('.reasons textarea').fill(TYPED)
  const [person] = (await (
    await admin.request.get(`/api/admin/users?search=${email}`)
  ).json()) as Row[]
  await send(admin, 'delete', `/api/admin/users/${person?.id}/sessions`)
  await page.keyboard.press('Control+Enter')
  await page.getByText('You are no longer signed in, so what you pressed was not saved.').waitFor()
  await page.locator('h1:focus').waitFor()
  await expectAccessible(page)
  const back = await page.getByRole('link', { name: 'Sign In' }).last().getAttribute('href')

  const again = await newPerson({ email, firstName: 'Meera', isAdmin: true })
  await page.context().addCookies(await cookiesOf(again))
  await page.goto(new URL(back ?? '', origin).searchParams.get('returnTo') ?? '')
  await hydrated(page)
  await expect.poll(() => page.locator('.reasons textarea').inputValue()).toBe(TYPED)
})
