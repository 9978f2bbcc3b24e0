import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { sqlState } from '../db/retries.ts'
import type { ServerEnv } from '../env/env.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { words } from './words.ts'

interface Need {
  folder: string
  bytes: number
}

interface Disk {
  /** Any number that other disks do not have. */
  dev: number
  /** In bytes; undefined where the system does not say. */
  free: number | undefined
}

/**
 * Throws a sentence when the backup, or the scratch database of its proof, would fill a disk of ours. What is on the disk
 * of another machine's PostgreSQL nobody can ask.
 */
export async function requireRoom(client: pg.Client, env: ServerEnv, folder: string) {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  const database = rows[0]?.bytes ?? 0
  const pictures = await picturesToCopy(env, folder)
  const needs = [{ folder, bytes: database + pictures }]
  if (!env.DATABASE_URL) needs.push({ folder: join(env.DATA_DIR, 'pg'), bytes: database })
  await requireFree(needs)
}

export async function requireFree(needs: Need[], look = diskOf): Promise<void> {
  const byDisk = new Map<number, Need & Disk>()
  for (const need of needs) {
    const disk = await look(need.folder)
    const known = byDisk.get(disk.dev)
    if (known) known.bytes += need.bytes
    else byDisk.set(disk.dev, { ...need, ...disk })
  }
  for (const { folder, bytes, free } of byDisk.values())
    if (free !== undefined && free < bytes) throw new Error(words.noRoom(folder, bytes, free))
}

/** PostgreSQL's SQLSTATE for "disk full", and the system's name for it. */
export const isOutOfRoom = (error: unknown) => ['53100', 'ENOSPC'].includes(sqlState(error) ?? '')

/** Pictures on the same disk get a second name, which takes no room. */
async function picturesToCopy(env: ServerEnv, folder: string): Promise<number> {
  const source = join(env.DATA_DIR, 'pictures')
  const isSameDisk = (await existing(source)).dev === (await existing(folder)).dev
  return isSameDisk ? 0 : pictureStore(env).bytes()
}

async function diskOf(folder: string): Promise<Disk> {
  const { path, dev } = await existing(folder)
  const { blocks, bavail, bsize } = await statfs(path)
  return { dev, free: blocks === 0 ? undefined : bavail * bsize }
}

/** The folder, or the nearest one above it that is there. */
async function existing(folder: string): Promise<{ path: string; dev: number }> {
  const found = await stat(folder).catch(() => undefined)
  return found ? { path: folder, dev: found.dev } : existing(dirname(folder))
}
