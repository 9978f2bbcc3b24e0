import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readyFonts } from '../../scripts/fonts.ts'
import { bytesOnTheWire } from '../support/wire.ts'

/** What we read of a report of Lighthouse; the rest of it is large. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>
  runtimeError?: { message: string }
}

interface Request {
  url: string
  resourceType?: string
}

/** One run in a fresh browser, as on a mid-range phone on slow 4G. Times in milliseconds, sizes in bytes. */
export async function measure(chromium: string, url: string) {
  const { categories, audits } = runLighthouse(chromium, url)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  const scriptSizes = await Promise.all(scripts.map(({ url }) => bytesOnTheWire(url)))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint'),
    blockingTime: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    scriptBytes: scriptSizes.reduce((sum, size) => sum + size, 0),
    pageBytes: await bytesOnTheWire(url),
  }
}

function runLighthouse(chromium: string, url: string): Report {
  const cli = join('node_modules', 'lighthouse/cli/index.js')
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting']
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic'
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, url, ...options, flags], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...readyFonts('noto'), CHROME_PATH: chromium },
  })
  if (status !== 0) throw new Error(`Lighthouse did not run: ${stderr}`)
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}
