import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hydrated, origin } from './support/browser.ts'
import { dayFromNow, EVENT } from './support/made-events.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { makeSubmission } from './support/made-submissions.ts'
import {
  newAdmin,
  newPerson,
  newProof,
  newWord,
  send,
  visitAs,
  type Person,
} from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

/** The bars that every list of the Admin Panel keeps, whatever is in it (docs/design.md). */

interface List {
  path: string
  /** What decides on what is open and leads on to the next. */
  keys?: string[]
  /** What opens a question, which Escape closes. */
  asks?: string
}

const LISTS: List[] = [
  { path: 'submissions', keys: ['a'] },
  { path: 'reviews', keys: ['r', '1', 'Control+Enter'] },
  { path: 'messages', keys: ['a'] },
  { path: 'events', keys: ['r', '1', 'Control+Enter'] },
  { path: 'reports', keys: ['a'] },
  { path: 'claims', keys: ['r', '1', 'Control+Enter'] },
  { path: 'users', asks: 'r' },
  { path: 'mail' },
  { path: 'ads' },
  { path: 'audit' },
]

const word = newWord()
const longName = (of: string, at: number) =>
  `${of} ${at} ${'Centre for autistic children '.repeat(3)}Margao`
let admin: Person
let listing: number

beforeAll(async () => {
  admin = await newAdmin()
  listing = await makeThree(word)
})

/** Three of everything, with names as long as names get; answers the listing that the reviews are of. */
async function makeThree(of: string): Promise<number> {
  const { id: reviewed } = await makeListing(admin, { name: longName(of, 0) })
  for (let at = 1; at <= 3; at++) {
    const person = await newPerson({ firstName: of, lastName: `Fernandes e Vaz ${at}` })
    const about = await makeListing(admin, { name: longName(of, at), phone: '0832 222 3321' })
    await makeSubmission(person, longName(of, at))
    await makeReview(person, reviewed, `Call 98220 1234${at} in the morning.`)
    const event = { ...EVENT, title: longName(of, at), startDay: dayFromNow(20 + at) }
    await send(person, 'post', '/api/events', event)
    for (const fields of [
      { subject: longName(of, at), message: 'Is there a group in Ponda?' },
      { kind: 'wrong', listingId: about.id, subject: 'A report', field: 'hours', right: 'Daily' },
    ]) {
      const altcha = await newProof()
      await send(person, 'post', '/api/contact', {
        name: `${of} Fernandes e Vaz ${at}`,
        email: person.email,
        altcha,
        ...fields,
      })
    }
    // Its link to confirm is a mail.
    await send(person, 'post', '/api/newsletter', { email: person.email })
    const asks = { form: { act: 'ask', way: 'phone' }, headers: { origin }, maxRedirects: 0 }
    const asked = await person.request.post(`/listing/${about.id}/claim`, asks)
    expect(asked.status()).toBeLessThan(400)
    await send(admin, 'post', '/api/advertisements', {
      title: longName(of, at),
      description: 'Quiet toys, sent by post.',
      targetUrl: 'https://toys.example.org',
      isActive: false,
    })
  }
  return reviewed
}

const rows = (page: Page) => page.locator('.q-row')
const opened = (page: Page) => page.locator('.q-row[aria-current]').getAttribute('id')

/** The list with what this test has made; what cannot be searched shows whatever is there. */
async function openList(page: Page, path: string, of = word) {
  await page.goto(`/admin/${path}?search=${of}`)
  await hydrated(page)
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(3)
}

/** Somewhere that can be seen. */
const expectFocusKept = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const { activeElement, body } = document
          return activeElement !== body && activeElement?.checkVisibility()
        }),
      { message: path },
    )
    .toBe(true)

/** From now on looks at each frame, and answers how many there were while the keyboard was nowhere. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const seen = { frames: 0, lost: 0 }
    const look = () => {
      const { activeElement, body } = document
      seen.frames += 1
      if (activeElement === body || !activeElement?.checkVisibility()) seen.lost += 1
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seenFocus: seen })
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { seenFocus: { frames: number; lost: number } }).seenFocus,
    )
}

async function expectFirstAnswerSeen(page: Page, path: string, height: number) {
  const { y, height: own } = (await barOf(page).locator('.bar-acts .btn').first().boundingBox())!
  expect(y, path).toBeGreaterThan(0)
  expect(y + own, path).toBeLessThanOrEqual(height)
}

/** Who has more to their name than is seen. */
const cutNames = (page: Page) =>
  page
    .locator('.q-who')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map((one) => one.textContent),
    )

