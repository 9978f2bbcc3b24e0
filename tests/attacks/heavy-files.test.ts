import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { scannedJpeg } from '../support/scanned-jpeg.ts'
import { slownessOfMemory } from '../support/slowness.ts'

/** Whatever somebody sends, nobody else may wait for a page because of it: how long they do, `npm run bench:heavy` says. */

/** Milliseconds of processor time on the usual machine. */
const MOST = 100
const TIMES = 4

let app: TestApp
let sender: SignedIn
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saath-heavy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  app = await createTestApp({ DATA_DIR: folder })
  sender = await signInAs(app, { role: 'admin' })
})

/**
 * That this process never did anything else for long while something was done, counted on a processor, which no other load
 * on the machine lengthens. Once in a few times is enough: what is compiled, and tidied up, takes its time once.
 */
async function expectShortTurns(work: () => Promise<unknown>): Promise<void> {
  for (let time = 1; ; time += 1) {
    const before = await slownessOfMemory()
    const longest = await watchTurns(work)
    const most = MOST * Math.max(before, await slownessOfMemory())
    if (longest < most) return
    if (time === TIMES) expect(longest).toBeLessThan(most)
  }
}

async function watchTurns(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  return longest
}

/** As it comes from a browser. */
function send(method: string, path: string, name: string, file: Buffer): Promise<Response> {
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="mayPublish"\r\n\r\non\r\n'),
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = {
    cookie: sender.cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
  }
  return app.get(path, { method, headers, body })
}

const HEAD = 'name,categoryId,description,address,phone,region\n'
/** As many rows as 20 MB hold whose name is as long as a cell may be. */
function fullCells(unit: string): Buffer {
  const cell = `a${unit.repeat(99_990 / unit.length)}b`
  const row = `"${cell}",special-schools,A,B,112,Goa\n`
  return Buffer.from(HEAD + row.repeat(Math.floor(19_900_000 / Buffer.byteLength(row))))
}

test.each([
  ['cells of blanks', fullCells(' '), 200],
  ['cells of line ends', fullCells('\n'), 200],
  ['cells of marks out of order', fullCells('\u0301\u0316'), 200],
  ['one cell of 20 MB', Buffer.from(`${HEAD}"a${' '.repeat(19_900_000)}b"`), 422],
])('a file of %s holds up nobody', async (_what, file, status) => {
  const rehearse = async () => {
    const answer = await send('POST', '/api/admin/imports', 'a.csv', file)
    expect(answer.status).toBe(status)
    const { id } = await answer.json()
    if (answer.ok) await untilRehearsed(`/api/admin/imports/${id}`)
  }
  await expectShortTurns(rehearse)
})

async function untilRehearsed(path: string): Promise<void> {
  for (;;) {
    const { state } = await (await sender.get(path)).json()
    if (state !== 'rehearsing') return expect(state).toBe('rehearsed')
    await pause(50)
  }
}

test.each([
  ['of 60,000 scans', () => scannedJpeg(6_700, 60_000), 400],
  ['of as many as may be', () => scannedJpeg(6_700, 54), 200],
  ['of 10 MB', async () => Buffer.alloc(10_000_000, 'x'), 413],
])('a picture %s holds up nobody', async (_what, draw, status) => {
  const picture = await draw()
  const upload = async () => {
    const answer = await send('PUT', '/api/account/picture', 'a.jpg', picture)
    expect(answer.status).toBe(status)
  }
  await expectShortTurns(upload)
})
