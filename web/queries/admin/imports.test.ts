import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgainAfter } from './imports.ts'

const KEYS = ['listings', 'categories', 'search', 'map', 'user', 'admin'].map((part) => [
  'api',
  part,
])

async function staleAfter(...[before, state]: [string?, string?]): Promise<string[]> {
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, 'old')
  await readAgainAfter(client, before as 'importing', state as 'done')
  return KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '))
}

test.each([
  ['importing', 'done'],
  ['undoing', 'undone'],
  ['rehearsed', 'done'],
])(
  'what shows listings is read again when an import turns from %s to %s',
  async (before, state) => {
    expect(await staleAfter(before, state)).toEqual(KEYS.map((key) => key.join(' ')))
  },
)

test.each([
  [undefined, 'done'],
  ['rehearsed', 'importing'],
  ['rehearsing', 'rehearsed'],
])('from %s to %s nothing of it has changed', async (before, state) => {
  expect(await staleAfter(before, state)).toEqual([])
})
