import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, hydrated, origin } from './support/browser.ts'
import { dayFromNow, EVENT } from './support/made-events.ts'
import { makeListing } from './support/made-listings.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import { makeSubmission } from './support/made-submissions.ts'
import { message, newAdmin, newPerson, newProof, newWord, send, visitAs } from './support/people.ts'
import { barOf, openRow } from './support/queue.ts'

/** So many things that wait in each queue, under one word that nothing else has. */
async function makeWork(many: Record<'submissions' | 'reviews' | 'messages' | 'events', number>) {
  const [admin, person, word] = [await newAdmin(), await newPerson(), newWord()]
  for (let n = 0; n < many.submissions; n++) await makeSubmission(person, `${word} ${newWord()}`)
  const { id: listing } = await makeListing(admin)
  for (let n = 0; n < many.reviews; n++)
    await makeReview(await newPerson(), listing, `Call 98220 1234${n} in the morning.`)
  for (let n = 0; n < many.messages; n++) {
    const altcha = await newProof()
    const subject = `${word} ${n}`
    const text = 'Is there a group in Ponda?'
    await send(person, 'post', '/api/contact', {
      name: 'Asha Naik',
      email: person.email,
      subject,
      message: text,
      altcha,
    })
  }
  for (let n = 0; n < many.events; n++)
    await send(person, 'post', '/api/events', {
      ...EVENT,
      title: `${word} ${n}`,
      startDay: dayFromNow(20 + n),
    })
  return { admin, word, listing }
}

/** The rail leads to a queue as it is; here it goes on showing only what this test has made. */
async function seeOnlyOwn(page: Page, word: string, listing: number) {
  await seeOnlyReviewsOf(page, listing)
  for (const path of ['submissions', 'contact', 'admin/events'])
    await page.route(`**/api/${path}?*`, async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('search', word)
      await route.fulfill({ response: await route.fetch({ url: url.href }) })
    })
}

/** What a moderator does with the hand, and how far the screen moves meanwhile. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const places = new Map<EventTarget | null, number>()
    const counted = { clicks: 0, scrolled: 0 }
    Object.assign(window, { counted })
    document.addEventListener('click', ({ detail }) => (counted.clicks += detail > 0 ? 1 : 0), true)
    document.addEventListener(
      'scroll',
      ({ target }) => {
        const top = target instanceof Element ? target.scrollTop : window.scrollY
        counted.scrolled += Math.abs(top - (places.get(target) ?? 0))
        places.set(target, top)
      },
      true,
    )
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { counted: { clicks: number; scrolled: number } }).counted,
    )
}

const waiting = (page: Page) => page.locator('.q-row')

/** Decides on what is open, and waits until the next one has the keyboard, or nothing is left. */
async function decide(page: Page, act: () => Promise<void>) {
  const left = await waiting(page).count()
  const open = page.locator('.q-row[aria-current]')
  await barOf(page).waitFor()
  const decided = await open.getAttribute('id')
  await act()
  await expect.poll(() => waiting(page).count()).toBe(left - 1)
  // Until the next one is there, it is the bar of this one.
  if (left > 1) await expect.poll(() => open.getAttribute('id')).not.toBe(decided)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(left === 1 ? 'tab' : 'opened')
}

test('thirty decisions take 43 clicks at most, hardly any scrolling and no typing', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 15,
    reviews: 8,
    messages: 5,
    events: 2,
  })
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/submissions')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(15)
  const counted = await watch(page)
  const press = (name: string) =>
    decide(page, () => page.getByRole('button', { name, exact: true }).click())
  const change = async (queue: string, many: number) => {
    await page.locator('.rail').getByRole('link', { name: queue }).click()
    await expect.poll(() => waiting(page).count()).toBe(many)
    const first = barOf(page).locator('.bar-acts .btn').first()
    await first.waitFor()
    const { y, height } = (await first.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(800)
  }
  for (let n = 0; n < 10; n++) await press('Approve listing')
  for (let n = 0; n < 5; n++)
    await decide(page, async () => {
      await page.getByRole('button', { name: 'Reject…' }).click()
      await page.getByRole('button', { name: 'We could not confirm it' }).click()
      await page.getByRole('button', { name: 'Reject and send' }).click()
    })
  await page.getByText('Nothing to review.').waitFor()
  await change('Reviews', 8)
  for (let n = 0; n < 8; n++) await press('Approve review')
  await change('Messages', 5)
  for (let n = 0; n < 5; n++) await press('Mark as read')
  await change('Events', 2)
  for (let n = 0; n < 2; n++) await press('Approve event')
  const { clicks, scrolled } = await counted()
  expect(clicks).toBeLessThanOrEqual(43)
  expect(scrolled).toBeLessThanOrEqual(400)
})

