import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerEnv } from '../../env/env.ts'
import { openSecretBefore, type SecretFor } from '../../start/secrets.ts'

/** What the contact box is run with. */
export interface Box {
  env: ServerEnv
  secretFor: SecretFor
}

/** What a key was made for: everything that waits from an address, and the message that its mail was sent for. */
export interface Opened {
  id: number
  email: string
}

/**
 * Stands in the mail that asks to confirm messages; nobody but us can make one, so nothing of it is kept. It holds the
 * address itself, because its message may be deleted while others of that address still wait.
 */
export function keyOf(secretFor: SecretFor, opened: Opened): string {
  const named = `${opened.id}.${Buffer.from(opened.email).toString('base64url')}`
  return `${named}.${signature(secretFor, named)}`
}

/** What a key was made for, also with the secret before (ruling 16). */
export function readKey({ env, secretFor }: Box, key: string): Opened | undefined {
  const [, named, id, email, signed] = /^((\d{1,9})\.([\w-]+))\.([\w-]{43})$/.exec(key) ?? []
  if (!named || !id || !email || !signed) return undefined
  const before = openSecretBefore(env)
  const isOurs = [secretFor, ...(before ? [before] : [])].some((secret) =>
    timingSafeEqual(Buffer.from(signature(secret, named)), Buffer.from(signed)),
  )
  return isOurs ? { id: Number(id), email: Buffer.from(email, 'base64url').toString() } : undefined
}

const signature = (secretFor: SecretFor, named: string) =>
  createHmac('sha256', secretFor('contact')).update(`confirm:${named}`).digest('base64url')
