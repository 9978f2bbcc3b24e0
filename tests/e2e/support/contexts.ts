import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'
import type { Fonts } from '../../../scripts/fonts.ts'

/** One for each set of fonts, for all files of a worker: no program between passes on what the two say. */
const browsers: Partial<Record<Fonts, Promise<Browser>>> = {}
/** Contexts that tests have left, as empty as new ones; the latest last. */
const emptied: BrowserContext[] = []
/** So many of them stay open, each with a process. */
const MOST_EMPTIED = 6

interface Kept {
  key: string
  origin: string
  /** It stays open, and with it the process that draws the context's pages. */
  blank: Page
  debug: CDPSession
}

const kept = new WeakMap<BrowserContext, Kept>()
/** What no emptying takes back: these end with their test. */
const changed = new WeakSet<BrowserContext>()

/**
 * A context in which nothing is kept of anybody. An earlier test may have left it: then the process that draws its pages
 * is running, whose start takes longer than drawing a page, and it has the site's scripts and styles.
 */
export async function takeContext(
  fonts: Fonts,
  options: BrowserContextOptions & { baseURL: string },
): Promise<BrowserContext> {
  const key = JSON.stringify([fonts, options])
  const at = emptied.findLastIndex((context) => kept.get(context)?.key === key)
  const [found] = at < 0 ? [] : emptied.splice(at, 1)
  if (found) return found
  browsers[fonts] ??= launch(fonts)
  const context = await (await browsers[fonts]).newContext(options)
  const blank = await context.newPage()
  const debug = await context.newCDPSession(blank)
  kept.set(context, { key, origin: options.baseURL, blank, debug })
  noteChanges(context)
  return context
}

function launch(fonts: Fonts): Promise<Browser> {
  const { path, environments } = inject('chromium')
  return chromium.launch({
    executablePath: path,
    env: environments[fonts],
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      // No page lives long enough to win back what compiling its scripts for speed costs. The next one has the same, and
      // so has axe: what is compiled is kept.
      '--js-flags=--no-maglev --no-turbofan --no-flush-bytecode',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      '--no-sandbox',
      // The pages of a context share a process.
      '--renderer-process-limit=1',
    ],
  })
}

/** Closes its pages; the next test that takes the context finds nothing of this one. */
export async function leaveContext(context: BrowserContext): Promise<void> {
  const own = kept.get(context)
  if (!own || changed.has(context)) return context.close()
  await Promise.all(context.pages().map((page) => page !== own.blank && page.close()))
  await context.clearCookies()
  await own.debug.send('Storage.clearDataForOrigin', {
    origin: own.origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  emptied.push(context)
  if (emptied.length > MOST_EMPTIED) await emptied.shift()?.close()
}

/** Clocks, permissions and the like belong to the context: whatever page they are set on, later pages have them. */
function noteChanges(context: BrowserContext): void {
  const note = <T extends object>(target: T, names: (keyof T)[]) => {
    for (const name of names) {
      const call = target[name]
      if (typeof call !== 'function') continue
      const noted = (...given: unknown[]): unknown => {
        changed.add(context)
        return Reflect.apply(call, target, given)
      }
      Object.assign(target, { [name]: noted })
    }
  }
  note(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route'])
  note(context, ['setExtraHTTPHeaders', 'setGeolocation', 'setOffline'])
  note(context.clock, ['fastForward', 'install', 'pauseAt', 'resume', 'runFor'])
  note(context.clock, ['setFixedTime', 'setSystemTime'])
}
