import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerEnv } from '../env/env.ts'

/** What a key is for. Each purpose has its own, so that one which leaks opens nothing else. */
type Purpose =
  | 'session'
  | 'rate-limit'
  | 'sign-up'
  | 'registration'
  | 'contact'
  | 'claim'
  | 'newsletter'
  | 'advertisement'
  | 'fingerprint'
  | 'idempotency'

export type SecretFor = (purpose: Purpose) => string

/** The site's secret, from which each purpose gets its own key (ruling 16): SECRET_KEY, or a file made once. */
export function openSecrets(env: Pick<ServerEnv, 'SECRET_KEY' | 'DATA_DIR'>): SecretFor {
  const secret = env.SECRET_KEY ?? readOrMake(env.DATA_DIR)
  return (purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', `saath:${purpose}`, 32)).toString('base64url')
}

/** The secret before, while it is being changed: what was sealed or signed with it goes on working. */
export const openSecretBefore = ({
  SECRET_KEY_BEFORE,
  DATA_DIR,
}: Pick<ServerEnv, 'SECRET_KEY_BEFORE' | 'DATA_DIR'>): SecretFor | undefined =>
  SECRET_KEY_BEFORE ? openSecrets({ SECRET_KEY: SECRET_KEY_BEFORE, DATA_DIR }) : undefined

function readOrMake(folder: string): string {
  const path = join(folder, 'secret')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (!isMissing(error)) throw new Error(unusable(path, error), { cause: error })
  }
  try {
    make(folder, path)
  } catch (error) {
    throw new Error(unusable(path, error), { cause: error })
  }
  return readFileSync(path, 'utf8').trim()
}

/** Whole or not at all, and by one process alone when several start at once: a link never replaces a file. */
function make(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true })
  const own = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own)
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const unusable = (path: string, error: unknown) =>
  `The secret of this site cannot be kept in ${path} (${String(error)}). Set SECRET_KEY, or let this user write there.`
