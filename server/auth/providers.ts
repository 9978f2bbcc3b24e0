import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import type { ServerEnv } from '../env/env.ts'
import { appleSecret } from './apple-secret.ts'
import { githubProfile } from './github.ts'
import { exchangeCode, openIdProfile, readDiscovery, type Discovery } from './open-id.ts'

export const PROVIDER_IDS = ['google', 'github', 'apple', 'oidc'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

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
      openId('google', 'Google', addresses.google, env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    )
  if (env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET)
    providers.push(github(addresses, env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET))
  if (env.APPLE_CLIENT_ID) providers.push(apple(addresses.apple, env.APPLE_CLIENT_ID, env))
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET)
    providers.push(
      openId(
        'oidc',
        env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).host,
        env.OIDC_ISSUER,
        env.OIDC_CLIENT_ID,
        env.OIDC_CLIENT_SECRET,
      ),
    )
  return providers
}

function openId(
  id: ProviderId,
  name: string,
  issuer: string,
  clientId: string,
  clientSecret: string,
): Provider {
  return {
    id,
    name,
    async connect() {
      const discovery = await readDiscovery(issuer)
      return {
        ...openIdConfig(id, issuer, clientId),
        clientSecret,
        authentication: secretGoes(discovery),
        scopes: ['openid', 'email', 'profile'],
        getUserInfo: (tokens) => openIdProfile(tokens, discovery, clientId),
      }
    },
  }
}

/** Apple's secret is a signed note that says who we are; its answer is a POST from its own site (ruling 20). */
function apple(issuer: string, clientId: string, env: ServerEnv): Provider {
  return {
    id: 'apple',
    name: 'Apple',
    async connect() {
      const discovery = await readDiscovery(issuer)
      return {
        ...openIdConfig('apple', issuer, clientId),
        scopes: ['openid', 'email', 'name'],
        responseMode: 'form_post',
        getToken: (answer) =>
          exchangeCode(discovery, answer, clientId, appleSecret(env, issuer, clientId)),
        getUserInfo: (tokens) => openIdProfile(tokens, discovery, clientId),
      }
    },
  }
}

/** Where the provider wants the secret: in a header, as the standard has it, unless it takes it in the body only. */
const secretGoes = ({ token_endpoint_auth_methods_supported: methods }: Discovery) =>
  methods.includes('client_secret_basic') ? 'basic' : 'post'

const openIdConfig = (id: ProviderId, issuer: string, clientId: string) => ({
  providerId: id,
  clientId,
  discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  // Nothing the provider says is believed unless it is in a token that it signed for us and for this very visit.
  requireIdTokenVerification: true,
  pkce: true,
  disableImplicitSignUp: true,
  mapProfileToUser: toUser,
  // Two issuers may both know a "12": whom the provider means is its issuer and the subject together.
  accountSubject: ({ profile }: { profile: { sub?: unknown } }) => `${issuer} ${profile.sub}`,
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
