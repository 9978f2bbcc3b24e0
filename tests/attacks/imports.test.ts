import { beforeAll, expect, test } from 'vitest'
import { checkFile } from '../../server/csv/read-file.ts'
import { listingImports, listings } from '../../server/db/schema.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { csvOf, ROW, sendCsv } from '../support/csv.ts'
import { buildCategories } from '../support/factories.ts'
import { importsSettled } from '../support/imports.ts'
import { longestTurn, measure } from '../support/processor-time.ts'
import { expectWithin, slownessOfMemory } from '../support/slowness.ts'

/** Files that are meant to do harm, or do it by accident: each gets a sentence, for 2 s of work at most. */

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await createTestApp()
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})

const good = csvOf([ROW])
const header = Object.keys(ROW).join(',')
const row = 'Asha,therapists,Text.,Road,112,Goa\n'

const BOMBS: Record<
  string,
  [content: () => string | Uint8Array, status: number, sentence: RegExp]
> = {
  'a cell of 50 MB': [() => `${good}"${'x'.repeat(50_000_000)}",1\n`, 413, /larger than 20 MB/],
  'a cell of 19 MB': [() => `${good}"${'x'.repeat(19_000_000)}",1\n`, 422, /a cell is longer/],
  'a quotation mark that is never closed': [
    () => `${good}"Asha,1\n${row.repeat(50)}`,
    422,
    /row 3 is never closed/,
  ],
  'a NUL': [() => `${good}Asha\0,1,c,d,e,f\n`, 422, /NUL/],
  'UTF-16': [() => Buffer.from(`\uFEFF${good}`, 'utf16le'), 422, /UTF-16/],
  'a zip file with another name': [
    () => Buffer.from(`504b0304140000000800${'00'.repeat(500)}`, 'hex'),
    422,
    /zip file/,
  ],
  'a million rows': [
    () => `${header}\n${'a,b,c,d,e,f\n'.repeat(1_000_000)}`,
    422,
    /more than 50,000 rows/,
  ],
  '20 MB of line breaks': [() => good + '\n'.repeat(19_990_000), 422, /more than 50,000 rows/],
  'rows that hold nothing': [
    () => good + ',,,,,\n'.repeat(3_000_000),
    422,
    /more than 50,000 rows/,
  ],
}

for (const [what, [content, status, sentence]] of Object.entries(BOMBS))
  test(`${what} is refused with 2 s of work at most, imports nothing, and the server goes on`, async () => {
    const bytes = content()
    for (const path of ['/api/admin/imports', '/api/admin/listings/import']) {
      const { result: answer, time } = await measure(() => sendCsv(app, admin, bytes, path))
      await expectWithin(2_000, time, slownessOfMemory)
      expect(answer.status).toBe(status)
      expect(((await answer.json()) as { message: string }).message).toMatch(sentence)
    }
    await importsSettled()
    expect(await app.db.$count(listings)).toBe(0)
    expect(await app.db.$count(listingImports)).toBe(0)
    expect((await app.get('/api/listings')).status).toBe(200)
  })

test.each([
  ['of line breaks', () => good + '\n'.repeat(20_000_000)],
  ['of 45,000 rows', () => good + row.replace('Text.', 'x'.repeat(360)).repeat(45_000)],
])('a large file %s keeps nobody waiting while it is read', async (_what, content) => {
  const file = new Blob([content()])
  await expectWithin(100, await longestTurn(checkFile(file)), slownessOfMemory)
})

test('a body that is not what it says is refused', async () => {
  const headers = {
    cookie: admin.cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
  }
  const answer = await app.get('/api/admin/imports', {
    method: 'POST',
    headers,
    body: '--y\r\nno form',
  })
  expect(answer.status).toBe(400)
})

test('another site cannot import with an admin’s cookie', async () => {
  const headers = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' }
  const form = new FormData()
  form.set('file', new File([good], 'a.csv'))
  const answer = await app.get('/api/admin/listings/import', {
    method: 'POST',
    headers,
    body: form,
  })
  expect(answer.status).toBe(403)
})
