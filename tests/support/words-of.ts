import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { glob } from 'node:fs/promises'

/** Which words a screen can show: those its page imports, now or on demand, and names (ruling 36). */

const ROOT = join(import.meta.dirname, '../..')
const source = (file: string) => readFileSync(file, 'utf8')

/** An entry of a words module, and the names by which one gets there: `['likeFailed', 'text']`. */
interface Entry {
  text: string
  path: string[]
}

/** The page of each screen, by its path in the tables of routes. */
export async function pagesOfScreens(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for await (const file of glob(`${ROOT}/web/{routes.tsx,*screens.ts}`))
    for (const [, path = '', page = ''] of source(file).matchAll(
      /path: '([^']+)'(?:(?!path: ')[\s\S])*?import\('([^']+)'\)/g,
    ))
      pages.set(path, resolve(dirname(file), page))
  return pages
}

/** Every module that is loaded with this one or by it. */
export function modulesFrom(start: string): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { from } of importsOf(file)) visit(from)
  }
  visit(start)
  return found
}

/** What a module imports from modules of ours, and under which names; types are gone when it runs. */
function importsOf(file: string): { names: string; from: string }[] {
  const imports = [
    ...source(file).matchAll(
      /(?:^|\n)(?:import|export)\s+(?!type\b)([^'";]*?)\s*from '(\.[^']+)'/g,
    ),
    ...source(file).matchAll(/(import)\('(\.[^']+)'\)/g),
  ]
  return imports
    .map(([, names = '', from = '']) => ({ names, from: resolve(dirname(file), from) }))
    .filter(({ from }) => /\.tsx?$/.test(from))
}

/** The texts that some of these modules name, each with the modules that do. */
export async function namedTexts(modules: Set<string>): Promise<string[]> {
  const texts: string[] = []
  for (const file of modules) {
    if (!file.endsWith('words.ts')) continue
    const exported: Record<string, unknown> = await import(file)
    for (const [name, words] of Object.entries(exported)) {
      const users = [...modules].flatMap((user) => {
        const own = importsOf(user).find(({ names, from }) => from === file && names.includes(name))
        if (!own) return []
        const [, alias = name] = new RegExp(`\\b${name} as (\\w+)`).exec(own.names) ?? []
        return [{ alias, code: source(user) }]
      })
      for (const { text, path } of entriesOf(words))
        if (users.some(({ alias, code }) => isNamed(alias, path, code))) texts.push(text)
    }
  }
  return texts
}

/** The entry itself, or something it is part of that is handed on as a whole. */
function isNamed(alias: string, path: string[], code: string): boolean {
  const steps = [alias, ...path.filter((step) => step !== '()')]
  const ends = steps.map((_, at) => steps.slice(0, at + 1).join('\\s*\\.\\s*'))
  const whole = ends.slice(1).map((end) => `\\b${end}\\b(?!\\s*\\.\\s*\\w)`)
  const taken = `\\{[^}]*\\b${path[0]}\\b[^}]*\\}\\s*=\\s*${alias}\\b`
  return new RegExp([`\\b${ends.at(-1)}\\b`, ...whole, taken].join('|')).test(code)
}

/** What the functions among words are called with: themselves, and as whatever field is asked for. */
const SAMPLES = [
  0,
  1,
  2,
  3,
  1001,
  'Sample',
  'too_big',
  '/directory',
  '/listing/1',
  '/dashboard/listings',
  '/admin/submissions',
  new Date(0),
  true,
  null,
].flatMap((sample) => [sample, new Proxy({}, { get: () => sample })])

function entriesOf(words: unknown, path: string[] = []): Entry[] {
  if (typeof words === 'string') return [{ text: words, path }]
  if (typeof words === 'function')
    return SAMPLES.flatMap((sample) => {
      try {
        return entriesOf(words(sample, sample, sample), [...path, '()'])
      } catch {
        // It is about something else.
        return []
      }
    })
  if (words === null || typeof words !== 'object' || path.length > 8) return []
  return Object.entries(words).flatMap(([key, inner]) =>
    entriesOf(inner, path.at(-1) === '()' ? path : [...path, key]),
  )
}