test('the next one takes its answer, however late all else is read again', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 0,
    reviews: 3,
    messages: 0,
    events: 0,
  })
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/reviews')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(3)
  await page.route('**/api/admin/stats', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const approve = () => page.getByRole('button', { name: 'Approve review', exact: true }).click()
  const isRead = page.waitForResponse('**/api/admin/stats')
  await decide(page, approve)
  await barOf(page).waitFor()
  await isRead
  // The address follows only now.
  await page.waitForURL('**/admin/reviews?id=*')
  await approve()
  await expect.poll(() => waiting(page).count()).toBe(1)
})

/** The dashboard's figures, which are read again after each answer, come once this is released. */
async function holdFigures(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/stats', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('who has gone on to another queue stays there, however late the last answer is done', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 0,
    reviews: 1,
    messages: 1,
    events: 0,
  })
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/reviews')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(1)
  const release = await holdFigures(page)
  await decide(page, () => page.getByRole('button', { name: 'Approve review' }).click())
  await page.locator('.rail').getByRole('link', { name: 'Messages' }).click()
  await expect.poll(() => waiting(page).count()).toBe(1)
  const isRead = page.waitForResponse('**/api/admin/stats')
  release()
  await isRead
  // What the answer would still do follows at once.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.press('a')
  await page.getByText('Still waiting:').or(page.getByText('No new messages')).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/messages')
})

test('who writes in the search goes on writing when the address follows', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 3,
    reviews: 0,
    messages: 0,
    events: 0,
  })
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/submissions')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(3)
  const release = await holdFigures(page)
  await decide(page, () => page.getByRole('button', { name: 'Approve listing' }).click())
  await page.keyboard.press('/')
  await page.keyboard.type('a')
  release()
  await page.waitForURL('**/admin/submissions?id=*')
  await page.locator('.bar').waitFor()
  await page.keyboard.type('rd')
  expect(await page.getByRole('searchbox').inputValue()).toBe('ard')
})

describe('an answer can be undone', () => {
  test('with a key in each queue, and what comes back has the keyboard', async () => {
    const { admin, word, listing } = await makeWork({
      submissions: 2,
      reviews: 1,
      messages: 1,
      events: 1,
    })
    const page = await visitAs(admin, '/help-now', { width: 1280 })
    await seeOnlyOwn(page, word, listing)
    const undone = page.getByRole('group', { name: 'Your last decision' })
    for (const [path, many, said] of [
      ['submissions', 2, 'Approved.'],
      ['reviews', 1, 'Review approved.'],
      ['messages', 1, 'Marked as read.'],
      ['events', 1, 'Approved.'],
    ] as const) {
      await page.goto(`/admin/${path}`)
      await hydrated(page)
      await expect.poll(() => waiting(page).count()).toBe(many)
      const title = await page.locator('#opened').textContent()
      await decide(page, () => page.keyboard.press('a'))
      await undone.getByText(said).waitFor()
      if (path === 'submissions') {
        expect(await undone.textContent()).toMatch(/The email leaves at \d+:\d\d [ap]m\./)
        await expectAccessible(page)
      }
      await page.keyboard.press('u')
      await message(page, 'Undone')
      await expect.poll(() => page.locator('#opened:focus').textContent()).toBe(title)
      await expect.poll(() => waiting(page).count()).toBe(many)
      await expect.poll(() => undone.count()).toBe(0)
      await barOf(page).waitFor()
    }
  })

  test('on a phone too, and one that has changed since says so and stays', async () => {
    const { admin, word, listing } = await makeWork({
      submissions: 2,
      reviews: 0,
      messages: 0,
      events: 0,
    })
    const page = await visitAs(admin, '/help-now', { width: 360, expected: [/status of 409/] })
    await seeOnlyOwn(page, word, listing)
    await page.goto('/admin/submissions')
    await hydrated(page)
    await openRow(page)
    await barOf(page).waitFor()
    const opened = page.url()
    await page.getByRole('button', { name: 'Approve listing' }).click()
    const undone = page.getByRole('group', { name: 'Your last decision' })
    await undone.getByText('Approved.').waitFor()
    // The next one is open, and the keyboard at its title: until then it is taken there from wherever it is.
    await page.waitForURL(({ href }) => href !== opened)
    await expect.poll(() => waiting(page).count()).toBe(1)
    await barOf(page).waitFor()
    await page.locator('.item-back').press('Enter')
    await openRow(page)
    const [made] = await (await fetch(`${origin}/api/listings?search=${word}`)).json()
    await send(admin, 'patch', `/api/admin/listings/${made.id}/unapprove`)
    await undone.getByRole('button', { name: 'Undo' }).click()
    await message(
      page,
      'Something has changed here since, so this can no longer be undone. Please look at how it is now.',
    )
    await expect.poll(() => undone.count()).toBe(0)
    await page.locator('#opened:focus').waitFor()
    expect(await waiting(page).count()).toBe(1)
  })
})

