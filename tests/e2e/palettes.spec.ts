import { describe, test } from 'vitest'
import { PREFERENCE_VALUES } from '../../shared/preferences.ts'
import { expectAccessible, newPage } from './browser.ts'
import { STATES, STATUS_LINE } from './states.ts'

/** The same for each palette that is not the default. */
describe.each(PREFERENCE_VALUES.palette.filter((palette) => palette !== 'light'))(
  'in the palette %s',
  (palette) => {
    test.each(STATES.filter(({ reach }) => !reach))('$name', async ({ path, status = 200 }) => {
      const page = await newPage({ palette, expected: status === 200 ? [] : [STATUS_LINE] })
      await page.goto(path)
      await expectAccessible(page)
    })
  },
)
