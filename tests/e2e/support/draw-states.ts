import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { PREFERENCE_VALUES } from '../../../shared/preferences.ts'
import { expectAccessible, hydrated, newPage, quietPage } from './browser.ts'
import { expectFits, expectLargeTextFits } from './layout.ts'
import { STATES, STATUS_LINE } from './states.ts'

/** "auto" is the light or the dark one (tokens.css). */
const PALETTES = PREFERENCE_VALUES.palette.filter((palette) => palette !== 'auto')

const WIDTHS = [1280, 360]

/**
 * Each state in one palette, the next in the next: what goes together in each, web/styles/contrast.test.ts knows. Contrast
 * is looked at in one width, with the next palettes in the other.
 */
const DRAWN = STATES.map((state, index) => ({
  ...state,
  palette: PALETTES[index % PALETTES.length],
  contrastAt: state.onlyAt ?? WIDTHS[Math.floor(index / PALETTES.length) % WIDTHS.length],
}))

/**
 * Every screen in every state, drawn once and looked at in both widths: nothing for axe to find, nothing on the console,
 * no policy broken; and nothing sticks out when it is narrow or its text large. One of two halves, for the two files of
 * tests that run at once.
 */
export function testStates(half: 0 | 1) {
  test.each(DRAWN.filter((_state, index) => index % 2 === half))(
    '$name',
    async ({ path = '/', toPath, reach, onlyAt, status = 200, palette, contrastAt }) => {
      const widths = onlyAt ? [onlyAt] : WIDTHS
      const options = {
        palette,
        width: widths[0],
        expected: status === 200 ? [] : [STATUS_LINE],
      }
      const page = await (toPath ? newPage(options) : quietPage(options))
      await page.goto(toPath ? await toPath(page) : path)
      await hydrated(page)
      await reach?.(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page, { isContrastKnown: width !== contrastAt })
        if (width < 1_000) await expectNarrowFits(page)
        else await expectLargeTextFits(page)
      }
    },
  )
}

async function expectNarrowFits(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectFits(page)
}