/** What a message covers beside the words of what is open, which can be scrolled. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect()
    // The strip above the answers says it, and takes room of its own.
    if (document.querySelector('.q-undo')) return toast ? ['It is said twice.'] : []
    if (!toast) return ['There is no message.']
    return [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('.toast, .item-body, .q-roll'))
      .filter((one) => {
        const { top, right, bottom, left } = one.getBoundingClientRect()
        const isBeside = right <= toast.left || left >= toast.right
        return !isBeside && bottom > toast.top && top < toast.bottom
      })
      .map((one) => one.textContent)
  })

const letters = (keys: string[]) => [...new Set(keys.filter((key) => /^[A-Z/?]$/.test(key)))]

/** The keys of which the list says that they do something, and those that a control has. */
async function expectKeysListed(page: Page, path: string) {
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'All keys' })
  const listed = await dialog.locator('td:first-child .key').allTextContents()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const there = await page
    .locator('.panes [aria-keyshortcuts]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts') ?? ''))
  // One account is suspended or not, and nothing can be undone before the first decision.
  const atTimes = path === 'users' ? ['A', 'U'] : ['U']
  const rest = letters(listed).filter((key) => !atTimes.includes(key))
  expect(rest.toSorted(), path).toEqual(letters(there).toSorted())
}

// Each has a moderator of its own: what one decided last stands in the queue.
test.each(LISTS)(
  '$path beside each other: rows, keys, the first answer, and a keyboard that is never lost',
  async ({ path, keys, asks }) => {
    const page = await visitAs(await newAdmin(), '/help-now', { width: 1280 })
    await seeOnlyReviewsOf(page, listing)
    await openList(page, path)
    const heights = await rows(page).evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.max(...heights), path).toBeLessThanOrEqual(56)
    await page.locator('#opened').waitFor()
    await page.keyboard.press('j')
    await page.locator('#opened:focus').waitFor()
    if (keys || asks) {
      await barOf(page).waitFor()
      await expectFirstAnswerSeen(page, path, 800)
    }
    await expectKeysListed(page, path)
    await expectFocusKept(page, path)
    if (asks) {
      await page.keyboard.press(asks)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await expectFocusKept(page, path)
    }
    if (!keys) return
    // A number is one of the reasons only once they are there.
    const decided = await opened(page)
    const focused = await watchFocus(page)
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => rows(page).count(), { message: path }).toBe(2)
    await page.locator('#opened:focus').waitFor()
    expect(await opened(page), path).not.toBe(decided)
    await page.locator('.toast, .q-undo').first().waitFor()
    expect(await coveredBy(page), path).toEqual([])
    await barOf(page).waitFor()
    await page.keyboard.press('d')
    await page.locator('#opened:focus').waitFor()
    await expectFocusKept(page, path)
    const { frames, lost } = await focused()
    expect(frames, path).toBeGreaterThan(5)
    expect(lost, path).toBe(0)
    // The same by hand.
    await barOf(page).waitFor()
    for (const key of keys) {
      const name = key.length === 1 ? key.toUpperCase() : key
      await page.locator(`.bar [aria-keyshortcuts="${name}"]:visible`).click()
    }
    await expect.poll(() => rows(page).count(), { message: path }).toBe(1)
    await page.locator('#opened:focus').waitFor()
    expect((await focused()).lost, path).toBe(0)
  },
)

test('on a phone: rows, the first answer, and a message that covers neither it nor the way back', async () => {
  const page = await visitAs(await newAdmin(), '/help-now', { width: 360 })
  await page.setViewportSize({ width: 360, height: 720 })
  await seeOnlyReviewsOf(page, listing)
  const own = newWord()
  await makeSubmission(await newPerson(), longName(own, 1))
  for (const { path, keys, asks } of LISTS) {
    await page.goto(`/admin/${path}?search=${path === 'submissions' ? own : word}`)
    await hydrated(page)
    await rows(page).first().waitFor()
    const heights = await rows(page).evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.max(...heights), path).toBeLessThanOrEqual(120)
    expect(await cutNames(page), path).toEqual([])
    await openRow(page)
    if (!keys && !asks) continue
    await barOf(page).waitFor()
    await expectFirstAnswerSeen(page, path, 720)
    expect((await barOf(page).boundingBox())!.height, path).toBeLessThanOrEqual(120)
    if (path !== 'submissions') continue
    const focused = await watchFocus(page)
    await page.getByRole('button', { name: 'Approve listing' }).click()
    await page.locator('.q-undo').waitFor()
    expect(await coveredBy(page), path).toEqual([])
    // It was the only one.
    await page.locator('#tab:focus').waitFor()
    expect((await focused()).lost).toBe(0)
  }
})

