import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { drawApart } from '../../server/pictures/draw-apart.ts'
import { MAX_SCANS } from '../../server/pictures/draw.ts'
import { countScans } from '../../server/pictures/jpeg-scans.ts'
import type { Task } from '../../server/pictures/worker.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { drawPicture, pictureForm, sendForm } from '../support/pictures.ts'
import { scannedJpeg } from '../support/scanned-jpeg.ts'

let app: TestApp
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saath-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  app = await createTestApp({ DATA_DIR: folder })
})

const put = (who: SignedIn, bytes: Buffer) =>
  sendForm(app, 'PUT', '/api/account/picture', pictureForm(bytes), who.cookie)
const signInMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signInAs(app)))

/** Nearly as many scans as may be: of 45 million pixels, seconds of work. */
const slowPicture = (side = 6_700) => scannedJpeg(side, MAX_SCANS - 10)

describe('a JPEG that draws over itself', () => {
  test('2,000 times is refused before it is read', async () => {
    const answer = await put(await signInAs(app), await scannedJpeg(1_000, 2_000))
    const sentence =
      'This picture is drawn in too many steps. Please save it again as an ordinary JPEG.'
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: sentence, code: 'invalid', fields: { file: sentence } },
    ])
  })

  test('as often as any camera does is taken, and not once more', async () => {
    const ofItself = countScans(await scannedJpeg(300, 0))
    const most = await scannedJpeg(300, MAX_SCANS - ofItself)
    expect((await put(await signInAs(app), most)).status).toBe(200)
    const more = await scannedJpeg(300, MAX_SCANS - ofItself + 1)
    expect([MAX_SCANS, (await put(await signInAs(app), more)).status]).toEqual([64, 400])
  })

  test('is counted as the library reads it: hidden scans count, and what only looks like one does not', async () => {
    const jpeg = await scannedJpeg(200, 100)
    const scans = countScans(jpeg)
    expect(scans).toBeGreaterThan(100)
    const end = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
    const withBefore = (at: number, more: number[]) =>
      countScans(Buffer.concat([jpeg.subarray(0, at), Buffer.from(more), jpeg.subarray(at)]))
    const second = jpeg.indexOf(
      Buffer.from([0xff, 0xda]),
      jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2,
    )
    // Kinds of markers that say no length, however long what follows would make them.
    for (const kind of [0x01, 0x02, 0xbf, 0xd0, 0xd8])
      expect(withBefore(second, [0xff, kind, 0x7f, 0x7f]), `${kind}`).toBe(scans)
    expect(withBefore(second, [0xff, 0xff, 0xff])).toBe(scans)
    expect(withBefore(second, [0xff, 0xe1, 0, 6, 0xff, 0xda, 0xff, 0xda])).toBe(scans)
    expect(countScans(Buffer.concat([jpeg, jpeg]))).toBe(scans)
    expect(countScans(jpeg.subarray(0, end))).toBe(scans - 1)
  })
})

/** How many processes of ours run. */
const processes = () =>
  process.getActiveResourcesInfo().filter((what) => what === 'ProcessWrap').length

describe('a picture that is slow to read', () => {
  test('is given up after its time, with the process that read it', async () => {
    const before = processes()
    await expect(drawApart(await slowPicture(), 'square', 0.3)).rejects.toThrow(
      'This picture takes too long to read. Please save it again as an ordinary JPEG, or smaller.',
    )
    await expect.poll(processes).toBe(before)
  })

  test('does not outlive the site, nor hold up its end', async () => {
    const worker = fork('server/pictures/worker.ts', { serialization: 'advanced', execArgv: [] })
    const ended = once(worker, 'exit')
    const task: Task = { bytes: await slowPicture(), shape: 'square' }
    worker.send(task)
    await wait(500)
    worker.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  test('holds one place in the line, and when the line is full a moment is asked for', async () => {
    const people = await signInMany(11)
    const slow = await slowPicture(4_000)
    const quick = await drawPicture()
    const first = put(people[0]!, slow)
    await wait(200)
    const again = await put(people[0]!, quick)
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '10'])

    const answers = await Promise.all(people.slice(1).map((who) => put(who, quick)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(7).fill(200), 503, 503, 503])
    const refused = answers.find(({ status }) => status === 503)!
    expect(refused.headers.get('retry-after')).toBe('10')
    expect((await first).status).toBe(200)
  })
})
