import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { LETTERS } from '../tests/support/letters.ts'
import { readyChromium } from './chromium.ts'
import { readyFonts } from './fonts.ts'

/** `npm run draw:mails`: every kind of email as a picture, light and dark, on a phone and in a window, to be looked at. */
const folder = join(process.cwd(), 'test-results/mails')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: readyChromium(),
  env: readyFonts('noto'),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [kind, { html, text }] of Object.entries(LETTERS)) {
  writeFileSync(join(folder, `${kind}.txt`), text)
  for (const width of [360, 640])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
      await page.setContent(html ?? '')
      await page.screenshot({
        path: join(folder, `${kind}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
      await page.close()
    }
}
await browser.close()
process.stdout.write(`Drawn: ${folder}\n`)
