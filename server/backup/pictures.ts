import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from './open-backup.ts'
import { pictureOf, type PictureStore } from '../services/pictures/store.ts'

const folderOf = (backup: string) => join(backup, 'pictures')

/**
 * Copies what is not copied yet. Once before the snapshot and once in it: a file is written before the row that names it
 * and erased after that row has gone, so whatever a row of the snapshot names is there in one round or the other.
 */
export async function copyPictures(
  store: PictureStore,
  backup: string,
  signal?: AbortSignal,
): Promise<void> {
  const folder = folderOf(backup)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copied = new Set(await readdir(folder))
  for (const file of await store.files()) {
    signal?.throwIfAborted()
    if (!copied.has(file)) await store.copy(file, join(folder, file))
  }
}

/**
 * Leaves those that the snapshot names; says how many files these are, and how many pictures have none. All of them
 * where it is not known who is named.
 */
export async function keepUsedPictures(
  backup: string,
  used: Set<string> | undefined,
): Promise<{ files: number; missing: number }> {
  const found = new Set<string>()
  let files = 0
  for (const file of await readdir(folderOf(backup))) {
    const name = pictureOf(file)
    if (name && (!used || used.has(name))) {
      found.add(name)
      files += 1
    } else await rm(join(folderOf(backup), file))
  }
  return { files, missing: used ? used.size - found.size : 0 }
}

/** Puts the pictures of a backup, whose files are as they were written, back where the site keeps them. */
export async function restorePictures(
  store: PictureStore,
  { folder, pictures }: Backup,
): Promise<void> {
  for (const file of pictures)
    await store.write(new Map([[file, await readFile(join(folderOf(folder), file))]]))
}
