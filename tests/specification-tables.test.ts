import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { readDirectory } from '../shared/listings/directory.ts'
import { MAIL_KINDS } from '../shared/admin/mails.ts'
import { EVENT_SCREENS } from '../web/event-screens.ts'
import { PRIVATE_SCREENS } from '../web/private-screens.ts'
import { createQueryClient } from '../web/query-client.ts'
import { makeRoutes } from '../web/routes.tsx'
import { SCREENS } from './support/specification.ts'

/** What docs/specification.md says of screens, mails and filters, against the code. */

const text = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8')
const codesOf = (line = '') => [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code)

test('every screen stands in the route table of §2, and every row of it is a screen', () => {
  const queryClient = createQueryClient(fetch, 'http://nowhere.invalid')
  const others = [...EVENT_SCREENS, ...PRIVATE_SCREENS]
  const paths = pathsOf(makeRoutes({ queryClient, waits: true }, others))
  const told = SCREENS.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(40)
  const asTold = paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'))
  expect(asTold.filter((path) => !told.includes(path))).toEqual([])
  const isScreen = (path: string) =>
    paths.some((known) => matchPath(known, path.replaceAll(/[{}]/g, '')))
  expect(told.filter((path) => !isScreen(path))).toEqual([])
})

interface Route {
  path?: string
  children?: Route[]
}

const pathsOf = (routes: Route[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ])

test('the entity Mail names every kind of mail', () => {
  const row = /^\| kind +\| text +\| 40 .*$/m.exec(text)?.[0]
  expect(codesOf(row).toSorted()).toEqual([...MAIL_KINDS].toSorted())
})

test('the filter state names every filter of the directory', () => {
  const line = /^\*\*Filter state\*\*: .*$/m.exec(text)?.[0] ?? ''
  for (const filter of Object.keys(readDirectory(new URLSearchParams())))
    expect(line).toMatch(new RegExp(`\\b${filter}\\b`))
})
