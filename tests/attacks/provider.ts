import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'

export interface Claims extends Record<string, unknown> {
  sub: string
  email?: string
  email_verified?: unknown
}

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

/** Makes the provider lie: gets what it would have signed, gives the token it hands out instead. */
export type Tamper = (
  claims: JWTPayload,
  keys: { own: Key; foreign: Key },
) => Promise<string | null>

export interface TestProvider {
  issuer: string
  /** Who presses "yes" there from now on. */
  person: Claims
  tamper: Tamper | undefined
  /** Changes what discovery says. */
  discovery: Record<string, unknown>
  /** What its user-info call answers instead of the truth. */
  userInfo: Record<string, unknown> | undefined
  /** False: nobody answers any more. */
  isUp: boolean
  /** True: a code that was used is answered again, as the first time. */
  isForgetful: boolean
  /** The bodies of the calls to its token endpoint. */
  exchanges: URLSearchParams[]
  /** Lets the person in whom our address was sent to, and gives the address it sends back to us. */
  decide(address: string): Promise<string>
  close(): Promise<void>
}

const CLIENT = { id: 'saath', secret: 'a secret that the provider gave' }

/** The settings that point the site to it. */
export const settingsFor = ({ issuer }: Pick<TestProvider, 'issuer'>) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Village Login',
})

/** A real OpenID provider on this machine, which can be made to misbehave. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  const state: TestProvider = {
    issuer,
    person: { sub: '1', email: 'asha@example.org', email_verified: true, given_name: 'Asha' },
    tamper: undefined,
    discovery: {},
    userInfo: undefined,
    isUp: true,
    isForgetful: false,
    exchanges: [],
    decide,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), alg: 'RS256', use: 'sig', kid: 'k' }] },
    cookies: { keys: ['cookies of the stand-in'] },
    pkce: { required: () => true },
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => state.person,
    }),
  })
  const answer = provider.callback()

  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    if (!state.isUp) return void request.destroy()
    if (path.startsWith('/interaction/')) return void pressYes(request, response)
    if (path === '/token' && state.isForgetful && !request.headers['x-first'])
      return void answerAgain(request, response)
    if (path === '/token')
      rewrite(response, changeToken, (body) => state.exchanges.push(body), request)
    if (path.startsWith('/.well-known/'))
      rewrite(response, async (body) => ({ ...body, ...state.discovery }))
    if (path.startsWith('/me')) rewrite(response, async (body) => state.userInfo ?? body)
    void answer(request, response)
  })

  const answered = new Map<string | null, Promise<string>>()
  async function answerAgain(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { authorization = '', 'content-type': type = '' } = request.headers
    const headers = { authorization, 'content-type': type, 'x-first': '1' }
    const code = new URLSearchParams(body).get('code')
    const first =
      answered.get(code) ??
      fetch(`${issuer}/token`, { method: 'POST', headers, body }).then((answer) => answer.text())
    answered.set(code, first)
    response.setHeader('content-type', 'application/json').end(await first)
  }

  async function pressYes(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      const login = { accountId: state.person.sub }
      return provider.interactionFinished(request, response, { login })
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(
      request,
      response,
      { consent },
      { mergeWithLastSubmission: true },
    )
  }

  async function changeToken(body: Record<string, unknown>) {
    if (!state.tamper || typeof body.id_token !== 'string') return body
    const [, payload = ''] = body.id_token.split('.')
    const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const id_token = await state.tamper(claims, {
      own: own.privateKey,
      foreign: foreign.privateKey,
    })
    const { id_token: _, ...others } = body
    return id_token === null ? others : { ...others, id_token }
  }

  async function decide(address: string): Promise<string> {
    const cookies = new Map<string, string>()
    let next = address
    while (next.startsWith(issuer)) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (!location)
        throw new Error(`The provider stopped at ${response.status}: ${await response.text()}`)
      next = new URL(location, next).href
    }
    return next
  }

  return state
}

export const sign = (claims: JWTPayload, key: Key) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key)

/** Changes the JSON that a response is about to end with. */
function rewrite(
  response: ServerResponse,
  change: (body: Record<string, unknown>) => Promise<object>,
  seen?: (body: URLSearchParams) => void,
  request?: IncomingMessage,
) {
  const chunks: Buffer[] = []
  request?.on('data', (chunk: Buffer) => chunks.push(chunk))
  request?.on('end', () => seen?.(new URLSearchParams(Buffer.concat(chunks).toString())))
  const end = response.end.bind(response)
  const send = async (body: Record<string, unknown>) => {
    const bytes = JSON.stringify(await change(body))
    response.setHeader('content-length', Buffer.byteLength(bytes))
    end(bytes)
  }
  const changed = (chunk?: unknown) => {
    const text = Buffer.isBuffer(chunk) ? chunk.toString() : String(chunk ?? '')
    if (!text.startsWith('{')) return end(text)
    void send(JSON.parse(text))
    return response
  }
  // The stand-in ends each answer with one whole body.
  response.end = changed as typeof response.end
}
