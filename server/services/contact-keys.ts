import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerEnv } from '../env.ts'
import { openSecretBefore, type SecretFor } from '../secrets.ts'

/** What the contact box is run with. */
export interface Box {
  env: ServerEnv
  secretFor: SecretFor
}

/** Stands in the mail that asks to confirm a message; nobody but us can make one, so nothing of it is kept. */
export const keyOf = (secretFor: SecretFor, id: number) => `${id}.${signature(secretFor, id)}`

/** The number of the message that a key was made for, also with the secret before (ruling 16). */
export function readKey({ env, secretFor }: Box, key: string): number | undefined {
  const [, digits = '', signed = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(key) ?? []
  if (!digits) return undefined
  const before = openSecretBefore(env)
  const isOurs = [secretFor, ...(before ? [before] : [])].some((secret) =>
    timingSafeEqual(Buffer.from(signature(secret, Number(digits))), Buffer.from(signed)),
  )
  return isOurs ? Number(digits) : undefined
}

const signature = (secretFor: SecretFor, id: number) =>
  createHmac('sha256', secretFor('contact')).update(`confirm:${id}`).digest('base64url')
