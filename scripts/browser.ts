import { readyChromium } from './chromium.ts'
import { readyFonts } from './fonts.ts'

/** What browser tests need of this machine; what is missing is installed. */
try {
  readyChromium()
  readyFonts('noto')
  readyFonts('dejavu')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
