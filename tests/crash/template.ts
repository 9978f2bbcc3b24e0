import { existsSync } from 'node:fs'
import { access, constants, mkdir, mkdtemp, rename, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { PGLITE_VERSION } from '../../server/db/embedded/versions.ts'

const CACHE = join(import.meta.dirname, '..', '..', '.cache')

/** A closed, empty database to copy from, made once a checkout: a fresh one costs seconds, a copy 0.3 s. */
export const templateFolder = () =>
  keptFolder(`embedded-${PGLITE_VERSION}`, async (draft) => {
    await (await openEmbedded(draft)).close()
  })

/** A folder that is filled once a checkout, and then found by its name. */
export async function keptFolder(
  name: string,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const folder = join(CACHE, name)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  await fill(draft)
  // Another worker may have been quicker.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}

/** An empty folder of its own for the running test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await fastFolder(), 'saath-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder in memory where the system has a large enough one: a copy and its 1,000 fsyncs take 0.1 s, not 1 s. */
async function fastFolder(): Promise<string> {
  try {
    await access('/dev/shm', constants.W_OK)
    const { bavail, bsize } = await statfs('/dev/shm')
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}