test('the head of a list is one line, and of several that are chosen nothing is cut', async () => {
  const of = newWord()
  const page = await visitAs(await newAdmin(), '/help-now', { width: 1280 })
  await seeOnlyReviewsOf(page, await makeThree(of))
  for (const width of [1280, 360])
    for (const path of ['submissions', 'reviews', 'messages', 'events', 'reports']) {
      await page.setViewportSize({ width, height: 800 })
      await openList(page, path, of)
      const about = `${path} at ${width} px`
      const { height } = (await page.locator('.q-title').boundingBox())!
      expect(height, about).toBeLessThanOrEqual(48)
      await page.getByRole('button', { name: 'Choose several' }).click()
      await page.locator('.q-pick').first().click()
      const cut = await page
        .locator('.q-pick')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      expect(cut, about).toBe(0)
      const box = (await page.locator('.q-bulk').boundingBox())!
      expect(box.height, about).toBeLessThanOrEqual(220)
    }
})

test('an empty list names no key to the next', async () => {
  const page = await visitAs(await newAdmin(), `/admin/submissions?search=${newWord()}`)
  await page.getByText('No submissions match.').waitFor()
  expect(await page.getByText('next, previous').isVisible()).toBe(false)
  const starts = await page
    .locator('.q-search, .empty')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect(new Set(starts).size).toBe(1)
})

test('who answers the last one of the last page goes on at the page before', async () => {
  const name = newWord()
  const person = await newPerson()
  for (let at = 0; at < 21; at++) await makeSubmission(person, `${name} ${at}`)
  const page = await visitAs(await newAdmin(), `/admin/submissions?search=${name}&page=2`, {
    width: 1280,
  })
  await expect.poll(() => rows(page).count()).toBe(1)
  await barOf(page).waitFor()
  await page.keyboard.press('a')
  await expect.poll(() => rows(page).count()).toBe(20)
  expect(await page.getByText('No submissions match.').count()).toBe(0)
  await page.locator('#opened').waitFor()
  await expectFocusKept(page, 'submissions')
})

test('without keys the foot of a list names none', async () => {
  const page = await visitAs(await newAdmin(), '/admin/users', { width: 1280 })
  await page.getByText('next, previous').waitFor()
  await page.keyboard.press('?')
  await page.getByLabel('Use single keys in the Admin Panel').uncheck()
  await page.keyboard.press('Escape')
  await page.getByText('next, previous').waitFor({ state: 'hidden' })
})

test.each([1280, 360])(
  'listings are approved from their rows on the first screen, one after another, at %i px',
  async (width) => {
    const name = newWord()
    for (const which of ['One', 'Two', 'Three'])
      await makeListing(admin, { name: `${name} ${which}`, isApproved: false })
    const path = `/admin/listings?show=unapproved&search=${name}&sort=name`
    const page = await visitAs(await newAdmin(), path, { width })
    await page.setViewportSize({ width, height: 720 })
    const approve = page.getByRole('button', { name: /^Approve/ })
    const row = page.locator('tbody a')
    for (const next of ['Three', 'Two']) {
      const { y, height } = (await approve.first().boundingBox())!
      expect(y + height).toBeLessThanOrEqual(720)
      const left = await approve.count()
      await approve.first().press('Enter')
      await expect.poll(() => approve.count()).toBe(left - 1)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(`${name} ${next}`)
    }
    await approve.press('Enter')
    await page.getByText('No listings match.').waitFor()
    expect(await row.count()).toBe(0)
    await expectFocusKept(page, 'listings')
  },
)

test('a list that is on its way is as wide as it will be', async () => {
  const name = `${newWord()} Clinic`
  await makeSubmission(await newPerson(), name)
  const page = await visitAs(await newAdmin(), '/help-now', { width: 1280 })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/submissions?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/admin/submissions?search=${name}`)
  await hydrated(page)
  const list = page.locator('.pane-list')
  const { width } = (await list.boundingBox())!
  held.resolve()
  await page.locator('#opened').waitFor()
  expect((await list.boundingBox())!.width).toBe(width)
})
