import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rowsOf, TABLES, textOfTable, type Table } from './rows.ts'

/** What is frozen (ruling 54): a table is changed only with the reason beside its row, and its line here. */
const FROZEN: Record<Table, [rows: number, sha256: string]> = {
  calls: [58, 'c212add76f349e62d1ed227b8e075e51692a8abcd747648c8f3bf1e1252557c7'],
  messages: [234, 'bf6b9e350f5278cabfff68b7c7598633db64d09e1e564741d2569bab7cc1e53d'],
  constants: [230, 'ae4aed73d9bde8ab1130888330fb1c8c39fa4d53d98adda898891066a641af31'],
  validations: [168, '131f1bd51ab81d138f5539441f31b9f8ce31388b09a709a41a37579f9707d474'],
  transitions: [84, '264ee8ca7e05003b328a977f1d46c68c6f45be0e4cf5d260e3803667ac0e4983'],
  screens: [107, 'dd7949671fdd98f5ea752d87aca19a007ae15f05cc2b7a7a93a28cda57e52f41'],
  entities: [207, '474a10250fbba17ea6117f4a9141731afcd4a1713a1d960c41293d2aaef0b5b9'],
  roles: [42, '30dada185b6d710af74e52ab4103fed7f73020444b81279c9d58e363e1aeb445'],
}

test.each(TABLES)('%s are as they were frozen', (table) => {
  const hash = createHash('sha256').update(textOfTable(table)).digest('hex')
  expect([rowsOf(table).length, hash]).toEqual(FROZEN[table])
})

test('each row has a number of its own, in its order', () => {
  for (const table of TABLES)
    expect(rowsOf(table).map(({ id }) => id)).toEqual(
      rowsOf(table).map((_row, at) => `${table}-${String(at + 1).padStart(3, '0')}`),
    )
})
