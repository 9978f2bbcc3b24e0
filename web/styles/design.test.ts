import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** docs/design.md, held by what the style sheets and the screens say. */

const ROOT = new URL('../..', import.meta.url).pathname
const RULES = read('docs/design.md')
const TOKENS = read('web/styles/tokens.css')
/** What --text-percent makes of a rem. */
const REM = 18
/** From here on a window is wide. */
const WIDE = '@media (min-width: 1024px)'

test('the sizes of type are those of the table, and so are their names', () => {
  const [narrow = '', wide = ''] = TOKENS.split(WIDE)
  const written = [...RULES.matchAll(/^\| `(--type-\w+)` +\| ([^|]+?) +\|/gm)]
  expect(written.map(([, name]) => name).toSorted()).toEqual(
    [...narrow.matchAll(/^ +(--type-\w+):/gm)].map(([, name]) => name).toSorted(),
  )
  for (const [, name = '', px = ''] of written) {
    const [small, large = small] = px.match(/\d+(?= from|$)|^\d+/g) ?? []
    expect(`${name} ${pixels(narrow, name)}`).toBe(`${name} ${small}`)
    expect(`${name} ${pixels(wide, name) ?? pixels(narrow, name)}`).toBe(`${name} ${large}`)
  }
})

test('no style sheet has a size or a weight of its own', () => {
  // The text that the display settings show beside each other, and the size that all others follow.
  const own = ['var(--root-size)', /^calc\(1rem \* [\d.]+ \/ var\(--page-percent\)\)$/]
  const found = declarations('font-size|font-weight').filter(
    ({ value }) =>
      !/^var\(--(?:type-\w+|weight|weight-strong)\)$/.test(value) &&
      !own.some((known) => (typeof known === 'string' ? known === value : known.test(value))),
  )
  expect(found).toEqual([])
  expect(declarations('font').filter(({ value }) => value !== 'inherit')).toEqual([])
})

/** What went wrong, and what destroys something for good; nothing else is crimson. */
const CRIMSON: Record<string, string> = {
  'web/notices/mutation-cache.ts': 'an error',
  'web/pages/account/account.tsx': 'an error',
  'web/pages/account/delete-section.tsx': 'destroys',
  'web/pages/account/picture-section.tsx': 'destroys',
  'web/pages/confirm/answer-form.tsx': 'an error',
  'web/pages/contact/confirm.tsx': 'an error',
  'web/pages/dashboard/confirm-change.tsx': 'destroys: what is deleted of a registration',
  'web/pages/dashboard/registrations.tsx': 'an error',
  'web/pages/events/register/registering.tsx': 'an error',
  'web/pages/problem/admin-unavailable-page.tsx': 'an error',
  'web/pages/submit/submit.tsx': 'an error',
  'web/parts/failure.tsx': 'an error',
  'web/parts/like/personal-like.tsx': 'an error',
  'web/parts/map/map-frame.tsx': 'an error',
  'web/parts/review/own-review.tsx': 'destroys',
  'web/parts/review/review-form.tsx': 'an error',
  'web/parts/submission-status.tsx': 'the specification has "rejected" in red (§2)',
  'web/pages/admin/advertising/advertisement-item.tsx': 'destroys',
  'web/pages/admin/dashboard/setup.tsx': 'an error',
  'web/pages/admin/events/event-act-dialog.tsx': 'destroys: everybody is told that it is off',
  'web/pages/admin/import/badges.tsx': 'an error',
  'web/pages/admin/import/choose-file.tsx': 'an error',
  'web/pages/admin/import/import-panel.tsx': 'an error',
  'web/pages/admin/import/import-result.tsx': 'destroys',
  'web/pages/admin/listings/listing-row.tsx': 'says that it is deleted',
  'web/pages/admin/mail/mail-item.tsx': 'an error',
}

test('crimson is for an error and for what destroys something for good', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('web/ui/'),
  )
  const looks = files.filter((file) =>
    /(?:look=|look: |\? (?:[^:\n]+ : )?)\{?['"](?:bad|danger)['"]/.test(read(file)),
  )
  expect(looks.toSorted()).toEqual(Object.keys(CRIMSON).toSorted())

  const coloured = declarations('[\\w-]+').filter(({ value }) => value.includes('var(--bad'))
  expect(
    coloured.filter(({ selector }) => !/bad|danger|error|invalid|altcha/.test(selector)),
  ).toEqual([])
})

function read(file: string): string {
  return readFileSync(ROOT + file, 'utf8')
}

/** The size of a token in pixels, where this part of the sheet names it; a token may be another's. */
function pixels(css: string, name: string): number | undefined {
  const [, value] = css.match(new RegExp(`${name}: ([^;]+);`)) ?? []
  if (value === undefined) return undefined
  const [, other] = value.match(/^var\((--[\w-]+)\)$/) ?? []
  return other ? pixels(css, other) : Math.round(parseFloat(value) * REM)
}

interface Declaration {
  file: string
  selector: string
  value: string
}

/** Where a style sheet says one of these; `property` is a regular expression. */
function declarations(property: string): Declaration[] {
  return globSync('web/**/*.css', { cwd: ROOT })
    .filter((file) => file !== 'web/styles/tokens.css')
    .flatMap((file) =>
      [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
        [...body.matchAll(new RegExp(`(?:^|[;\\s])(?:${property}):\\s*([^;]+)`, 'g'))].map(
          ([, value = '']) => ({ file, selector: selector.trim(), value: value.trim() }),
        ),
      ),
    )
}
