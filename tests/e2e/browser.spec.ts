import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, newPage } from './support/browser.ts'

/** The watch that every browser test stands under sees what it is there to see. */

const MISHAPS: Record<string, (page: Page) => Promise<unknown>> = {
  'prints to the console': (page) => page.evaluate('console.log("hello")'),
  'throws an error': (page) => page.evaluate('setTimeout(() => { throw new Error("oh") })'),
  'loads what is not there': (page) => page.evaluate('fetch("/nothing-here")'),
  'breaks the policy': (page) => page.evaluate('document.body.setAttribute("style", "color: red")'),
  'asks another origin': (page) =>
    page.evaluate('fetch("http://other.invalid").catch(() => undefined)'),
}

for (const [mishap, happen] of Object.entries(MISHAPS))
  test.fails(`a test fails when its page ${mishap}`, async () => {
    const page = await newPage()
    await page.goto('/about')
    // Whatever it is, the browser remarks on it.
    const remark = Promise.race([page.waitForEvent('console'), page.waitForEvent('pageerror')])
    await happen(page)
    await remark
  })

test.fails('a test fails on a page that axe complains about', async () => {
  const page = await newPage()
  await page.goto('/about')
  await page.evaluate('document.documentElement.removeAttribute("lang")')
  await expectAccessible(page)
})

test('a test passes when it expects what its page does', async () => {
  const page = await newPage({ expected: [/hello/] })
  await page.goto('/about')
  await page.evaluate('console.log("hello")')
})

test.skipIf(process.platform !== 'linux').each([
  ['noto', ['Noto Sans', 'Noto Sans Devanagari']],
  ['dejavu', ['DejaVu Sans']],
] as const)(
  'the browser writes with %s, whatever else the machine has',
  async (fonts, families) => {
    const page = await newPage({ fonts })
    await page.goto('/about')
    await hydrated(page)
    await page.evaluate(() => document.querySelector('.lead')?.append(' साथ'))
    const debug = await page.context().newCDPSession(page)
    await debug.send('DOM.enable')
    await debug.send('CSS.enable')
    const { root } = await debug.send('DOM.getDocument')
    const used = new Set<string>()
    for (const selector of ['h1', '.lead']) {
      const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const answer = await debug.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName } of answer.fonts) used.add(familyName)
    }
    expect([...used]).toEqual(families)
  },
)
