import type { Page } from 'playwright-core'

/** All that this browser keeps of what was written, keys too; empty where there is nothing. */
export const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((place) => Object.entries(place))
      .filter(([key]) => key.startsWith('saath-draft/'))
      .join('\n'),
  )
