import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PREFERENCE_VALUES } from '../../shared/preferences.ts'
import { expectAccessible, expectContrast, hydrated, newPage } from './browser.ts'
import { STATES, STATUS_LINE } from './states.ts'

/** "auto" is the light or the dark one (tokens.css). */
const OTHERS = PREFERENCE_VALUES.palette.filter((palette) => !/light|auto/.test(palette))

/**
 * Every screen in every state, drawn once at this width: nothing for axe to find, in the other palettes no contrast
 * that is too low, nothing on the console, no policy broken; and nothing sticks out when it is narrow or its text large.
 */
export function testStates(width: number) {
  test.each(STATES.filter(({ onlyAt = width }) => onlyAt === width))(
    '$name',
    async ({ path = '/', toPath, reach, status = 200 }) => {
      const page = await newPage({ width, expected: status === 200 ? [] : [STATUS_LINE] })
      await page.goto(toPath ? await toPath(page) : path)
      await hydrated(page)
      await reach?.(page)
      await expectAccessible(page)
      for (const palette of OTHERS) {
        await page.evaluate(
          (chosen) => (document.documentElement.dataset.palette = chosen),
          palette,
        )
        await expectContrast(page, palette)
      }
      if (width < 1_000) await expectFits(page, 320)
      else await expectLargeTextFits(page, width)
    },
  )
}

async function expectFits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** 200 %, as browsers enlarge text alone. */
async function expectLargeTextFits(page: Page, width: number) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectFits(page, width)
}
