import pg from 'pg'
import { expect, test } from 'vitest'
import { isOutOfRoom, requireFree } from './room.ts'

const MB = 1e6
/** The backups on one disk, the database on the same or another one. */
const needs = [
  { folder: '/backups', bytes: 100 * MB },
  { folder: '/data/pg', bytes: 80 * MB },
]
const onOneDisk = (free: number | undefined) => async () => ({ dev: 1, free })

test('what goes onto one disk needs room there together', async () => {
  await expect(requireFree(needs, onOneDisk(179 * MB))).rejects.toThrow(
    'There is too little room for a backup and its proof on the disk of /backups: they may take 180 MB, and 179 MB are free.',
  )
  await requireFree(needs, onOneDisk(180 * MB))
})

test('a disk of its own needs room for its part, and is named', async () => {
  const look = (free: number) => async (folder: string) =>
    folder === '/backups' ? { dev: 1, free: 100 * MB } : { dev: 2, free }
  await requireFree(needs, look(80 * MB))
  await expect(requireFree(needs, look(79 * MB))).rejects.toThrow('on the disk of /data/pg')
})

test('a file system that does not say how much is free is tried', async () => {
  await requireFree(needs, onOneDisk(undefined))
})

test('a full disk is known by what the database and the system call it', () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), {
    code: '53100',
  })
  expect(isOutOfRoom(new Error('the rows cannot be loaded', { cause: full }))).toBe(true)
  expect(isOutOfRoom(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
  expect(isOutOfRoom(new Error('other rows'))).toBe(false)
})
