import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../tests/support/app.ts'
import { createSiteServer, listen } from './listen.ts'

const HERE = { HOST: '127.0.0.1', PORT: 0 }

async function serve(fetch: Parameters<typeof createSiteServer>[0]) {
  const server = createSiteServer(fetch, HERE.HOST)
  onTestFinished(() => void server.close())
  return { server, port: await listen(server, HERE) }
}

describe('an address that cannot be had is a sentence with what to set', () => {
  test.each([
    [{ HOST: '192.0.2.1', PORT: 0 }, 'HOST is 192.0.2.1, which is not an address of this machine'],
    [{ HOST: 'nowhere.invalid', PORT: 0 }, 'HOST is nowhere.invalid'],
  ])('%o', async (where, sentence) => {
    const server = createSiteServer(() => new Response(), where.HOST)
    await expect(listen(server, where)).rejects.toThrow(sentence)
  })

  test('a port that is taken', async () => {
    const { port } = await serve(() => new Response())
    const second = createSiteServer(() => new Response(), HERE.HOST)
    await expect(listen(second, { ...HERE, PORT: port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program.`,
    )
  })
})

test('a connection is kept longer than proxies keep theirs', async () => {
  const { server } = await serve(() => new Response())
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout)
})

test('IPv6: the whole app starts without PUBLIC_URL', async () => {
  const { get } = await createTestApp({ HOST: '::1', NODE_ENV: 'production' })
  expect((await get('/api/auth/ways')).status).toBe(200)
})

test('a visitor who breaks off while sending is no fault of the database, and none of ours', async () => {
  const { app, logged } = await createTestApp()
  const { port } = await serve(app.fetch)
  const socket = connect(port, HERE.HOST)
  await once(socket, 'connect')
  socket.write(
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n' +
      'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"email":',
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.resetAndDestroy()
  await expect.poll(() => logged.find(({ msg }) => msg === 'request')).toBeDefined()
  expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})
