import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createSiteServer, listen } from '../../server/start/listen.ts'
import { createTestApp, signInAs, type TestApp } from '../support/app.ts'

/** What no browser sends: bytes on a connection. */

const HERE = { HOST: '127.0.0.1', PORT: 0 }

let app: TestApp
let port: number
beforeEach(async () => {
  app = await createTestApp()
  const server = createSiteServer(app.app.fetch, HERE.HOST)
  onTestFinished(() => void server.close().closeAllConnections())
  port = await listen(server, HERE)
})

const OURS = ['sec-fetch-site: same-origin']

async function open(line: string, headers: string[]): Promise<Socket> {
  const socket = connect(port, HERE.HOST)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write([`${line} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  return socket
}

/** The first line of the answer. */
async function answerOn(socket: Socket): Promise<string> {
  const [bytes] = await once(socket, 'data')
  return String(bytes).split('\r\n')[0]!
}

describe('a visitor who breaks off while sending', () => {
  const form = 'content-type: application/x-www-form-urlencoded'
  const parts = 'content-type: multipart/form-data; boundary=x'
  test.each([
    ['JSON', 'POST /api/newsletter', ['content-type: application/json']],
    ['a form', 'POST /api/auth/sign-in', [form]],
    ['a form of a page', 'POST /newsletter', [form]],
    ['Apple’s answer', 'POST /api/auth/callback/apple', [form]],
    ['a picture', 'PUT /api/account/picture', [parts]],
  ])('is no fault of the database, and none of ours: %s', async (_what, line, headers) => {
    const { cookie } = await signInAs(app)
    for (const length of ['content-length: 50', 'transfer-encoding: chunked']) {
      app.logged.length = 0
      const socket = await open(line, ['host: x', `cookie: ${cookie}`, ...OURS, ...headers, length])
      socket.write(length.includes('chunked') ? '2\r\n--\r\n' : '--')
      await wait(200)
      socket.resetAndDestroy()
      await expect.poll(() => app.logged.find(({ msg }) => msg === 'request')).toBeDefined()
      expect(app.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
    }
  })
})

describe('a body that nobody asked for', () => {
  const long = `content-length: ${2 ** 33}`
  const chunked = 'transfer-encoding: chunked'
  test.each([
    ['a guest’s picture', 'PUT /api/submissions/picture', long, '401'],
    ['a guest’s picture in parts', 'PUT /api/submissions/picture', chunked, '401'],
    ['a guest’s import', 'POST /api/admin/imports', long, '401'],
    ['for nothing that is there', 'POST /api/nothing', long, '413'],
    ['for a page that only shows', 'PUT /about', long, '413'],
  ])('is not taken without end: %s', async (_what, line, length, status) => {
    const socket = await open(line, ['host: x', ...OURS, length])
    expect(await answerOn(socket)).toContain(status)
    const part = length === chunked ? '1\r\n-\r\n' : '-'
    const sending = setInterval(() => socket.write(part), 50)
    onTestFinished(() => clearInterval(sending))
    await expect.poll(() => socket.closed, { timeout: 8_000 }).toBe(true)
  })
})

describe('a request that says where it goes', () => {
  test.each([
    ['twice', ['host: saath.example', 'host: evil.example']],
    ['twice the same', ['host: saath.example', 'Host: saath.example']],
    ['not at all', []],
  ])('%s is refused (RFC 9112 §3.2)', async (_how, hosts) => {
    const socket = await open('GET /healthz', hosts)
    expect(await answerOn(socket)).toContain('400')
    socket.destroy()
  })

  test('once is answered', async () => {
    const socket = await open('GET /healthz', ['host: saath.example'])
    expect(await answerOn(socket)).toContain('200')
    socket.destroy()
  })
})