describe('with keys alone', () => {
  test('each decision takes three at most, and one put off comes last', async () => {
    const { admin, word, listing } = await makeWork({
      submissions: 4,
      reviews: 2,
      messages: 1,
      events: 1,
    })
    const page = await visitAs(admin, '/help-now', { width: 1280 })
    await seeOnlyOwn(page, word, listing)
    await page.goto('/admin/submissions')
    await hydrated(page)
    await expect.poll(() => waiting(page).count()).toBe(4)
    const names = () => page.locator('.q-row strong').allTextContents()
    const opened = () => page.locator('#opened').textContent()
    const [first = '', second = '', third = ''] = await names()
    await page.keyboard.press('j')
    await expect.poll(opened).toBe(second)
    await page.keyboard.press('k')
    await expect.poll(opened).toBe(first)

    await barOf(page).waitFor()
    await page.keyboard.press('d')
    await expect.poll(opened).toBe(second)
    expect((await names()).at(-1)).toBe(first)
    await decide(page, () => page.keyboard.press('a'))
    await message(page, 'Status Updated')
    expect(await opened()).toBe(third)

    // A key of a field is a letter.
    await page.keyboard.press('/')
    await page.keyboard.type('ard')
    expect(await page.getByRole('searchbox').inputValue()).toBe('ard')
    expect(await opened()).toBe(third)
    await page.locator('#opened').focus()
    await barOf(page).waitFor()
    await page.keyboard.press('r')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('chip')
    await page.keyboard.press('Escape')
    // Back to where it was.
    await page.locator('#opened:focus').waitFor()
    // Where nothing had the keyboard, it goes to what the key stands on.
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    await page.keyboard.press('r')
    await page.locator('.chip:focus').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[aria-keyshortcuts=R]:focus').waitFor()
    await page.locator('#opened').focus()
    await decide(page, async () => {
      await page.keyboard.press('r')
      await page.keyboard.press('2')
      expect(await page.getByLabel('Message to Asha Naik').inputValue()).toContain(
        'autistic people',
      )
      await page.keyboard.press('Control+Enter')
    })
    for (const [path, many] of [
      ['reviews', 2],
      ['messages', 1],
      ['events', 1],
    ] as const) {
      await page.goto(`/admin/${path}`)
      await hydrated(page)
      await expect.poll(() => waiting(page).count()).toBe(many)
      await decide(page, () => page.keyboard.press('a'))
    }
    await page.getByText('Still waiting:').waitFor()
  })

  test('they are listed, and can be switched off for good', async () => {
    const { admin, word, listing } = await makeWork({
      submissions: 2,
      reviews: 0,
      messages: 0,
      events: 0,
    })
    const page = await visitAs(admin, '/help-now', { width: 1280 })
    await seeOnlyOwn(page, word, listing)
    await page.goto('/admin/submissions')
    await hydrated(page)
    await barOf(page).waitFor()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'All keys' })
    await dialog.getByRole('row', { name: /Next in the list/ }).waitFor()
    await expectAccessible(page)
    // In an open dialog no key decides.
    await page.keyboard.press('a')
    await dialog.getByLabel('Use single keys in the Admin Panel').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => waiting(page).count()).toBe(2)
    await barOf(page).waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    const [first] = await page.locator('.q-row strong').allTextContents()
    expect(await page.locator('#opened').textContent()).toBe(first)
    expect(await page.getByRole('button', { name: 'Reject and send' }).isVisible()).toBe(false)
    expect(await page.locator('.key:visible').count()).toBe(0)
    await openRow(page)
  })
})

