import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quietPage as newPage } from './support/browser.ts'
import { THERE } from './support/screens.ts'

/** What a page has inlined draws it whole: the style sheets that come later change nothing that is there. */

const PUBLIC = THERE.filter(({ who }) => who === 'guest').map(({ path }) => path)

test('there are public screens', () => {
  expect(PUBLIC.length).toBeGreaterThan(20)
})

test.each(PUBLIC)('%s', async (path) => {
  const page = await newPage({ width: 360, javaScript: false })
  await page.goto(path)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    for (const width of media === 'print' ? [720] : [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await drawn(page, 'inlined')).toEqual(await drawn(page, 'all'))
    }
  }
})

/** Each element's place and look, with the style sheets that are inlined or with all of them. */
const drawn = (page: Page, sheets: 'inlined' | 'all') =>
  page.evaluate((isInlined) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('body link')) {
      if (!link.sheet) throw new Error(`${link.href} has not come`)
      link.sheet.disabled = isInlined
    }
    const looks = [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const {
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        display,
        borderTopWidth,
        textDecoration,
      } = getComputedStyle(element)
      const place = [x, y, width, height].map((px) => Math.round(px)).join(' ')
      const look = [
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        display,
        borderTopWidth,
        textDecoration,
      ]
      return `${element.tagName}.${element.getAttribute('class')}: ${place}; ${look.join(' ')}`
    })
    return looks
  }, sheets === 'inlined')
