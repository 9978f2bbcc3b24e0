import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, quietOrigin as origin, quietPage as newPage } from './support/browser.ts'
import { makeSubmission } from './support/made-submissions.ts'
import { newAdmin, newPerson, newWord, send, visitAs } from './support/people.ts'

/** How much somebody has to scroll, read and press past on a phone, with the starter content. */

test.each([
  ['/', 7500],
  ['/directory', 6000],
  ['/directory?view=list', 6000],
  ['/coverage', 5000],
])('%s is at most %i px high', async (path, most) => {
  const page = await newPage({ width: 360 })
  await page.goto(path)
  await hydrated(page)
  expect(await heightOf(page)).toBeLessThanOrEqual(most)
})

test('every listing is at most 3,800 px high, every about page 5,000', async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at!).pathname)
  const bars = [
    ...paths.filter((path) => path.startsWith('/listing/')).map((path) => [path, 3800] as const),
    ...paths.filter((path) => path.startsWith('/about')).map((path) => [path, 5000] as const),
  ]
  expect(bars.length).toBeGreaterThan(150)
  const page = await newPage({ width: 360, javaScript: false })
  const tooHigh: string[] = []
  for (const [path, most] of bars) {
    await page.goto(path)
    const height = await heightOf(page)
    if (height > most) tooHigh.push(`${path}: ${height}`)
  }
  expect(tooHigh).toEqual([])
})

describe('every card has at most 35 words and 3 stops', () => {
  test('in the whole directory', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => `page=${at + 1}`)
    expect(await expectSmallCards(pages)).toBeGreaterThan(120)
  })

  // With how far away it is, what it does not say, whom it is for.
  test('in what was searched', async () => {
    const searches = [
      'search=free autism assessment margao for 4 year old',
      'search=early intervention ponda',
      'search=adult autism diagnosis goa',
      'search=speech therapy mapusa',
      'search=aba therapy delhi',
      'near=panaji&ageGroup=adults',
    ]
    expect(await expectSmallCards(searches)).toBeGreaterThan(20)
  })
})

async function expectSmallCards(queries: string[]) {
  const page = await newPage({ width: 360, javaScript: false })
  const tooMuch: unknown[] = []
  let seen = 0
  for (const query of queries) {
    await page.goto(`/directory?${new URLSearchParams(query)}`)
    const cards = await page.locator('main article').evaluateAll((all) =>
      all.map((card) => {
        // What is heard alone, as the name in "View Details of …", is not printed.
        for (const heard of card.querySelectorAll('.vh')) heard.remove()
        return {
          words: (card as HTMLElement).innerText.trim().split(/\s+/).length,
          stops: card.querySelectorAll('a[href], button').length,
          text: (card as HTMLElement).innerText,
        }
      }),
    )
    seen += cards.length
    tooMuch.push(...cards.filter(({ words, stops }) => words > 35 || stops > 3))
  }
  expect(tooMuch).toEqual([])
  return seen
}

test('home has at most 60 stops', async () => {
  const page = await newPage({ width: 360 })
  await page.goto('/')
  await hydrated(page)
  const stops = await page
    .locator('a[href], button, input, select, textarea, summary')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
  expect(stops).toBeGreaterThan(20)
  expect(stops).toBeLessThanOrEqual(60)
})

test('on a phone the rows of admins, and the ways to share a listing, are near the top', async () => {
  const [admin, person] = [await newAdmin(), await newPerson()]
  await makeSubmission(person, `${newWord()} ${newWord()}`)
  const page = await visitAs(admin, '/help-now', { width: 360 })
  const topOf = async (path: string, row: string) => {
    await page.goto(path)
    await hydrated(page)
    // Looked up and measured in one step: what comes anew may be drawn anew between two, and what has left is at 0.
    const found = await page.waitForFunction((one) => {
      const box = document.querySelector(one)?.getBoundingClientRect()
      return box && box.height > 0 ? { top: box.top } : null
    }, row)
    return (await found.jsonValue())?.top
  }
  expect(await topOf('/admin/listings', '.listing-table tbody tr')).toBeLessThanOrEqual(400)
  expect(await topOf('/admin/submissions', '.q-row')).toBeLessThanOrEqual(290)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('nothing has this name')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=nothing/)
  const print = await topOf('/listing/9', '[data-print]')
  expect(await topOf('/listing/9', '.btn-tight .like')).toBe(print)
})

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a list of admins with 20 rows is at most 5,000 px high', async () => {
  const [admin, word] = [await newAdmin(), newWord()]
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson()))
  for (const person of people) {
    const sent = await makeSubmission(person, `${word} ${newWord()}`)
    const { id } = (await sent.json()) as { id: number }
    await send(admin, 'patch', `/api/submissions/${id}/status`, {
      status: 'rejected',
      adminNotes: 'We could not confirm it.',
    })
  }
  const page = await visitAs(admin, '/help-now', { width: 360 })
  for (const path of ['/admin/users', '/admin/mail', '/admin/audit']) {
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => page.locator('.q-row').count()).toBeGreaterThanOrEqual(20)
    expect(await heightOf(page), path).toBeLessThanOrEqual(5000)
  }
})
