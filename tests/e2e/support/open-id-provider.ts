import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

export const CLIENT = { id: 'saath', secret: 'a secret between the site and its provider' }

/** Opens the port first: the site is told the address before it is asked to come back to its own. */
export async function openIdProvider() {
  let answer: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  const server = createServer((request, response) => {
    void answer?.(request, response).catch((error: unknown) => response.end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('This system gave no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    /** From now on it knows the site. */
    serve: (callback: string) => {
      answer = provide(issuer, callback)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A real OpenID provider, in which everybody is who they write they are. */
function provide(issuer: string, callback: string) {
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['these are tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id}@example.org`,
        email_verified: !id.startsWith('unproven'),
        name: 'Kiran',
      }),
    }),
  })
  const standard = provider.callback()
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return standard(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') return request.method === 'POST' ? login() : drawLogin(response)
    const accountId = session?.accountId ?? ''
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { consent })

    async function login() {
      const name = new URLSearchParams(await text(request)).get('name')
      const result = name ? { login: { accountId: name } } : { error: 'access_denied' }
      return provider.interactionFinished(request, response, result)
    }
  }
}

async function drawLogin(response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post"><label>Name at the provider <input name="name"></label><button>Go on</button></form>`)
}
