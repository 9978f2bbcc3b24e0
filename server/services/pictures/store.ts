import { randomBytes } from 'node:crypto'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFile } from '../../../shared/pictures.ts'
import type { ServerEnv } from '../../env/env.ts'
import { unlessMissing } from '../../http/unless-missing.ts'

/** A picture as it is kept: what is in each of its files. */
type PictureFiles = Map<string, Buffer>

export interface PictureStore {
  write(files: PictureFiles): Promise<void>
  /** What one of its files holds; undefined where there is none. */
  read(file: string): Promise<Buffer<ArrayBuffer> | undefined>
  erase(name: string): Promise<void>
  /** All of its files that are whole. */
  files(): Promise<string[]>
  /** Puts a second copy of a file there, which costs no room on the same disk; false where it is gone in the meantime. */
  copy(file: string, path: string): Promise<boolean>
  /** How large they are together. */
  bytes(): Promise<number>
  /** The names of pictures that were written before then. */
  writtenBefore(moment: Date): Promise<string[]>
}

const FILE = /^([0-9a-f]{32})-\d+\.(?:jpg|webp)(?:\.[0-9a-f]{8})?$/
const WHOLE = /\.(?:jpg|webp)$/

/** The name of the picture that a file belongs to. */
export const pictureOf = (file: string) => FILE.exec(file)?.[1]

/** The names that the files of a picture have. */
export const fileNames = (name: string, widths: readonly number[]) =>
  widths.flatMap((width) => [pictureFile(name, width, 'jpg'), pictureFile(name, width, 'webp')])

/** Where pictures are kept: a folder of the data folder. Nothing else knows that it is a disk. */
export function pictureStore({ DATA_DIR }: Pick<ServerEnv, 'DATA_DIR'>): PictureStore {
  const folder = join(DATA_DIR, 'pictures')
  const list = async () => (await unlessMissing(readdir(folder))) ?? []
  return {
    async write(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const [file, bytes] of files) {
        // Whole or not at all, whatever ends the process in the meantime.
        const unfinished = join(folder, `${file}.${randomBytes(4).toString('hex')}`)
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, join(folder, file))
      }
    },
    read: (file) => unlessMissing(readFile(join(folder, file))),
    async erase(name) {
      for (const file of await list())
        if (pictureOf(file) === name) await rm(join(folder, file), { force: true })
    },
    files: async () => (await list()).filter((file) => pictureOf(file) && WHOLE.test(file)),
    async copy(file, path) {
      const source = join(folder, file)
      // Another disk, or one that knows no second names, gets the bytes.
      const copied = link(source, path).catch(() => copyFile(source, path))
      return (await unlessMissing(copied.then(() => true))) ?? false
    },
    async bytes() {
      let sum = 0
      for (const file of await list())
        sum += (await unlessMissing(stat(join(folder, file))))?.size ?? 0
      return sum
    },
    async writtenBefore(moment) {
      const names = new Set<string>()
      const young = new Set<string>()
      for (const file of await list()) {
        const name = pictureOf(file)
        const state = name && (await unlessMissing(stat(join(folder, file))))
        if (state) (state.mtime < moment ? names : young).add(name)
      }
      return [...names].filter((name) => !young.has(name))
    },
  }
}
