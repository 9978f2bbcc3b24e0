import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { SecretFor } from './secrets.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps texts unreadable for who has the database alone. */
export interface Ciphers {
  /** "1.KEY.DATA": the form's version, which key it was, nonce with ciphertext with tag. `about` says where it stands. */
  seal(text: string, about: string): string
  /** Throws when it was changed, stands elsewhere, or was sealed with another secret. */
  open(sealed: string, about: string): string
}

/** The ciphers of what is told for an event (ruling 27), with a key of their own from the site's secret (ruling 16). */
export function openCiphers(secretFor: SecretFor): Ciphers {
  const key = Buffer.from(secretFor('registration'), 'base64url')
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about))
      const data = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return `1.${keyId}.${Buffer.concat([data, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, about) {
      const [version, id, text = ''] = sealed.split('.')
      if (version !== '1' || id !== keyId)
        throw new Error('This text was sealed with another secret than the one in use.')
      const data = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key, data.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(data.subarray(-TAG_BYTES))
      const opened = decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    },
  }
}
