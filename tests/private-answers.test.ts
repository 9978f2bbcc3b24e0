import { beforeAll, expect, test } from 'vitest'
import { isPersonal } from '../web/queries/accounts/forget.ts'
import { createTestApp } from './support/app.ts'
import { readOpenApi } from './support/open-api.ts'

/** What a browser forgets at sign-out is told by its address: this holds it against what the server says of each. */
let calls: { path: string; isPrivate: boolean }[]
beforeAll(async () => {
  const { document } = await readOpenApi(await createTestApp())
  calls = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get && path !== '/api/auth/user' ? [{ path, isPrivate: '401' in get.responses }] : [],
  )
})

const forgets = (path: string) =>
  isPersonal({
    queryKey: path
      .replaceAll(/\{\w+\}/g, '7')
      .split('/')
      .slice(1),
  })

test('whatever needs a sign-in is forgotten when somebody signs out', () => {
  const needing = calls.filter(({ isPrivate }) => isPrivate)
  expect(needing.length).toBeGreaterThan(20)
  expect(needing.map(({ path }) => path).filter((path) => !forgets(path))).toEqual([])
})
