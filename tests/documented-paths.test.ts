import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md'])

/** Every file and folder of the checkout, as a document would name it. */
const PATHS = globSync(['*', '.*', '{docs,scripts,server,shared,tests,web}/**/*', '.ci/*'])
  .filter((path) => path !== 'node_modules')
  .map((path) => `/${path}`)
const TREE = PATHS.join('\n')

/** In a document: `server/app.ts`, `web/pages/`, `listings/likes.ts` beside what was named before it, `likes.ts`. */
const NAMED =
  /`((?:(?:server|shared|web|tests|scripts|docs)\/[^\s`]*|(?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|css|sql|json|csv|txt|yaml)))`/g

/** Not in the checkout: what a backup holds. */
const MADE_LATER = ['manifest.json']

test('every path that a document names exists', () => {
  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, path = '']) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !MADE_LATER.includes(path) && !exists(path))).toEqual([])
})

/** `<noun>` and `*` stand for any name; a path may leave out the folders above it. */
function exists(path: string): boolean {
  const name = path
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<[\w-]+>|\*+/g, '[^/\\n]+')
  return new RegExp(`/${name}$`, 'm').test(TREE)
}

test('every link of a document leads to a file, and to a heading in it', () => {
  const links = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = '']) => ({ file, link }),
    ),
  )
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ file, link }) => !leadsSomewhere(file, link))).toEqual([])
})

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file
  if (!PATHS.includes(`/${target}`)) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

/** As GitHub makes them: small letters, punctuation gone, a hyphen for each space. */
const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
