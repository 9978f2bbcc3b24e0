import { verifyChecksums } from './checksums.ts'
import { readManifest, tableFile, type Manifest } from './manifest.ts'
import { words } from './words.ts'

export interface Backup {
  folder: string
  manifest: Manifest
  /** The names of its files of pictures. */
  pictures: string[]
}

/** A backup whose every file is as it was written; throws a sentence where one is missing or altered. */
export async function openBackup(folder: string): Promise<Backup> {
  const files = await verifyChecksums(folder)
  const manifest = await readManifest(folder)
  const listed = new Set(files)
  for (const file of ['manifest.json', ...manifest.tables.map(({ name }) => tableFile(name))])
    if (!listed.has(file)) throw new Error(words.missing(folder, file))
  const pictures = files.flatMap((file) => /^pictures\/(.+)$/.exec(file)?.[1] ?? [])
  if (pictures.length !== manifest.pictures) throw new Error(words.fewerPictures(folder))
  return { folder, manifest, pictures }
}
