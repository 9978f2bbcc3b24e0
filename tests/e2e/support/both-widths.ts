import type { Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import { expectFits } from './layout.ts'

/** The width at which such a test walks: here one thing covers another sooner. */
export const NARROW = 360

/**
 * Expects that axe finds nothing on the page as it stands, and that nothing sticks out, in both widths that the bars name:
 * a state is reached once, not once for each. The page is narrow before and after.
 */
export async function expectAccessibleInBothWidths(page: Page) {
  for (const width of [1280, NARROW]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { isContrastKnown: width !== NARROW })
    await expectFits(page)
  }
}
