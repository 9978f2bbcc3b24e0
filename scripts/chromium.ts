import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { installDebianPackages, runs } from './debian.ts'

const USUAL_PLACES = [
  // The same engine without the windows around it: the browser tests take a quarter less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Older releases have the second alone. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** The browser for the tests: an installed one, else Debian's package, else Playwright's own. Installs it if need be. */
export function readyChromium(): string {
  const found =
    findChromium() ??
    (DEBIAN_PACKAGES.some((name) => installDebianPackages([name])) ? findChromium() : undefined) ??
    (installPlaywrights() ? findChromium() : undefined)
  if (found) return found
  throw new Error(
    'No Chrome or Chromium was found, and none could be installed. Please install one, or set CHROME_PATH to it.',
  )
}

/** The path of a Chrome or Chromium that starts. */
function findChromium(): string | undefined {
  return [process.env.CHROME_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path && runs(path, ['--version']),
  )
}

function installPlaywrights(): boolean {
  process.stdout.write('Fetching the browser of Playwright …\n')
  const cli = join(process.cwd(), 'node_modules/playwright-core/cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  return status === 0
}
