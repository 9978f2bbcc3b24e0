import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a small file so that after a power cut there is the old one or the new one, whole. */
export function writeDurably(path: string, text: string, mode = 0o644): void {
  const draft = `${path}.new`
  // Neither written through a link that somebody put there, nor into a file that has other rights.
  rmSync(draft, { force: true })
  writeFileSync(draft, text, { mode, flag: 'wx', flush: true })
  renameDurably(draft, path)
}

/** Renames what is on the disk already, and waits until the disk knows the new name. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  // Windows has no such thing for folders.
  if (process.platform === 'win32') return
  const handle = openSync(dirname(to), 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
