import { mkdtempSync, readlinkSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The longest path of a socket that every system takes, in bytes. */
const LONGEST = 103

export const isShortEnough = (path: string) => Buffer.byteLength(path) <= LONGEST

/**
 * A socket whose own place is too deep down is in a folder below the temporary one. A link in the data folder, where only
 * this site writes, leads there: what such a folder is must not be read from a file of anybody else.
 */
export interface SocketFolder {
  /** The path of the link. */
  link: string
  /** The names of the files in the folder; nothing else in it is ever erased. */
  files: string[]
}

export function makeSocketFolder(wanted: SocketFolder): string {
  removeSocketFolder(wanted)
  const folder = mkdtempSync(join(tmpdir(), 'saath-'))
  symlinkSync(folder, wanted.link)
  return folder
}

/** Where the link leads; undefined where there is none. */
export function findSocketFolder({ link }: Pick<SocketFolder, 'link'>): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

export function removeSocketFolder({ link, files }: SocketFolder): void {
  const folder = findSocketFolder({ link })
  if (folder === undefined) return
  try {
    for (const file of files) rmSync(join(folder, file), { force: true })
    rmdirSync(folder)
  } catch {
    // It went with a restart of the computer, and the name may be another's by now.
  }
  rmSync(link)
}
