import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  randomBytes,
} from 'node:crypto'
import type { ServerEnv } from '../env/env.ts'
import { openSecretBefore, openSecrets, type SecretFor } from '../start/secrets.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps texts unreadable for who has the database alone. */
export interface Ciphers {
  /** "1.KEY.DATA": the form's version, which key it was, nonce with ciphertext with tag. `about` says where it stands. */
  seal(text: string, about: string): string
  /** Throws when it was changed, stands elsewhere, or was sealed with a secret that is not known here. */
  open(sealed: string, about: string): string
  /** How everything begins that is sealed with the secret in use: what does not waits to be sealed anew. */
  readonly prefix: string
}

/**
 * The ciphers of what is told for an event (ruling 27), with a key of their own from the site's secret (ruling 16).
 * What was sealed with the secret `before` this one can still be opened.
 */
export function openCiphers(secretFor: SecretFor, before?: SecretFor): Ciphers {
  const current = toKey(secretFor)
  const keys = [current, ...(before ? [toKey(before)] : [])]
  return {
    prefix: `1.${current.id}.`,
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(about))
      const data = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `1.${current.id}.${Buffer.concat([data, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, about) {
      const [version, id, text = ''] = sealed.split('.')
      const key = keys.find((one) => one.id === id)?.key
      if (version !== '1' || !key)
        throw new Error('This text was sealed with another secret than those that are set.')
      const data = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key, data.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(data.subarray(-TAG_BYTES))
      const opened = decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    },
  }
}

/** The ciphers of a site: SECRET_KEY_BEFORE opens what was sealed until the secret was changed. */
export function openSiteCiphers(
  env: Pick<ServerEnv, 'SECRET_KEY' | 'SECRET_KEY_BEFORE' | 'DATA_DIR'>,
  secretFor: SecretFor = openSecrets(env),
): Ciphers {
  return openCiphers(secretFor, openSecretBefore(env))
}

function toKey(secretFor: SecretFor) {
  const bytes = Buffer.from(secretFor('registration'), 'base64url')
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { key: createSecretKey(bytes), id }
}
