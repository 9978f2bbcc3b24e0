import { unavailable } from '../errors.ts'
import { createAuth, type Auth } from './create-auth.ts'
import type { AuthParts } from './hooks.ts'
import { providerUnknown } from './problems.ts'
import { configuredProviders, type ADDRESSES, type Provider } from './providers.ts'
import type { SignInMethods } from '../../shared/accounts/sign-in.ts'
import { say } from '../sentences.ts'

export interface Identity {
  /** For everything that needs no provider. */
  auth: Auth
  providers: Provider[]
  /** On trial mails are printed in the terminal: whoever is there confirms an address, too. */
  waysFor(isOnTrial: boolean): SignInMethods
  /** For one provider, which is asked where its doors are when somebody first wants in. Throws when it does not answer. */
  through(id: string): Promise<Auth>
}

/** All ways to sign in that the settings allow. */
export function createIdentity(parts: AuthParts, addresses?: typeof ADDRESSES): Identity {
  const providers = configuredProviders(parts.env, addresses)
  const connected = new Map<string, Promise<Auth>>()
  // Without a mail server only a developer, who sees mails printed, can confirm an address (ruling 17).
  const hasMail = Boolean(parts.env.SMTP_URL) || parts.env.NODE_ENV !== 'production'
  return {
    auth: createAuth(parts),
    providers,
    waysFor: (isOnTrial) => ({
      hasMail: hasMail || isOnTrial,
      providers: providers.map(({ id, name }) => ({ id, name })),
    }),
    through(id) {
      const provider = providers.find((provider) => provider.id === id)
      if (!provider) throw providerUnknown()
      const existing = connected.get(id)
      if (existing) return existing
      const connecting = connect(parts, provider)
      connected.set(id, connecting)
      // One that was down is asked again next time.
      connecting.catch(() => connected.delete(id))
      return connecting
    },
  }
}

async function connect(parts: AuthParts, provider: Provider): Promise<Auth> {
  try {
    const config = await provider.connect()
    const auth = createAuth(parts, { provider, config })
    const { socialProviders } = await auth.$context
    if (!socialProviders.some(({ id }) => id === provider.id)) throw new Error('No provider.')
    return auth
  } catch (error) {
    throw Object.assign(unavailable(say.providerUnavailable(provider.name)), { cause: error })
  }
}
