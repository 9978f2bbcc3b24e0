import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { ServerEnv } from '../env/env.ts'

/** Apple's client secret is a note signed with our key, good for five minutes. */
export const appleAuth =
  (env: ServerEnv): ClientAuth =>
  async ({ issuer }, { client_id }, body) => {
    const key = await importPKCS8(env.APPLE_PRIVATE_KEY ?? '', 'ES256')
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: env.APPLE_KEY_ID ?? '' })
      .setIssuer(env.APPLE_TEAM_ID ?? '')
      .setSubject(client_id)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key)
    body.set('client_id', client_id)
    body.set('client_secret', secret)
  }