test('a second press of an answer falls on nothing that was not read', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 3,
    reviews: 0,
    messages: 0,
    events: 0,
  })
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/submissions')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(3)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url())
  })
  const [, second] = await page.locator('.q-row strong').allTextContents()
  // The rows may be drawn before what is open beside them.
  await page.locator('.bar[data-ready] .bar-acts .btn-primary').waitFor()
  // As soon as the next one is there, and before its bar takes anything.
  await page.evaluate((next) => {
    const title = document.querySelector('.pane-item')
    const again = new MutationObserver(() => {
      if (document.querySelector('#opened')?.textContent !== next) return
      for (const button of document.querySelectorAll<HTMLElement>('.bar-acts .btn-primary'))
        button.click()
    })
    if (title?.parentElement)
      again.observe(title.parentElement, { childList: true, subtree: true, characterData: true })
    document.querySelector<HTMLElement>('.bar-acts .btn-primary')?.click()
  }, second)
  await expect.poll(() => waiting(page).count()).toBe(2)
  await barOf(page).waitFor()
  expect(sent).toHaveLength(1)
  expect(await page.locator('#opened').textContent()).toBe(second)
})

test('several are approved at once without those that are read by themselves, which stay chosen and say why', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 1,
    reviews: 0,
    messages: 0,
    events: 0,
  })
  const person = await newPerson({ firstName: word })
  // Names that are not alike.
  const [twin, listed] = [newWord(), newWord()]
  await makeListing(admin, { name: listed })
  for (const name of [twin, twin, listed]) await makeSubmission(person, name)
  const page = await visitAs(admin, '/help-now', { width: 1280 })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/submissions')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(4)
  await openRow(page)
  const several = page.getByRole('group', { name: 'Several at once' })
  await page.getByRole('button', { name: 'Choose several' }).click()
  await several.getByRole('button', { name: 'Choose all on this page' }).click()
  await several.getByText('4 chosen. 3 need reading: open each to approve it').waitFor()
  const row = (said: string) => page.locator('.q-pick', { hasText: said })
  expect(await row('Sent twice?').count()).toBe(2)
  expect(await row('Listed already?').count()).toBe(1)
  await several.getByRole('button', { name: 'Approve 1…' }).click()
  const question = page.getByRole('dialog', { name: 'Approve 1 submission?' })
  const leftOut = `Left out, and still chosen: “${twin}” (sent twice?), “${twin}” (sent twice?), “${listed}” (listed already?).`
  await question.getByText(leftOut).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Approve 1', exact: true }).click()
  await message(page, 'Done: 1')
  await message(page, leftOut)
  await several.getByText('3 chosen').waitFor()
  expect(await several.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await several.getByRole('button', { name: 'Reject 3…' }).waitFor()
  // It was open, too.
  await page.getByRole('group', { name: 'You have already approved this submission.' }).waitFor()
})

test('several are answered at once, and one that somebody decided meanwhile is named', async () => {
  const { admin, word, listing } = await makeWork({
    submissions: 4,
    reviews: 0,
    messages: 3,
    events: 0,
  })
  const page = await visitAs(admin, '/help-now', { width: 360, expected: [/status of 409/] })
  await seeOnlyOwn(page, word, listing)
  await page.goto('/admin/submissions')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(4)
  const several = page.getByRole('group', { name: 'Several at once' })
  await page.getByRole('button', { name: 'Choose several' }).click()
  await several.getByRole('button', { name: 'Choose all on this page' }).click()
  await several.getByText('4 chosen').waitFor()
  await page.locator('.q-pick').first().click()
  await several.getByText('3 chosen').waitFor()
  await expectAccessible(page)
  const rows: { id: number; name: string }[] = await (
    await page.request.get(`/api/submissions?status=pending&search=${word}`)
  ).json()
  const last = rows.at(-1)
  await send(admin, 'patch', `/api/submissions/${last?.id}/status`, { status: 'approved' })
  await several.getByLabel('Why').selectOption('Not about autism')
  await several.getByRole('button', { name: 'Reject 3…' }).click()
  const question = page.getByRole('dialog', { name: 'Reject 3 submissions?' })
  await question.getByText('Everyone who sent one reads: “').waitFor()
  await question.getByRole('button', { name: 'Reject 3 and send' }).click()
  await message(page, 'Done: 2')
  await message(
    page,
    '1 could not be changed. Somebody else may have been first: please open those that are still here one by one.',
  )
  await expect.poll(() => waiting(page).count()).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab')

  await page.goto('/admin/messages')
  await hydrated(page)
  await expect.poll(() => waiting(page).count()).toBe(3)
  await page.getByRole('button', { name: 'Choose several' }).click()
  await several.getByRole('button', { name: 'Choose all on this page' }).click()
  await several.getByRole('button', { name: 'Mark 3 as read' }).click()
  await expect.poll(() => waiting(page).count()).toBe(0)
})
