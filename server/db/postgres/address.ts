import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isShortEnough, makeSocketFolder, type SocketFolder } from '../../short-socket.ts'
import type { Account } from './account.ts'
import { writeDurably } from './sync-files.ts'

/** Where PostgreSQL listens: a socket, or a port of this computer, which needs a password because every user reaches it. */
export interface Address {
  /** The folder of the socket. */
  socket?: string
  port: number
  password?: { file: string; text: string }
}

/** For a socket it is only part of its file's name. */
const PORT = 5432
export const SOCKET = `.s.PGSQL.${PORT}`

/** Where the socket is when the database is too deep down for it. */
export const socketFolderOf = (folder: string): SocketFolder => ({
  link: join(folder, 'pg-socket'),
  files: [SOCKET, `${SOCKET}.lock`],
})

/** A socket in the database's own folder, which is closed to others, or in a temporary folder as closed. */
export function socketAddress(folder: string, data: string, account: Account | undefined): Address {
  if (isShortEnough(join(data, SOCKET))) return { socket: data, port: PORT }
  const socket = makeSocketFolder(socketFolderOf(folder))
  if (account) chownSync(socket, account.uid, account.gid)
  return { socket, port: PORT }
}

/** A port that is free, and the password of this database, which is kept beside it. */
export async function portAddress(folder: string, account: Account | undefined): Promise<Address> {
  const file = join(folder, 'pg-password')
  if (!existsSync(file)) writeDurably(file, randomBytes(32).toString('base64url'), 0o600)
  if (account) chownSync(file, account.uid, account.gid)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('This system gave no port.')
  return { port: address.port, password: { file, text: readFileSync(file, 'utf8') } }
}
