import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { renameDurably } from '../db/postgres/sync-files.ts'
import type { ServerEnv } from '../env/env.ts'
import { unlessMissing } from '../http/unless-missing.ts'

/** saath-2026-11-22T031702.418Z, in UTC; with the ending, its proof failed. */
const NAME =
  /^(\.unfinished-)?saath-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2}\.\d{3})Z(?:-unproven)?$/
const DAY = 86_400_000

export interface Kept {
  path: string
  takenAt: Date
  isProven: boolean
}

/** Where backups are kept that nobody sends elsewhere. */
export const backupsFolder = ({
  BACKUP_DIR,
  DATA_DIR,
}: Pick<ServerEnv, 'BACKUP_DIR' | 'DATA_DIR'>) => BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Said by the name alone, which its user may change. */
export const isProven = (path: string) => !path.endsWith('-unproven')

/** The backups in a folder, the oldest first. */
export const findBackups = async (folder: string): Promise<Kept[]> =>
  (await readNames(folder)).filter(({ isDraft }) => !isDraft)

/** An empty folder to write a backup into. What a process that was killed left a day ago is erased. */
export async function makeDraft(folder: string, takenAt: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { path, isDraft, takenAt: begun } of await readNames(folder))
    if (isDraft && takenAt.getTime() - begun.getTime() > DAY) await rm(path, { recursive: true })
  const draft = join(folder, `.unfinished-saath-${stamp(takenAt)}`)
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  return draft
}

/** From here on it is a backup. */
export function finishDraft(draft: string, takenAt: Date, isProven: boolean): string {
  const path = join(draft, '..', `saath-${stamp(takenAt)}${isProven ? '' : '-unproven'}`)
  renameDurably(draft, path)
  return path
}

const stamp = (moment: Date) => moment.toISOString().replaceAll(':', '')

async function readNames(folder: string): Promise<(Kept & { isDraft: boolean })[]> {
  const names = (await unlessMissing(readdir(folder))) ?? []
  return names.toSorted().flatMap((name) => {
    const [, unfinished, day, hours, minutes, seconds] = NAME.exec(name) ?? []
    if (day === undefined) return []
    const takenAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
    const isDraft = unfinished !== undefined
    return [{ path: join(folder, name), takenAt, isProven: isProven(name), isDraft }]
  })
}
