import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIfStale, fingerprint } from './build.ts'

/** A project whose build writes one line. */
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'saath-build-'))
  write('server/main.ts', 'start()')
  write('web/pages/home/home.tsx', '<Home />')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(project, { recursive: true }))

test('the fingerprint changes with what a source says, its name, and its absence', () => {
  const first = fingerprint(project)
  write('web/pages/home/home.tsx', '<House />')
  const edited = fingerprint(project)
  write('web/pages/home/more.tsx', '')
  const added = fingerprint(project)
  rmSync(join(project, 'web/pages/home/home.tsx'))
  const removed = fingerprint(project)
  expect(new Set([first, edited, added, removed]).size).toBe(4)
})

test('the fingerprint is that of a fresh clone: neither dates nor tests nor documents count', () => {
  const first = fingerprint(project)
  utimesSync(join(project, 'server/main.ts'), 1, 1)
  write('server/main.test.ts', 'test()')
  write('docs/architecture.md', '# Architecture')
  expect(fingerprint(project)).toBe(first)
})

test('builds once, again after a change, and again after a failure', () => {
  write('node_modules/vite/bin/vite.js', BUILD)
  buildIfStale(project)
  buildIfStale(project)
  expect(builds()).toBe(1)

  write('server/main.ts', 'start(now)')
  write('broken', '')
  expect(() => buildIfStale(project)).toThrow('The site could not be built (see above).')
  rmSync(join(project, 'broken'))
  buildIfStale(project)
  buildIfStale(project)
  expect(builds()).toBe(2)
})

/** Stands in for the build tool: makes dist/ and counts. */
const BUILD = `
  const fs = require('node:fs')
  if (fs.existsSync('broken')) process.exit(1)
  fs.mkdirSync('dist', { recursive: true })
  fs.appendFileSync('built', '.')
`

const builds = () => readFileSync(join(project, 'built'), 'utf8').length

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}
