import { expect, test } from 'vitest'
import { createBatcher } from './wire-batches.ts'

const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const message = (letter: string, body = '') => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(letter, 0)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const parse = message('P', 'select')
const bind = message('B', 'bind')
const sync = message('S')
const stream = Buffer.concat([startup, parse, bind, sync, message('Q', 'select 1'), message('X')])

const describeItems = (chunks: Buffer[]) => {
  const split = createBatcher()
  return chunks
    .flatMap((chunk) => split(chunk))
    .map((item) => (item === 'end' ? item : Buffer.from(item.bytes).toString('latin1')))
}
const expected = [
  startup.toString('latin1'),
  Buffer.concat([parse, bind, sync]).toString('latin1'),
  message('Q', 'select 1').toString('latin1'),
  'end',
]

test('batches end where the client waits for an answer', () => {
  expect(describeItems([stream])).toEqual(expected)
})

test('batches are the same wherever the stream is cut', () => {
  for (let cut = 1; cut < stream.length; cut++)
    expect(describeItems([stream.subarray(0, cut), stream.subarray(cut)])).toEqual(expected)
  expect(describeItems([...stream].map((byte) => Buffer.from([byte])))).toEqual(expected)
})

test('a batch that ends with Flush leaves its portal open', () => {
  const split = createBatcher()
  split(startup)
  const items = split(Buffer.concat([parse, bind, message('H'), sync]))
  expect(items.map((item) => item !== 'end' && item.complete)).toEqual([false, true])
})
