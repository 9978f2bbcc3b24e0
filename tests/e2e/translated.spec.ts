import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, quietPage } from './support/browser.ts'
import { makeListing } from './support/made-listings.ts'
import { newAdmin, visitAs } from './support/people.ts'

/** A page that the browser translates shows the same as one that is loaded now: nothing old stays, nothing breaks. */

/** Does as Chrome's translator: each text is taken out, and <font> is in its place; also of what comes later. */
async function translate(page: Page) {
  // What follows a translator has come.
  await expect
    .poll(() => page.evaluate(() => String(Node.prototype.removeChild).includes('native code')))
    .toBe(false)
  await putFonts(page)
}

const putFonts = (page: Page) =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const kept = 'script, style, font, svg, textarea'
        if (!text.nodeValue?.trim() || text.parentElement?.closest(kept)) continue
        const font = document.createElement('font')
        font.textContent = text.nodeValue
        text.replaceWith(font)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  })

const textOf = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ').trim()

/** The same as a page that is loaded at this address now. */
async function expectAsFresh(page: Page, fresh: Page) {
  await fresh.goto(page.url())
  await hydrated(fresh)
  const expected = await textOf(fresh)
  await expect.poll(() => textOf(page)).toBe(expected)
}

test('the months of the calendar', async () => {
  const [page, fresh] = [await quietPage(), await quietPage()]
  await page.goto('/events?view=calendar')
  await hydrated(page)
  await translate(page)
  for (const way of ['next', 'next', 'prev']) {
    const before = page.url()
    await page.locator(`main a[rel=${way}]`).first().click()
    await expect.poll(() => page.url()).not.toBe(before)
    await expectAsFresh(page, fresh)
  }
})

test('a like, and the pages and kinds of the directory', async () => {
  const { id } = await makeListing(await newAdmin())
  const page = await visitAs({}, `/listing/${id}`)
  await translate(page)
  const like = page.getByRole('button', { name: /Like/ }).first()
  for (const said of ['1', '', '1']) {
    // A press while the last one is under way is none.
    const answered = page.waitForResponse('**/like')
    await like.click()
    await answered
    await expect.poll(async () => (await like.innerText()).replaceAll(/\D/g, '')).toBe(said)
  }
  const [other, fresh] = [await quietPage(), await quietPage()]
  await other.goto('/directory')
  await hydrated(other)
  await translate(other)
  await other.getByRole('link', { name: 'Next page' }).click()
  await other.waitForURL('**page=2**')
  await expectAsFresh(other, fresh)
})

test('a page that is translated before anybody uses it, and what was typed there', async () => {
  const [page, fresh] = [await quietPage(), await quietPage()]
  await page.goto('/directory')
  await page.locator('html[data-script]').waitFor({ state: 'attached' })
  const search = page.locator('main input[type=search]').first()
  await search.evaluate((field: HTMLInputElement) => {
    field.value = 'speech'
  })
  await putFonts(page)
  await search.focus()
  await hydrated(page)
  expect(await search.inputValue()).toBe('speech')
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**page=2**')
  await expectAsFresh(page, fresh)
})
