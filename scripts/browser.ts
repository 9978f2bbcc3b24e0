import { readyChromium } from './chromium.ts'

/** What browser tests need of this machine; what is missing is installed. */
try {
  readyChromium()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
