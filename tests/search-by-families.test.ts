import { beforeAll, expect, test } from 'vitest'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What families type for a child, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

test.each([
  'speech delay panaji',
  'not speaking dona paula',
  '3 year old not speaking goa',
  'communication therapy goa',
])('"%s" finds who offers communication therapy', async (search) => {
  const { note, listings } = await find(search)
  expect(namesIn({ listings })).toContain('Centre for Paediatric Development')
  expect(note.further).toBeNull()
})
