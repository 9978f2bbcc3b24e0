import { expect, test } from 'vitest'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'

test('GET / opens in a browser, with a title, and React takes it over', async () => {
  const page = await newPage()
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect.poll(() => page.title()).toContain('Saath')
  await hydrated(page)
  await expectAccessible(page)
})
