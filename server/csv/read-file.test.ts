import { expect, test } from 'vitest'
import { measure } from '../../tests/support/processor-time.ts'
import { expectWithin, slownessOfMemory } from '../../tests/support/slowness.ts'
import { checkFile, readRows, type FileRow } from './read-file.ts'

const HEADER = 'id,name,address'

async function rowsIn(content: string | Uint8Array): Promise<FileRow[]> {
  const part = typeof content === 'string' ? content : new Uint8Array(content)
  const file = new Blob([part])
  await checkFile(file)
  const read: FileRow[] = []
  for await (const row of readRows(file)) read.push(row)
  return read
}

/** The cells of name and address. */
const cellsIn = async (content: string) =>
  (await rowsIn(`${HEADER}\n${content}`)).map(({ cells }) => [cells.name, cells.address])

/** Cases as every reader of RFC 4180 is tried with; the columns are ours. */
test.each<[what: string, content: string, cells: string[][]]>([
  ['a comma in quotation marks', '1,"Asha, Mapusa",x\n', [['Asha, Mapusa', 'x']]],
  [
    'empty cells',
    '1,"",\n2,,""\n',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['quotation marks written twice', '1,"ha ""ha"" ha",4\n', [['ha "ha" ha', '4']]],
  ['a cell of quotation marks alone', '1,"""""",x\n', [['""', 'x']]],
  [
    'JSON',
    '1,"{""type"": ""Point"", ""at"": [1, 2]}",x\n',
    [['{"type": "Point", "at": [1, 2]}', 'x']],
  ],
  [
    'line ends in a cell',
    '1,"Once upon\na time",5\n7,8,9\n',
    [
      ['Once upon\na time', '5'],
      ['8', '9'],
    ],
  ],
  [
    'CRLF in a cell',
    '1,"Once upon\r\na time",5\r\n7,8,9\r\n',
    [
      ['Once upon\r\na time', '5'],
      ['8', '9'],
    ],
  ],
  ['quotation marks and line ends', '1,"ha\n""ha""\nha",\n', [['ha\n"ha"\nha', '']]],
  [
    'CRLF between rows',
    '1,a,b\r\n2,c,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'CR between rows',
    '1,a,b\r2,c,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['no line end after the last row', '1,a,b', [['a', 'b']]],
  ['letters of every script', '1,ʤ,आशा\n', [['ʤ', 'आशा']]],
  [
    'blank lines',
    '\n1,a,b\n\n,,\n2,c,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['spaces', '1, a , b\n', [[' a ', ' b']]],
  ['blank cells to the right of all columns', `1,a,b${','.repeat(16_000)}\n`, [['a', 'b']]],
])('%s', async (_what, content, cells) => {
  expect(await cellsIn(content)).toEqual(cells)
})

test('a row keeps its number as a spreadsheet counts, whatever its cells hold', async () => {
  const rows = await rowsIn(`${HEADER}\n1,"a\nb",c\n\n2,d,e\n`)
  expect(rows.map(({ row }) => row)).toEqual([2, 4])
})

test.each([
  ['a byte order mark', `\uFEFF${HEADER}\n1,a,b`],
  ['semicolons', `id;name;address\n1;a;b`],
  ['semicolons with commas in the cells', `id;name;address\r\n1;"a";b\r\n`],
  ['tabs', `id\tname\taddress\n1\ta\tb`],
  ['names in quotation marks, other case, spaces', `"ID"," Name ","Address"\n1,a,b`],
])('%s', async (_what, content) => {
  expect((await rowsIn(content)).map(({ cells }) => cells)).toEqual([
    { id: '1', name: 'a', address: 'b' },
  ])
})

test('a row with more cells than the header says so', async () => {
  expect(await rowsIn(`${HEADER}\n1,Asha, Mapusa,x\n`)).toMatchObject([
    { tooManyCells: { cells: 4, columns: 3 } },
  ])
})

const big = (bytes: number) => 'x'.repeat(bytes)

test.each<[what: string, content: string | Uint8Array, sentence: RegExp]>([
  ['nothing', '', /empty/],
  ['a header alone', HEADER, /no rows/],
  [
    'a zip file with another name',
    Buffer.from('504b03041400000008', 'hex'),
    /spreadsheet or a zip file/,
  ],
  ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /spreadsheet or a zip file/],
  ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n1,a,b`, 'utf16le'), /UTF-16/],
  ['UTF-16 without a mark', Buffer.from(`${HEADER}\n1,a,b`, 'utf16le'), /NUL/],
  ['a NUL', `${HEADER}\n1,a\0,b`, /NUL/],
  ['Windows-1252', Buffer.from(`${HEADER}\n1,caf\xe9,b`, 'latin1'), /not written in UTF-8/],
  [
    'a quotation mark that is never closed',
    `${HEADER}\n1,a,b\n2,"c,d\n3,e,f\n`,
    /opens in row 3 is never closed/,
  ],
  ['one below empty lines', `${HEADER}\n1,a,b\n\n\r\n2,"c,d\n`, /opens in row 5 is never closed/],
  [
    'one that is never closed in a long file',
    `${HEADER}\n1,"a,b\n${'2,c,d\n'.repeat(300_000)}`,
    /row 2 a cell is longer/,
  ],
  ['a cell of 19 MB', `${HEADER}\n1,${big(19_000_000)},b\n`, /row 2 a cell is longer/],
  ['a cell a little too long', `${HEADER}\n1,${big(100_001)},b\n`, /row 2 a cell is longer/],
  [
    'more cells than a thousand',
    `${HEADER}\n${'a,'.repeat(1_001)}\n`,
    /row 2 there are more than 1,000 cells/,
  ],
  [
    'a header of 100,000 columns',
    `${'a,'.repeat(100_000)}\n1,a,b`,
    /row 1 there are more than 1,000 cells/,
  ],
  ['a stray quotation mark', `${HEADER}\n1,a "b" c,d\n`, /Row 2 has a quotation mark/],
  ['words after a quotation mark', `${HEADER}\n1,"a" b,d\n`, /Row 2 has a quotation mark/],
  ['a million rows', `${HEADER}\n${'1,a,b\n'.repeat(1_000_000)}`, /more than 50,000 rows/],
  ['a column twice', 'name,Name,id\na,b,1', /name appears twice/],
  ['no header of ours', 'a,b,c\n1,2,3', /lacks these columns: name, categoryId/],
  [
    'a required column missing',
    'name,categoryId,description,address,phone\na,1,b,c,d',
    /lacks this column: region/,
  ],
])('%s is refused with a sentence, after 2 s of work at most', async (_what, content, sentence) => {
  const { time } = await measure(() => expect(rowsIn(content)).rejects.toThrow(sentence))
  await expectWithin(2_000, time, slownessOfMemory)
})
