import { describe, test } from 'vitest'
import { expectAccessible, hydrated, newPage } from './browser.ts'
import { STATES, STATUS_LINE } from './states.ts'

/** Every screen in every state, at both widths: nothing for axe to find, nothing on the console, no policy broken. */
describe.each([360, 1280])('at %i px', (width) => {
  test.each(STATES.filter(({ onlyAt = width }) => onlyAt === width))(
    '$name',
    async ({ path, reach, status = 200 }) => {
      const page = await newPage({ width, expected: status === 200 ? [] : [STATUS_LINE] })
      await page.goto(path)
      await hydrated(page)
      await reach?.(page)
      await expectAccessible(page)
    },
  )
})
