import { access, chmod, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder of its own for the running test. Where root runs it, PostgreSQL's user passes through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await fastFolder(), 'saath-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder in memory where the system has a large enough one, so that nothing waits for the disk. */
export async function fastFolder(): Promise<string> {
  try {
    await access('/dev/shm', constants.W_OK)
    const { bavail, bsize } = await statfs('/dev/shm')
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}
