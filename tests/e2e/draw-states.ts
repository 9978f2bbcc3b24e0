import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { PREFERENCE_VALUES } from '../../shared/preferences.ts'
import { expectAccessible, expectContrast, hydrated, newPage } from './browser.ts'
import { expectFits, expectLargeTextFits } from './layout.ts'
import { STATES, STATUS_LINE } from './states.ts'

/** "auto" is the light or the dark one (tokens.css). */
const OTHERS = PREFERENCE_VALUES.palette.filter((palette) => !/light|auto/.test(palette))

/**
 * Every screen in every state, drawn once and looked at in both widths: nothing for axe to find, in the other palettes
 * no contrast that is too low, nothing on the console, no policy broken; and nothing sticks out when it is narrow or its
 * text large. One of two halves, for the two files of tests that run at once.
 */
export function testStates(half: 0 | 1) {
  test.each(STATES.filter((_state, index) => index % 2 === half))(
    '$name',
    async ({ path = '/', toPath, reach, onlyAt, status = 200 }) => {
      const widths = onlyAt ? [onlyAt] : [1280, 360]
      const page = await newPage({
        width: widths[0],
        expected: status === 200 ? [] : [STATUS_LINE],
      })
      await page.goto(toPath ? await toPath(page) : path)
      await hydrated(page)
      await reach?.(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
        await expectContrasts(page)
        if (width < 1_000) await expectNarrowFits(page)
        else await expectLargeTextFits(page)
      }
    },
  )
}

async function expectContrasts(page: Page) {
  for (const palette of OTHERS) {
    await choosePalette(page, palette)
    await expectContrast(page, palette)
  }
  await choosePalette(page, 'light')
}

const choosePalette = (page: Page, palette: string) =>
  page.evaluate((chosen) => (document.documentElement.dataset.palette = chosen), palette)

async function expectNarrowFits(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectFits(page)
}
