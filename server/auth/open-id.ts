import { decodeJwt } from 'jose'
import * as openId from 'openid-client'
import { z } from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import { personName } from '../../shared/accounts/users.ts'
import { ProviderError, read, type Tokens } from './provider-answers.ts'

/** How long a provider may take to answer, in seconds. */
const PATIENCE = 5

/** Asks the provider for its endpoints. Throws when it does not answer, or is not who it was asked for (RFC 8414 §3.3). */
export async function discover(
  issuer: string,
  clientId: string,
  authenticate: openId.ClientAuth,
): Promise<openId.Configuration> {
  // Only a provider on this computer may have an address without TLS (server/env/people.ts).
  const execute = issuer.startsWith('http:') ? [openId.allowInsecureRequests] : []
  const options = { timeout: PATIENCE, execute }
  const asking = openId.discovery(new URL(issuer), clientId, undefined, authenticate, options)
  const provider = await answered(asking)
  if (provider.serverMetadata().issuer === issuer) return provider
  throw new ProviderError('The sign-in provider calls itself something else than it was asked for.')
}

/** The secret goes in a header, as the standard has it, unless the provider takes it in the body only. */
export function secretAuth(secret: string): openId.ClientAuth {
  const inHeader = openId.ClientSecretBasic(secret)
  const inBody = openId.ClientSecretPost(secret)
  return (provider, ...request) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? inHeader : inBody
    return authenticate(provider, ...request)
  }
}

/**
 * Turns the code into tokens. An ID token among them has not expired and was issued by this provider for us (OpenID
 * Connect Core §3.1.3.7); better-auth checks its signature and nonce after that.
 */
export async function exchangeCode(
  provider: openId.Configuration,
  answer: { code: string; redirectURI: string; codeVerifier?: string | undefined },
): Promise<Tokens> {
  const tokens = await answered(
    openId.genericGrantRequest(provider, 'authorization_code', {
      code: answer.code,
      redirect_uri: answer.redirectURI,
      ...(answer.codeVerifier && { code_verifier: answer.codeVerifier }),
    }),
  )
  return { accessToken: tokens.access_token, idToken: tokens.id_token }
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(LIMITS.email).optional(),
  // Apple writes it as a text.
  email_verified: z.unknown().optional(),
  given_name: personName.optional().catch(undefined),
  family_name: personName.optional().catch(undefined),
  name: personName.optional().catch(undefined),
  azp: z.unknown().optional(),
})

/**
 * Who it is, from the checked ID token; null without one. An address that only the user-info endpoint gives counts when
 * that speaks of the same person (§5.3.2).
 */
export async function openIdProfile(tokens: Tokens, provider: openId.Configuration) {
  if (!tokens.idToken) return null
  const signed = read(claimsSchema, decodeJwt(tokens.idToken))
  // openid-client looks at it only where there are several audiences.
  if (signed.azp !== undefined && signed.azp !== provider.clientMetadata().client_id) return null
  const claims = signed.email ? signed : { ...signed, ...(await askUserInfo(tokens, provider)) }
  if (claims.sub !== signed.sub) return null
  return {
    sub: signed.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: claims.given_name ?? claims.name ?? '',
    lastName: claims.family_name,
  }
}

async function askUserInfo({ accessToken }: Tokens, provider: openId.Configuration) {
  if (!provider.serverMetadata().userinfo_endpoint || !accessToken) return {}
  // Whose it is, openIdProfile compares: another person's is no failure of the provider.
  const asking = openId.fetchUserInfo(provider, accessToken, openId.skipSubjectCheck)
  return read(claimsSchema, await answered(asking))
}

/** The library's errors quote what the provider said, which may be about a person: none of it goes on. */
async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch {
    throw new ProviderError('The sign-in provider did not answer, or not as it should.')
  }
}
