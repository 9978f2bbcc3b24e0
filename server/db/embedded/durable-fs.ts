import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's file system that the hook touches; its types are not published. */
interface OpenFile {
  nfd?: number
  node: { mode: number }
}
interface NodeFileSystem {
  realPath(node: OpenFile['node']): string
  stream_ops: { fsync?: (file: OpenFile) => number }
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk.
 *
 * As shipped, fsync() finds no such hook and reports success: in a simulated power cut 5 of 8 databases
 * lost every confirmed row and 3 did not open again.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files were synced; the check at start looks at it. */
  syncs = 0

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(pg, options)
    const { emscriptenOpts } = result
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const system: NodeFileSystem = FS.filesystems.NODEFS
        system.stream_ops.fsync = (file) => {
          if (FS.isDir(file.node.mode)) syncDirectory(system.realPath(file.node))
          else this.#syncFile(file)
          return 0
        }
      },
    ]
    return result
  }

  /**
   * An error must not be swallowed: after a failed fsync the kernel may drop the pages and report success
   * the next time. Thrown here, it ends the worker before anything is confirmed, and a start from the log follows.
   */
  #syncFile(file: OpenFile): void {
    if (file.nfd === undefined) throw new Error('fsync of a file that has no descriptor')
    fsyncSync(file.nfd)
    this.syncs++
  }
}

/** What systems answer that have no fsync for directories. PostgreSQL passes over the same. */
const NO_DIRECTORY_SYNC = new Set(['EISDIR', 'EINVAL', 'EBADF', 'EACCES', 'EPERM'])

function syncDirectory(path: string): void {
  let handle: number | undefined
  try {
    handle = openSync(path, 'r')
    fsyncSync(handle)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!NO_DIRECTORY_SYNC.has(code)) throw error
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}
