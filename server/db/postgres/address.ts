import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { writeDurably } from './sync-files.ts'

/** Where PostgreSQL listens: a socket, or a port of this computer, which needs a password because every user reaches it. */
export interface Address {
  socket?: { folder: string; isTemporary: boolean }
  port: number
  password?: { file: string; text: string }
}

/** The longest path of a socket that every system takes, in bytes. */
const LONGEST = 103

/** Of a socket it is only a part of its file's name. */
const PORT = 5432
export const SOCKET = `.s.PGSQL.${PORT}`

/** A socket in the database's own folder, which is closed to others; for one too deep down, in a temporary folder. */
export function socketAddress(data: string, account: Account | undefined): Address {
  if (Buffer.byteLength(join(data, SOCKET)) <= LONGEST)
    return { socket: { folder: data, isTemporary: false }, port: PORT }
  const folder = mkdtempSync(join(tmpdir(), 'saath-'))
  if (account) chownSync(folder, account.uid, account.gid)
  return { socket: { folder, isTemporary: true }, port: PORT }
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
