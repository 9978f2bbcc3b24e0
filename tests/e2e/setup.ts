import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { readyChromium } from '../../scripts/chromium.ts'
import { startSite } from '../site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site under test answers. */
    origin: string
    /** Where the shared Chromium takes orders. */
    chromium: string
  }
}

/** Starts the built site and the browser, and ends both. */
export async function setup(project: TestProject) {
  const site = await startSite()
  const browser = await chromium.launchServer({
    executablePath: readyChromium(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      '--no-sandbox',
    ],
  })
  project.provide('origin', site.origin)
  project.provide('chromium', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
  }
}
