import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What a module runs with: its imports but those of types. */
function importsOf(file: string): string[] {
  const imports = /^import (?!type )([\s\S]*?) from '([^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(imports)]
    .filter(([, names = '']) => /\w/.test(names.replaceAll(/\btype \w+( as \w+)?/g, '')))
    .map(([, , from = '']) => (from.startsWith('.') ? join(dirname(file), from) : from))
}

const modules = globSync('{web,shared}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test('no screen runs with a schema: it comes by import() once a form is filled in', () => {
  const hasSchema = new Set(modules.filter((file) => importsOf(file).includes('zod')))
  expect(hasSchema.size).toBeGreaterThan(20)
  // A module that brings one along has one, too.
  for (let before = 0; before !== hasSchema.size;) {
    before = hasSchema.size
    for (const file of modules)
      if (file.startsWith('shared') && importsOf(file).some((from) => hasSchema.has(from)))
        hasSchema.add(file)
  }
  const bringing = modules
    .filter((file) => file.startsWith('web'))
    .flatMap((file) =>
      importsOf(file)
        .filter((from) => hasSchema.has(from))
        .map((from) => `${file}: ${from}`),
    )
  expect(bringing).toEqual([])
})
