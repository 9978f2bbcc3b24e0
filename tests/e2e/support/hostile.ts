import type { Locator, Page } from 'playwright-core'
import { PAYLOADS } from '../../attacks/xss-corpus.ts'
import { hydrated } from './browser.ts'

/** As much of the corpus as a text of this length holds, one after the other. */
export function textsOf(length: number): string[] {
  const texts = ['']
  for (const payload of PAYLOADS) {
    const last = texts.at(-1) ?? ''
    if (last.length + payload.length + 2 > length) texts.push(payload)
    else texts[texts.length - 1] = `${last}\n\n${payload}`
  }
  return texts
}

/** What runs throws, which fails the test; so does a dialog, which nobody asked for. */
export async function listen(page: Page) {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog came up: ${dialog.message()}`)
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      canary: () =>
        setTimeout(() => {
          throw new Error('A payload ran.')
        }),
    })
  })
}

/** Opens a page that shows something of the corpus. */
export async function open(
  page: Page,
  path: string,
  sign: Locator = page.getByText('canary').first(),
) {
  await page.goto(path)
  await hydrated(page)
  await sign.waitFor({ state: 'attached' })
  await page.mouse.move(400, 400)
  await everythingRan(page)
}

/** What would run by itself, or when it is pointed at, has had its turn: ours comes after it. */
export const everythingRan = (page: Page) => page.evaluate(waitForAll)

async function waitForAll() {
  const ours = new Image()
  ours.src = 'data:image/png,'
  const theirs = [...document.images].filter(({ loading }) => loading !== 'lazy')
  for (const image of [...theirs, ours]) await image.decode().catch(() => undefined)
  // Events of folds and animations come with a frame, what they throw in a task of its own.
  for (const next of [requestAnimationFrame, requestAnimationFrame, setTimeout])
    await new Promise<unknown>((resolve) => next(resolve))
}
