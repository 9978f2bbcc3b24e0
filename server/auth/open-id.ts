import { z } from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import { personName } from '../../shared/accounts/users.ts'

/** How long a provider may take to answer, in milliseconds. */
const PATIENCE = 5_000

/** What a provider gave for the code. */
export interface Tokens {
  accessToken?: string | undefined
  idToken?: string | undefined
}

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
})

export type Discovery = z.output<typeof discoverySchema>

/** What the provider says of itself. Throws when it does not answer or is not who it was asked for (RFC 8414 §3.3). */
export async function readDiscovery(issuer: string): Promise<Discovery> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const discovery = read(discoverySchema, await ask(address))
  if (discovery.issuer !== issuer)
    throw new ProviderError(
      'The sign-in provider calls itself something else than it was asked for.',
    )
  return discovery
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(LIMITS.email).optional(),
  // Apple writes it as a text.
  email_verified: z.unknown().optional(),
  given_name: personName.optional().catch(undefined),
  family_name: personName.optional().catch(undefined),
  name: personName.optional().catch(undefined),
})

const tokenSchema = claimsSchema.extend({
  exp: z.unknown().optional(),
  aud: z.unknown().optional(),
  azp: z.unknown().optional(),
})

/**
 * Who it is, from the signed token, which the library has verified by then; null without one that is ours. An address
 * that only the user-info call tells counts when that call speaks of the same person (OpenID Connect Core §5.3.2).
 */
export async function openIdProfile(tokens: Tokens, discovery: Discovery, clientId: string) {
  if (!tokens.idToken) return null
  const signed = read(tokenSchema, readPayload(tokens.idToken))
  if (!isMadeForUs(signed, clientId)) return null
  const claims = signed.email ? signed : { ...signed, ...(await askUserInfo(tokens, discovery)) }
  if (claims.sub !== signed.sub) return null
  return {
    sub: signed.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: claims.given_name ?? claims.name ?? '',
    lastName: claims.family_name,
  }
}

/**
 * What the library leaves open (OpenID Connect Core §3.1.3.7): a token runs out, and of the clients of one issuer it was
 * made for us, also where others may read it.
 */
function isMadeForUs({ exp, aud, azp }: z.output<typeof tokenSchema>, clientId: string): boolean {
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  return typeof exp === 'number' && (azp === undefined ? !isForOthersToo : azp === clientId)
}

async function askUserInfo({ accessToken }: Tokens, discovery: Discovery) {
  if (!discovery.userinfo_endpoint || !accessToken) return {}
  return read(
    claimsSchema,
    await ask(discovery.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } }),
  )
}

const tokensSchema = z.object({
  access_token: z.string().optional(),
  id_token: z.string().optional(),
})

/** Turns the code into tokens, with a secret that is made for this one call. */
export async function exchangeCode(
  { token_endpoint }: Discovery,
  answer: { code: string; redirectURI: string; codeVerifier?: string | undefined },
  clientId: string,
  clientSecret: string,
): Promise<Tokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: answer.redirectURI,
    client_id: clientId,
    client_secret: clientSecret,
    ...(answer.codeVerifier && { code_verifier: answer.codeVerifier }),
  })
  const tokens = read(tokensSchema, await ask(token_endpoint, { method: 'POST', body }))
  return { accessToken: tokens.access_token, idToken: tokens.id_token }
}

/** A provider that does not answer, or not as it should. Says nothing of what it said, which may be about a person. */
export class ProviderError extends Error {}

/** A provider's answer as JSON. */
export async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    })
    if (response.ok) return await response.json()
    throw new ProviderError(`The sign-in provider answered ${response.status}.`)
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError('The sign-in provider did not answer.')
  }
}

/** Its answer, if it has the shape it should. */
export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new ProviderError('The sign-in provider answered something else than was asked.')
}

function readPayload(token: string): unknown {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}
