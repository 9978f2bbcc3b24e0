import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPages } from '../server/pages/pages.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp } from './support/app.ts'

const assets = { sheet: null, stylesheets: [], scripts: [] }

test('a visitor who leaves while a page is drawn is no fault of ours', async () => {
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const { app, logged } = await createTestApp({}, pages)
  for (let after = 0; after < 20; after += 1) {
    const visitor = new AbortController()
    const answer = app.request('/directory', { signal: visitor.signal })
    await wait(after)
    visitor.abort()
    await answer
  }
  expect(logged.filter(({ msg }) => msg === 'request')).toHaveLength(20)
  expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})
