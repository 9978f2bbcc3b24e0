import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, newPage } from './support/browser.ts'
import {
  expectFits,
  expectHeaderInOneRow,
  expectLargeTextFits,
  expectWholeWords,
  expectTargets,
  expectWordsInBoxes,
  lengthenLabels,
} from './support/layout.ts'
import { makeEvent } from './support/made-events.ts'
import { makeSubmission } from './support/made-submissions.ts'
import { newPerson, visit, visitAs, visitAsAdmin } from './support/people.ts'
import { STATES, STATUS_LINE } from './support/states.ts'

/** With letters wider than those of most devices, no row, box or card is too narrow for its words, and nothing too low to press. */

const WIDTHS = [320, 360, 1280]

test.each(STATES.filter(({ path, reach }) => path && !reach))(
  '$name',
  async ({ path = '', status = 200 }) => {
    const expected = status === 200 ? [] : [STATUS_LINE]
    await expectLayout(await newPage({ fonts: 'dejavu', expected }), [path])
  },
)

test.each(['/', '/listing/1', '/display', '/coverage'])(
  '%s in the largest letters cuts no word',
  async (path) => {
    const page = await visit('/display', { fonts: 'dejavu', width: 360 })
    await page.getByText('Largest', { exact: true }).click()
    await page.getByRole('button', { name: 'Keep these settings' }).click()
    await page.getByRole('status').waitFor()
    await page.goto(path)
    await hydrated(page)
    await expectWholeWords(page)
  },
)

test('the screens of somebody signed in', async () => {
  const page = await visitAs({}, '/account', { fonts: 'dejavu' })
  await expectLayout(page, [
    '/account',
    '/dashboard',
    '/dashboard/listings',
    '/dashboard/likes',
    '/submit-listing',
    '/events/new',
  ])
})

test('the tabs of the dashboard keep their places, whichever is open', async () => {
  const page = await visitAs({}, '/dashboard', { fonts: 'dejavu', width: 360 })
  const boxes = () =>
    page
      .locator('.tabs a')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().toJSON()))
  const before = await boxes()
  await page.goto('/dashboard/likes')
  await hydrated(page)
  expect(await boxes()).toEqual(before)
})

test('the screens of an admin', async () => {
  const page = await visitAsAdmin('/admin', { fonts: 'dejavu' })
  const event = `/events/${await makeEvent(page)}`
  // The longest words that a row of this queue has.
  for (const person of [await newPerson(), await newPerson()])
    await makeSubmission(person, 'Sent more than once')
  await expectLayout(page, [
    event,
    `${event}/register`,
    `${event}/manage`,
    '/admin',
    '/admin/submissions',
    '/admin/listings',
    '/admin/listings/1',
    '/admin/import',
    '/admin/events',
    '/admin/blog',
    '/admin/ads',
    '/admin/messages',
    '/admin/reviews',
    '/admin/search',
    '/admin/search?show=pin',
    '/admin/search?show=misses',
    '/admin/users',
    '/admin/mail',
    '/admin/checks',
    '/admin/reports',
    '/admin/claims',
    '/admin/newsletter',
    '/admin/audit',
  ])
})

async function expectLayout(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(0)
    const isPublic = !path.startsWith('/admin')
    await atEachWidth(page, async () => {
      await expectBoxesFit(page)
      if (isPublic) await expectWholeWords(page)
    })
    if (isPublic) await expectTargets(page)
    await expectLargeTextFits(page)
    await lengthenLabels(page)
    await atEachWidth(page, () => expectBoxesFit(page))
  }
}

async function atEachWidth(page: Page, look: () => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await look()
  }
}

async function expectBoxesFit(page: Page) {
  await expectFits(page)
  await expectWordsInBoxes(page)
  await expectHeaderInOneRow(page)
}
