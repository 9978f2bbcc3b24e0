import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'
import { PGlite } from '@electric-sql/pglite'

/**
 * A database in memory that begins as a copy of a folder.
 * 0.2 s where initdb takes 1.3 s, and PGlite's own way, a tar file of the folder, takes 0.3 s.
 */
export class MemoryCopy extends EmscriptenBuiltinFilesystem {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg?.Module.FS
    if (!FS) throw new Error('The file system was used before it was started.')
    FS.mkdirTree(PGlite.paths.PGDATA)
    for (const entry of readdirSync(this.#folder, { withFileTypes: true, recursive: true })) {
      const source = join(entry.parentPath, entry.name)
      const target = `${PGlite.paths.PGDATA}/${relative(this.#folder, source).replaceAll('\\', '/')}`
      if (entry.isDirectory()) FS.mkdirTree(target)
      // canOwn: the bytes we read become the file, without a copy.
      else FS.writeFile(target, readFileSync(source), { canOwn: true })
    }
  }

  override async closeFs(): Promise<void> {
    this.pg?.Module.FS.quit()
  }
}
