import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAIL_KINDS } from '../../shared/admin/mails.ts'
import { LETTERS } from '../support/letters.ts'
import { expectAccessible, newPage } from './support/browser.ts'
import { expectFits } from './support/layout.ts'

/** Every kind of email as somebody sees it, to be looked at: test-results/mails has a picture of each, and its text. */

const FOLDER = join(process.cwd(), 'test-results/mails')
mkdirSync(FOLDER, { recursive: true })

describe.each([360, 640])('at %i px', (width) => {
  test.each(['light', 'dark'] as const)('every email can be read, %s', async (colorScheme) => {
    const page = await newPage({ width })
    await page.emulateMedia({ colorScheme })
    for (const kind of MAIL_KINDS) {
      const { html, text } = LETTERS[kind]
      await page.setContent(html)
      await page.screenshot({
        path: join(FOLDER, `${kind}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
      writeFileSync(join(FOLDER, `${kind}.txt`), text)
      await expectFits(page)
      // A mail program has landmarks around it.
      await page.evaluate(() => {
        const main = document.createElement('main')
        main.append(...document.body.childNodes)
        document.body.append(main)
      })
      await expectAccessible(page)
      expect(await page.locator('.button').count(), kind).toBeLessThanOrEqual(1)
    }
  })
})
