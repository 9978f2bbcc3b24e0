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

test('a child development centre is one by another name, too', async () => {
  const names = namesIn(await find('child development centre goa'))
  for (const name of [
    'Sethu Centre for Child Development',
    'Centre for Paediatric Development',
    '(DEIC), North Goa',
    '(DEIC), South Goa',
  ])
    expect(names).toContain(name)
  const { note, listings } = await find('developmental centre mapusa')
  expect(listings[0]?.name).toContain('(DEIC), North Goa')
  expect(note.further).toBeNull()
})
