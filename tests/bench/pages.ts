import { parseArgs } from 'node:util'
import { buildOrExit } from '../../scripts/build.ts'
import { readyChromium } from '../../scripts/chromium.ts'
import { startSite } from '../support/site.ts'
import { measure } from './lighthouse.ts'

/** `npm run bench:pages -- --runs 5`: the three main screens through Lighthouse, the median of some runs. */

interface Bar {
  least?: number
  most?: number
  /** A size is the same on every machine, so missing it fails the bench; a time depends on who else is busy. */
  isSize?: true
}

type Name = keyof Awaited<ReturnType<typeof measure>>

const BARS: Record<Name, Bar> = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  bestPractices: {},
  seo: {},
  largestPaint: { most: 1300 },
  blockingTime: {},
  layoutShift: {},
  scriptBytes: { most: 120_000, isSize: true },
  pageBytes: { most: 20_000, isSize: true },
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0.')

buildOrExit(process.cwd())
const chromium = readyChromium()
const site = await startSite()
try {
  const [listing] = await (await fetch(`${site.origin}/api/listings`)).json()
  for (const path of ['/', '/directory', `/listing/${listing.id}`]) await bench(path)
} finally {
  await site.stop()
}

async function bench(path: string): Promise<void> {
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await measure(chromium, site.origin + path))
  console.log(`\n${path}`)
  for (const [name, { least = -Infinity, most = Infinity, isSize }] of Object.entries(BARS)) {
    const value = median(measured.map((figures) => figures[name as Name]))
    const isMissed = value < least || value > most
    if (isMissed && isSize) process.exitCode = 1
    const bar = Number.isFinite(least)
      ? `at least ${least}`
      : most < Infinity
        ? `at most ${most}`
        : ''
    console.log(`  ${name.padEnd(14)}${format(value)}  ${bar}${isMissed ? ', MISSED' : ''}`)
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 }).padStart(9)
}
