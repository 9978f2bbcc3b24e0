/**
 * `npm run bench:heavy`: how long readers wait for a page while others send the heaviest files that anybody may, or tries
 * to: pictures that are slow to read, cells of blanks, 20 MB of them. On the built site, by turns with a quiet one.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { signInTo } from '../support/printed-link.ts'
import { scannedJpeg } from '../support/scanned-jpeg.ts'
import { startSite, type Site } from '../support/site.ts'
import { askOthers, check, percentile } from './measure.ts'

const ROUNDS = 3
/** Milliseconds more than in quiet. */
const BAR = 100
const PAGES = ['/', '/directory', '/directory?search=speech%20therapist', '/help-now']

const { READ_FROM } = process.env
if (READ_FROM) await read(READ_FROM)
else await bench()

/** In a process of its own: what this one sends takes time, too. */
async function read(origin: string): Promise<void> {
  let turn = 0
  const others = askOthers(async () => {
    const path = PAGES[turn++ % PAGES.length]
    await (await fetch(`${origin}${path}`)).text()
  })
  await once(process, 'message')
  process.send?.(await others.stop())
  process.disconnect()
}

async function bench(): Promise<void> {
  const works = await heavyWorks()
  const site = await startSite({ LOG_LEVEL: 'fatal' })
  try {
    const admin = await signInTo(site, 'admin grant', ['meera@example.org'])
    const user = await signInTo(site, 'admin link', ['asha@example.org', '--adult'])
    await timesDuring(site, () => pause(3_000))
    for (const { name, path, isForAdmins, file } of works) {
      const quiet: number[] = []
      const busy: number[] = []
      const said = new Set<string>()
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(...(await timesDuring(site, () => pause(2_000))))
        const work = async () =>
          void said.add(await sendFile(site, isForAdmins ? admin : user, path, file))
        busy.push(...(await timesDuring(site, work)))
      }
      console.log(`\n${name}, ${(file.length / 1e6).toFixed(1)} MB: ${[...said].join(', ')}`)
      for (const [what, share] of [
        ['p99', 0.99],
        ['slowest', 1],
      ] as const) {
        const [before, during] = [percentile(quiet, share), percentile(busy, share)]
        const note = `(${before.toFixed(0)} ms, then ${during.toFixed(0)} ms of ${busy.length})`
        check(`ms more, ${what}`, during - before, BAR, note)
      }
    }
  } finally {
    await site.stop()
  }
}

interface Work {
  name: string
  path: string
  isForAdmins: boolean
  file: Buffer
}

async function heavyWorks(): Promise<Work[]> {
  const head = 'name,categoryId,description,address,phone,region\n'
  const rows = (blank: string) =>
    Buffer.from(head + `"a${blank.repeat(99_990)}b",special-schools,A,B,112,Goa\n`.repeat(190))
  const picture = { path: '/api/account/picture', isForAdmins: false }
  const csv = { path: '/api/admin/imports', isForAdmins: true }
  return [
    { ...picture, name: 'a picture that is slow to read', file: await scannedJpeg(6_700, 54) },
    { ...picture, name: 'one of 60,000 scans', file: await scannedJpeg(6_700, 60_000) },
    { ...picture, name: 'one that is too large', file: Buffer.alloc(10_000_000, 'x') },
    { ...csv, name: '190 cells of blanks', file: rows(' ') },
    { ...csv, name: '190 cells of line ends', file: rows('\n') },
    {
      ...csv,
      name: 'one cell of blanks',
      file: Buffer.from(`${head}"a${' '.repeat(19_900_000)}b"`),
    },
  ]
}

async function timesDuring(site: Site, work: () => Promise<void>): Promise<number[]> {
  const reader = fork(import.meta.filename, { env: { ...process.env, READ_FROM: site.origin } })
  await work()
  await pause(500)
  reader.send('enough')
  const [times]: number[][] = await once(reader, 'message')
  return times ?? []
}

/** Sends a file and waits until it is done with, also where that goes on behind the answer; says what was answered. */
async function sendFile(
  { origin }: Site,
  cookie: string,
  path: string,
  file: Buffer,
): Promise<string> {
  const body = new FormData()
  const type = path.endsWith('picture') ? 'image/jpeg' : 'text/csv'
  body.set(
    'file',
    new File([new Uint8Array(file)], type === 'text/csv' ? 'a.csv' : 'a.jpg', { type }),
  )
  body.set('mayPublish', 'on')
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const method = path.endsWith('picture') ? 'PUT' : 'POST'
  const answer = await fetch(`${origin}${path}`, { method, headers, body })
  const { id, message = 'taken' }: { id?: number; message?: string } = await answer.json()
  if (path.endsWith('picture') || !answer.ok) return `${answer.status} ${message}`
  for (;;) {
    const { state } = await (await fetch(`${origin}${path}/${id}`, { headers })).json()
    if (state !== 'rehearsing') return `${answer.status} ${state}`
    await pause(50)
  }
}
