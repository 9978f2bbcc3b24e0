import type { Page } from 'playwright-core'

/** A screen in a state worth looking at. */
export interface State {
  name: string
  path?: string
  /** In place of `path`, where something has to be there first: makes it, and lets the page's person in. */
  toPath?: (page: Page) => Promise<string>
  /** Brings the page from its first view into the state. */
  reach?: (page: Page) => Promise<void>
  /** The width in which alone it can be reached. */
  onlyAt?: number
  status?: number
}
