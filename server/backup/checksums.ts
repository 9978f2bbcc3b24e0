import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { unlessMissing } from '../http/unless-missing.ts'
import { words } from './words.ts'

/** As `sha256sum --check SHA256SUMS` reads it, on a machine that has nothing of ours. */
const FILE = 'SHA256SUMS'
const LINE = /^([0-9a-f]{64}) {2}(manifest\.json|tables\/[^/\\]+\.copy\.gz|pictures\/[\w.-]+)$/

/** Answers how many bytes there are. */
export async function writeChecksums(folder: string, signal?: AbortSignal): Promise<number> {
  const lines: string[] = []
  let bytes = 0
  for (const file of await filesIn(folder)) {
    signal?.throwIfAborted()
    const path = join(folder, file)
    lines.push(`${await checksum(path)}  ${file}\n`)
    bytes += (await stat(path)).size
  }
  await writeFile(join(folder, FILE), lines.join(''), { mode: 0o600, flush: true })
  return bytes
}

/** Throws a sentence that names the first file that is not as it was written; answers all of them. */
export async function verifyChecksums(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const line of await readLines(folder)) {
    const [, expected, file] = LINE.exec(line) ?? []
    if (!expected || !file) throw new Error(words.altered(folder, FILE))
    const found = await unlessMissing(checksum(join(folder, file)))
    if (found === undefined) throw new Error(words.missing(folder, file))
    if (found !== expected) throw new Error(words.altered(folder, file))
    files.push(file)
  }
  return files
}

async function readLines(folder: string): Promise<string[]> {
  const text = await unlessMissing(readFile(join(folder, FILE), 'utf8'))
  if (text === undefined) throw new Error(words.notABackup(folder))
  if (!text.endsWith('\n')) throw new Error(words.altered(folder, FILE))
  return text.slice(0, -1).split('\n')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted()
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
