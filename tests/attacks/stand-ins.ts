import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'

/** What a request to a stand-in says. */
interface Call {
  path: string
  form: URLSearchParams
  authorization: string | undefined
}

export interface StandIn {
  origin: string
  calls: Call[]
  close(): Promise<void>
}

/** Apple and GitHub cannot be run here; these answer as their documentation says (ruling 20). */
async function standIn(answer: (call: Call, origin: string) => Promise<object | undefined>) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const call = {
        path: request.url ?? '/',
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
        authorization: request.headers.authorization,
      }
      calls.push(call)
      const body = await answer(call, origin).catch(() => undefined)
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { error: 'invalid_request' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    calls,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export interface AppleStandIn extends StandIn {
  /** The .p8 file that Apple would have given us. */
  privateKey: string
  /** What it says of the person; the nonce is that of the visit. */
  claims: Record<string, unknown>
}

/** Takes a code only with a secret that our key signed for it, as Apple does. */
export async function startApple(): Promise<AppleStandIn> {
  const ours = await generateKeyPair('ES256', { extractable: true })
  const signing = await generateKeyPair('RS256', { extractable: true })
  const apple: AppleStandIn = Object.assign(
    await standIn(async ({ path, form }, origin) => {
      if (path === '/.well-known/openid-configuration')
        return {
          issuer: origin,
          authorization_endpoint: `${origin}/auth/authorize`,
          token_endpoint: `${origin}/auth/token`,
          jwks_uri: `${origin}/auth/keys`,
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          id_token_signing_alg_values_supported: ['RS256'],
        }
      if (path === '/auth/keys')
        return { keys: [{ ...(await exportJWK(signing.publicKey)), kid: 'k', alg: 'RS256' }] }
      await jwtVerify(form.get('client_secret') ?? '', ours.publicKey, {
        issuer: 'TEAM',
        subject: 'org.example.saath',
        audience: origin,
        algorithms: ['ES256'],
      })
      const id_token = await new SignJWT(apple.claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer(origin)
        .setAudience('org.example.saath')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(signing.privateKey)
      return { access_token: 'a', token_type: 'bearer', id_token }
    }),
    { privateKey: await exportPKCS8(ours.privateKey), claims: {} },
  )
  return apple
}

export interface GithubStandIn extends StandIn {
  user: { id: unknown; name?: string | null }
  emails: { email: string; primary: boolean; verified: boolean }[]
}

export async function startGithub(): Promise<GithubStandIn> {
  const github: GithubStandIn = Object.assign(
    await standIn(async ({ path, form, authorization }) => {
      if (path === '/login/oauth/access_token')
        return form.get('code') === 'c0de'
          ? { access_token: 'gh', token_type: 'bearer', scope: 'read:user,user:email' }
          : { error: 'bad_verification_code' }
      if (authorization !== 'Bearer gh') return undefined
      return path === '/user' ? github.user : github.emails
    }),
    { user: { id: 7, name: 'Asha' as string | null }, emails: [] },
  )
  return github
}
