import { sign } from 'node:crypto'
import type { ServerEnv } from '../env/env.ts'

/** The secret Apple wants: a note signed with our key, good for five minutes. */
export function appleSecret(env: ServerEnv, audience: string, clientId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const signed = [
    { alg: 'ES256', kid: env.APPLE_KEY_ID },
    { iss: env.APPLE_TEAM_ID, iat: now, exp: now + 300, aud: audience, sub: clientId },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), {
    key: env.APPLE_PRIVATE_KEY ?? '',
    dsaEncoding: 'ieee-p1363',
  })
  return `${signed}.${signature.toString('base64url')}`
}
