import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import type { ServerEnv } from '../env/env.ts'
import type { ClientAuth } from 'openid-client'
import { appleAuth } from './apple-auth.ts'
import { githubProfile } from './github.ts'
import { discover, exchangeCode, openIdProfile, secretAuth } from './open-id.ts'

const PROVIDER_IDS = ['google', 'github', 'apple', 'oidc'] as const
type ProviderId = (typeof PROVIDER_IDS)[number]

export interface Provider {
  id: ProviderId
  /** As its button says it. */
  name: string
  /** Asks the provider where its doors are; throws when it does not answer, or calls itself something else. */
  connect(): Promise<GenericOAuthConfig<ProviderId>>
}

/** Where the providers are. Tests put stand-ins here. */
export const ADDRESSES = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  github: 'https://github.com',
  githubApi: 'https://api.github.com',
}

/** The ways to sign in with somebody else's account, each only when its settings are there (ruling 21). */
export function configuredProviders(env: ServerEnv, addresses = ADDRESSES): Provider[] {
  const providers: Provider[] = []
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
    providers.push(
      openId({
        id: 'google',
        name: 'Google',
        issuer: addresses.google,
        clientId: env.GOOGLE_CLIENT_ID,
        authenticate: secretAuth(env.GOOGLE_CLIENT_SECRET),
      }),
    )
  if (env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET)
    providers.push(github(addresses, env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET))
  if (env.APPLE_CLIENT_ID)
    providers.push(
      openId({
        id: 'apple',
        name: 'Apple',
        issuer: addresses.apple,
        clientId: env.APPLE_CLIENT_ID,
        authenticate: appleAuth(env),
        // Its answer is a POST from its own site (ruling 20).
        differs: { scopes: ['openid', 'email', 'name'], responseMode: 'form_post' },
      }),
    )
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)
    providers.push(
      openId({
        id: 'oidc',
        name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).host,
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        authenticate: secretAuth(env.OIDC_CLIENT_SECRET),
      }),
    )
  return providers
}

interface OpenIdProvider {
  id: ProviderId
  name: string
  issuer: string
  clientId: string
  authenticate: ClientAuth
  /** Where it differs from what others do. */
  differs?: Pick<GenericOAuthConfig, 'scopes' | 'responseMode'>
}

const openId = ({ id, name, issuer, clientId, authenticate, differs }: OpenIdProvider) => ({
  id,
  name,
  async connect(): Promise<GenericOAuthConfig<ProviderId>> {
    const provider = await discover(issuer, clientId, authenticate)
    return {
      providerId: id,
      clientId,
      discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      scopes: ['openid', 'email', 'profile'],
      pkce: true,
      // Nothing the provider says is believed unless it is in a token that it signed for us and for this very visit.
      requireIdTokenVerification: true,
      disableImplicitSignUp: true,
      getToken: (answer) => exchangeCode(provider, answer),
      getUserInfo: (tokens) => openIdProfile(tokens, provider),
      mapProfileToUser: toUser,
      // Two issuers may both know a "12": whom the provider means is its issuer and the subject together.
      accountSubject: ({ profile }) => `${issuer} ${profile.sub}`,
      ...differs,
    }
  },
})

/** OAuth 2 without OpenID Connect: there is no signed token, so whoever it is has to be asked for. */
function github(addresses: typeof ADDRESSES, clientId: string, clientSecret: string): Provider {
  return {
    id: 'github',
    name: 'GitHub',
    connect: async () => ({
      providerId: 'github',
      clientId,
      clientSecret,
      authorizationUrl: `${addresses.github}/login/oauth/authorize`,
      tokenUrl: `${addresses.github}/login/oauth/access_token`,
      scopes: ['read:user', 'user:email'],
      pkce: true,
      disableImplicitSignUp: true,
      mapProfileToUser: toUser,
      accountSubject: ({ profile }) => `${addresses.github} ${profile.id}`,
      getUserInfo: (tokens) => githubProfile(tokens, addresses.githubApi),
    }),
  }
}

/** Names only: a provider's picture is not loaded (ruling 15), and nothing it says sets what we alone decide. */
const toUser = ({ name, lastName }: Record<string, unknown>) => ({
  name: typeof name === 'string' ? name : '',
  lastName: typeof lastName === 'string' ? lastName : undefined,
})
