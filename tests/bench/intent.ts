import { chromium, type Browser } from 'playwright-core'
import { buildOrExit } from '../../scripts/build.ts'
import { readyChromium } from '../../scripts/chromium.ts'
import { startSite } from '../support/site.ts'
import { bytesOnTheWire } from '../support/wire.ts'

/** `npm run bench:intent`: what a reader's page fetches and does before anybody presses, and how soon React has it after. */

const PATHS = [
  '/',
  '/directory',
  '/listing/9',
  '/blog/disability-certificate-and-udid',
  '/help-now',
  '/about',
  '/events/11',
]
const RUNS = 5
const SLOWDOWN = 4

/** Bars of decision 30; a size is the same on every machine, so missing it fails the bench. */
const FIRST_SCRIPT = 8_000
const TAKEN_OVER = 400

buildOrExit(process.cwd())
const site = await startSite()
const browser = await chromium.launch({
  executablePath: readyChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
try {
  console.log('path: script before, script after, blocked before, shift, intent to taken over')
  for (const path of PATHS) await bench(browser, path)
} finally {
  await browser.close()
  await site.stop()
}

async function bench(chrome: Browser, path: string) {
  const runs: Awaited<ReturnType<typeof measure>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(chrome, path))
  const median = (name: keyof (typeof runs)[number]) =>
    runs.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN
  const [before, after] = [median('before'), median('after')]
  const took = median('took')
  if (before > FIRST_SCRIPT) process.exitCode = 1
  console.log(
    `${path}: ${before} bytes, ${after} bytes, ${Math.round(median('blocked'))} ms, ${median('shift').toFixed(4)}, ${Math.round(took)} ms${took > TAKEN_OVER ? ', MISSED' : ''}`,
  )
}

async function measure(chrome: Browser, path: string) {
  const context = await chrome.newContext({ viewport: { width: 412, height: 800 } })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const seen = { blocked: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += duration - 50
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Object(entry).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  const sum = async () =>
    (await Promise.all([...scripts].map(bytesOnTheWire))).reduce((all, size) => all + size, 0)
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  // On a slow machine half a second can pass between the page and its first script.
  await page.locator('html[data-script]').waitFor({ state: 'attached' })
  const before = await sum()
  // What is parsed and drawn before the first paint is no script's.
  const blocked: number = await page.evaluate(() => Object(globalThis).seen.blocked)
  const took = await page.evaluate(async () => {
    const html = document.documentElement
    const begun = performance.now()
    const over = new Promise((resolve) =>
      new MutationObserver(resolve).observe(html, { attributeFilter: ['data-hydrated'] }),
    )
    document
      .querySelector('#menu-search')
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await over
    return performance.now() - begun
  })
  const after = await sum()
  const shift: number = await page.evaluate(() => Object(globalThis).seen.shift)
  await context.close()
  return { before, after, blocked, took, shift }
}
