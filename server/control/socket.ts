import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import {
  findSocketFolder,
  isShortEnough,
  makeSocketFolder,
  removeSocketFolder,
  type SocketFolder,
} from '../short-socket.ts'

/** What a command asks of the running server, and what it says back: a line of JSON each. */
const requestSchema = z.object({ command: z.string(), args: z.array(z.string()) })
const answerSchema = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ problem: z.string() }),
])

export type Run = (command: string, args: string[]) => Promise<string[]>

/**
 * Listens for commands of the same user on this machine (ruling 18). Where another process of this site listens
 * already, that one answers. Resolves to what ends it.
 */
export async function listen(dataDir: string, run: Run): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true })
  if (await isAnswered(dataDir)) return async () => {}
  const path = makePath(dataDir)
  // Left behind by a process that was killed.
  rmSync(path, { force: true })

  const server = createServer((socket) => void serve(socket, run))
  // Nobody else may so much as connect, from the first moment on.
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
  } finally {
    process.umask(before)
  }
  chmodSync(path, 0o600)
  server.unref()
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    removeSocketFolder(elsewhere(dataDir))
  }
}

async function serve(socket: Socket, run: Run): Promise<void> {
  socket.on('error', () => socket.destroy())
  for await (const line of createInterface({ input: socket })) {
    socket.end(`${JSON.stringify(await answer(line, run))}\n`)
    return
  }
}

async function answer(line: string, run: Run): Promise<z.output<typeof answerSchema>> {
  try {
    const { command, args } = requestSchema.parse(JSON.parse(line))
    return { lines: await run(command, args) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Has the running server carry a command out; undefined when none runs. Throws what the server says is wrong. */
export async function ask(
  dataDir: string,
  command: string,
  args: string[],
): Promise<string[] | undefined> {
  const socket = await open(dataDir)
  if (!socket) return undefined
  socket.write(`${JSON.stringify({ command, args })}\n`)
  for await (const line of createInterface({ input: socket })) {
    socket.destroy()
    const said = answerSchema.parse(JSON.parse(line))
    if ('problem' in said) throw new Error(said.problem)
    return said.lines
  }
  throw new Error('The running site did not answer. Please try again.')
}

/** Whether a site runs with this data folder. */
export async function isAnswered(dataDir: string): Promise<boolean> {
  const socket = await open(dataDir)
  socket?.destroy()
  return socket !== undefined
}

function open(dataDir: string): Promise<Socket | undefined> {
  const path = findPath(dataDir)
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

const NAME = 'control.sock'

const pathIn = (dataDir: string) => join(resolve(dataDir), NAME)

const elsewhere = (dataDir: string): SocketFolder => ({
  link: join(dataDir, 'control-socket'),
  files: [NAME],
})

/** In the data folder, or, where that is too deep down, in a folder of its own. */
function makePath(dataDir: string): string {
  removeSocketFolder(elsewhere(dataDir))
  const path = pathIn(dataDir)
  return isShortEnough(path) ? path : join(makeSocketFolder(elsewhere(dataDir)), NAME)
}

function findPath(dataDir: string): string {
  const folder = findSocketFolder(elsewhere(dataDir))
  return folder === undefined ? pathIn(dataDir) : join(folder, NAME)
}
