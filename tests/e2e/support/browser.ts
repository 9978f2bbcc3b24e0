import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { Fonts } from '../../../scripts/fonts.ts'
import type { Site } from '../../support/site.ts'
import { PREFERENCES_COOKIE, type Preferences } from '../../../shared/preferences.ts'
import { leaveContext, takeContext } from './contexts.ts'

export interface PageOptions {
  /** In place of the site under test. */
  site?: Pick<Site, 'origin'>
  /** Width of the window in CSS pixels; the bars name 360 and 1280. */
  width?: number
  javaScript?: boolean
  palette?: Preferences['palette']
  /** All the fonts that the browser has. */
  fonts?: Fonts
  /** A finger instead of a mouse. */
  isTouch?: boolean
  /** The test's own browser says that it is run by a program. */
  userAgent?: string
  /** What the test itself provokes: a problem that one of these matches is none. */
  expected?: RegExp[]
}

/** Where the site under test answers. */
export const { origin } = inject('site')
/** Where the site answers that nobody changes: for tests that only read, and may count what is there. */
export const quietOrigin = inject('quiet').origin

/** A page of the site that nobody changes. */
export const quietPage = (options: PageOptions = {}) =>
  newPage({ ...options, site: inject('quiet') })

/**
 * A page in a context that nobody else has, with the site as base of its addresses.
 * The test fails at its end when the page printed anything to the console, threw, could not load something,
 * asked another origin, or broke the content security policy.
 */
export async function newPage({
  site = inject('site'),
  width = 1280,
  javaScript = true,
  palette,
  fonts = 'noto',
  isTouch = false,
  userAgent,
  expected = [],
}: PageOptions = {}): Promise<Page> {
  const context = await takeContext(fonts, {
    baseURL: site.origin,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    hasTouch: isTouch,
    isMobile: isTouch,
    userAgent,
    locale: 'en-IN',
    // Not the server's, so that a date the two of them write differently is found.
    timezoneId: 'Asia/Kolkata',
  })
  if (palette) {
    const value = String(new URLSearchParams({ palette }))
    await context.addCookies([{ name: PREFERENCES_COOKIE, value, url: site.origin }])
  }
  // Sooner than the test's own limit, so that what it waited for is named.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const problems = await watch(page, site.origin)
  await noteMessages(page)
  onTestFinished(async () => {
    const unexpected = problems.filter((problem) => !expected.some((known) => known.test(problem)))
    await leaveContext(context)
    expect(unexpected, 'problems the page had').toEqual([])
  })
  return page
}

/**
 * Waits until React has taken over the page, with what comes after the rest: the results of the directory, and the page of
 * a problem. Before, what is drawn works by itself, as without a script. A page that waits for somebody to use it
 * (decision 30) gets what tells it so, though nothing is pressed or focused.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    if (!document.querySelector('html[data-hydrated]')) {
      const field = document.querySelector('#menu-search')
      field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    }
    return document.querySelector(
      'html[data-hydrated]:not(:has(:is(#results, #next-steps):not([data-hydrated])))',
    )
  })

/** Collects what goes wrong on a page from now on; each as one line. */
async function watch(page: Page, own: string): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^https?:$/.test(protocol) && asked !== own) problems.push(`other origin: ${asked}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The visitor went on before it was there.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Object(globalThis).reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    ),
  )
  return problems
}

const seen = new WeakMap<Page, string[]>()

/**
 * The messages that came up on a page since it was opened, and were not asked for yet: each line by itself. They leave
 * after five seconds, so a busy machine may look too late.
 */
export const messagesOf = (page: Page) => seen.get(page) ?? []

async function noteMessages(page: Page) {
  const lines: string[] = []
  seen.set(page, lines)
  await page.exposeFunction('noteMessage', (texts: string[]) => lines.push(...texts))
  await page.addInitScript(() => {
    const noted = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast')) {
        if (noted.has(toast)) continue
        noted.add(toast)
        const lines = [...toast.querySelectorAll('*')].filter(
          (part) => part.childElementCount === 0,
        )
        Object(globalThis).noteMessage(lines.map((line) => line.textContent?.trim() ?? ''))
      }
      // Where a queue says itself what became of the last answer, nothing comes up besides.
      for (const said of document.querySelectorAll('.q-undo strong, .bar-said .note strong')) {
        if (noted.has(said)) continue
        noted.add(said)
        const text = said.textContent ?? ''
        const isError = text.startsWith('Error: ')
        Object(globalThis).noteMessage([isError ? text.slice(7) : text.replace(/\.$/, '')])
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // None of these rules needs the style sheets' text, so axe need not fetch them.
  preload: false,
}
const ALL_BUT_CONTRAST: RunOptions = { ...OPTIONS, rules: { 'color-contrast': { enabled: false } } }

/**
 * Expects that axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and best practice. Contrast takes nearly as
 * long as all else together, and hardly any colour depends on the width: of a state in two widths it is looked at in one.
 * Every text on every ground, at whatever width, is computed by web/styles/contrast.test.ts.
 */
export async function expectAccessible(page: Page, { isContrastKnown = false } = {}) {
  const { violations } = await runAxe(page, isContrastKnown ? ALL_BUT_CONTRAST : OPTIONS)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect(found, `what axe found on ${page.url()}`).toEqual([])
}

/** Through the debugger, which stands outside the page's content security policy: the page keeps its own. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const debug = await page.context().newCDPSession(page)
  const known = await debug.send('Runtime.evaluate', { expression: `'axe' in globalThis` })
  if (!known.result.value) await debug.send('Runtime.evaluate', { expression: AXE })
  const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(options)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  await debug.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}
