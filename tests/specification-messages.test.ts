import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { MESSAGES } from './support/specification.ts'
import { modulesFrom, namedTexts, pagesOfScreens } from './support/words-of.ts'

/** The table of §8: every message stands among the words of each place where it appears, and is named there. What was asked for is frozen in tests/seed/. */

/** The screens of a place that is no path of its own. */
const PLACES: Record<string, RegExp> = {
  'admin Dashboard': /^\/admin$/,
  'admin Submissions': /^\/admin\/submissions/,
  'admin Listings': /^\/admin\/listings/,
  'admin CSV Import': /^\/admin\/import/,
  'admin Blog': /^\/admin\/blog/,
  'admin Ads': /^\/admin\/ad/,
  // What one is forbidden is said by every tab in the same way.
  '/admin': /^\/admin/,
  '/dashboard': /^\/dashboard/,
}
/** What stands in place of any screen that could not be drawn. */
const PROBLEM = fileOf('../web/pages/problem/problem.tsx')
const HEADER = fileOf('../web/frame.tsx')

function fileOf(path: string): string {
  return join(import.meta.dirname, path)
}

const textsOf = new Map<string, string[]>()
beforeAll(async () => {
  const pages = await pagesOfScreens()
  for (const place of new Set(MESSAGES.flatMap(({ where }) => where))) {
    const path = place.replaceAll(/\{(\w+)\}/g, ':$1')
    const screens = [...pages].filter(([at]) => PLACES[place]?.test(at) ?? at === path)
    // A screen that is not there yet shows nothing, not even a problem.
    if (screens.length === 0 && path.includes('/')) continue
    const starts = place === 'header' ? [HEADER] : [PROBLEM, ...screens.map(([, page]) => page)]
    const modules = new Set(starts.flatMap((start) => [...modulesFrom(start)]))
    textsOf.set(place, await namedTexts(modules))
  }
})

/** `{source}` stands for any words; where it is a link, what stands around it are entries of their own. */
function says(texts: string[], text: string): boolean {
  const parts = text.split(/\{[^}]*\}/)
  const whole = new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
  )
  const around = parts.map((part) => part.replace(/^[.,\s]+/, '').trim()).filter(Boolean)
  return (
    texts.some((one) => whole.test(one)) ||
    (parts.length > 1 && around.every((part) => texts.includes(part)))
  )
}

test('every message of §8 is named where it appears', () => {
  expect(MESSAGES.length).toBeGreaterThan(90)
  const missing = MESSAGES.flatMap(({ situation, title, message, where }) =>
    where
      .filter((place) =>
        [title, message].some((text) => text && !says(textsOf.get(place) ?? [], text)),
      )
      .map((place) => `${situation} (${place})`),
  )
  expect(missing).toEqual([])
})
