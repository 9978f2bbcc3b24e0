/**
 * `npm run bench:throughput -- --rounds 5`: how many guests' pages the built site answers a second from memory, beside
 * node:http sending the same bytes and headers, in turns; and the same for "not changed". The load is Debian's wrk, with
 * one thread and 32 connections.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { buildOrExit } from '../../scripts/build.ts'
import { installDebianPackages, runs } from '../../scripts/debian.ts'
import { findFreePort, startSite } from '../support/site.ts'
import { percentile } from './measure.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** Set for the process that sends the same bytes. */
    floor: { type: 'string' },
  },
})

/** Of what node:http does, at least so much; and the slowest of a hundred takes at most so many times as long. */
const BARS = { ratio: 0.6, slowest: 5 }
const PATHS = ['/', '/directory', '/listing/1']
const ACCEPT = { 'accept-encoding': 'br' }

interface Answer {
  headers: IncomingHttpHeaders
  body: Buffer
}

if (values.floor === undefined) await bench(Number(values.rounds), Number(values.seconds))
else await serveAsIs(values.floor)

async function bench(rounds: number, seconds: number): Promise<void> {
  if (!runs('wrk', ['--version']) && spawnSync('wrk').error && !installDebianPackages(['wrk']))
    throw new Error('This bench needs the program wrk. Please install it: apt-get install wrk')
  buildOrExit(process.cwd())
  const site = await startSite()
  try {
    for (const path of PATHS) await compare(site.origin + path, rounds, seconds)
  } finally {
    await site.stop()
  }
}

async function compare(url: string, rounds: number, seconds: number): Promise<void> {
  await read(url)
  const { etag = '' } = (await read(url)).headers
  const port = await findFreePort()
  const floor = spawn(process.execPath, [import.meta.filename, '--floor', `${port} ${url}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(floor.stdout, 'data')
  const floorUrl = `http://127.0.0.1:${port}/`
  try {
    for (const [name, headers] of [
      ['200', ACCEPT],
      ['304', { ...ACCEPT, 'if-none-match': etag }],
    ] as const) {
      const ratios: number[] = []
      const slowest: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const bare = load(floorUrl, headers, seconds)
        const ours = load(url, headers, seconds)
        ratios.push(ours.perSecond / bare.perSecond)
        slowest.push(ours.p99 / bare.p99)
        console.log(
          `  ${name} ${new URL(url).pathname.padEnd(12)}${ours.perSecond.toFixed(0).padStart(8)} a second,` +
            ` node:http ${bare.perSecond.toFixed(0)}; p99 ${ours.p99.toFixed(2)} ms, ${bare.p99.toFixed(2)} ms`,
        )
      }
      const ratio = percentile(ratios, 0.5)
      const times = percentile(slowest, 0.5)
      console.log(
        `${name} ${new URL(url).pathname}: ${ratio.toFixed(2)} of node:http, at least ${BARS.ratio}${ratio < BARS.ratio ? ', MISSED' : ''};` +
          ` p99 ${times.toFixed(1)} times as long, at most ${BARS.slowest}${times > BARS.slowest ? ', MISSED' : ''}`,
      )
    }
  } finally {
    floor.kill()
  }
}

/** In milliseconds, but for the first. */
function load(url: string, headers: Record<string, string>, seconds: number) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = spawnSync('wrk', ['-t1', '-c32', `-d${seconds}`, '--latency', ...given, url], {
    encoding: 'utf8',
  })
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (!perSecond || !p99 || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk could not measure ${url}:\n${stdout}`)
  const inMs = { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's']
  return { perSecond: Number(perSecond), p99: Number(p99) * inMs }
}

/** Sends, on this port, what that page answers, and 304 to whoever has it. */
async function serveAsIs(portAndUrl: string): Promise<void> {
  const [port, url = ''] = portAndUrl.split(' ')
  const { headers, body } = await read(url)
  for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete headers[name]
  const { 'content-length': _length, 'content-encoding': _encoding, ...known } = headers
  const all = { ...headers, 'content-length': String(body.length) }
  createServer((request, response) => {
    const isKnown = request.headers['if-none-match'] === headers.etag
    response.writeHead(isKnown ? 304 : 200, isKnown ? known : all)
    response.end(isKnown ? undefined : body)
  }).listen(Number(port), '127.0.0.1', () => console.log('ready'))
}

async function read(url: string): Promise<Answer> {
  const request = get(url, { headers: ACCEPT })
  const [answer] = await once(request, 'response')
  return { headers: answer.headers, body: await buffer(answer) }
}
