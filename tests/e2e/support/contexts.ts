import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core'
import { inject } from 'vitest'
import type { Fonts } from '../../../scripts/fonts.ts'

const browsers: Partial<Record<Fonts, Promise<Browser>>> = {}
/** Contexts that tests have left, as empty as new ones, by what they are made with. */
const left = new Map<string, BrowserContext[]>()
/** Empties one for the next test. */
const emptying = new WeakMap<BrowserContext, () => Promise<void>>()

/**
 * A context in which nothing is kept of anybody. It may have been emptied and not be new: then the process that draws
 * its pages runs already, whose start takes as long as drawing a page.
 */
export async function takeContext(
  fonts: Fonts,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const key = JSON.stringify([fonts, options])
  const found = left.get(key)?.pop()
  if (found) return found
  browsers[fonts] ??= chromium.connect(inject('chromium')[fonts])
  const context = await (await browsers[fonts]).newContext(options)
  // It stays open, and by it the process.
  const blank = await context.newPage()
  const debug = await context.newCDPSession(blank)
  emptying.set(context, async () => {
    await Promise.all(context.pages().map((page) => page !== blank && page.close()))
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearCookies(),
      context.clearPermissions(),
      context.setGeolocation(null),
      context.setOffline(false),
      debug.send('Storage.clearDataForOrigin', {
        origin: options.baseURL ?? '',
        storageTypes: 'all',
      }),
      debug.send('Network.clearBrowserCache'),
    ])
    left.set(key, [...(left.get(key) ?? []), context])
  })
  return context
}

/** Its pages close; the next test that takes it finds nothing of this one. */
export const leaveContext = (context: BrowserContext) => emptying.get(context)?.()
