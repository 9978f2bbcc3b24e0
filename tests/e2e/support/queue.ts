import type { Page } from 'playwright-core'

/** Opens one that a moderators' list names, as a press on its row does at every width. */
export async function openRow(page: Page, name: string | RegExp = /\S/) {
  await page.locator('.q-row', { hasText: name }).first().click()
  await page.locator('#opened:focus').waitFor()
}

/** The answers to what is open: just after another one they take no press, so this waits for them. */
export const barOf = (page: Page) => page.locator('.bar[data-ready]')
