import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What writes numbers, days and lists by a language, and the languages' own signs. */
const BY_LANGUAGE =
  /\bIntl\.|\.toLocale(?:String|Date|Time|Upper|Lower)\w*\((?!LOCALE\))|['"`]en(?:[-_][A-Z]{2})?['"`]|lang="en/

const sources = globSync('{server,shared,web}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}', 'shared/formats/**'],
})

test('the locale and what writes by it stand in shared/formats alone', () => {
  expect(sources.length).toBeGreaterThan(500)
  const elsewhere = sources.filter((file) => BY_LANGUAGE.test(readFileSync(file, 'utf8')))
  expect(elsewhere).toEqual([])
})

test('the date of an article, as the specification gives it, is written nowhere else', () => {
  const elsewhere = globSync('web/**/*.{ts,tsx}').filter((file) =>
    /\blongDate\b|look="long"/.test(readFileSync(file, 'utf8')),
  )
  expect(elsewhere.toSorted()).toEqual(['web/parts/post/facts.tsx', 'web/ui/time.tsx'])
})
