import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import { signIn } from '../../auth/call.ts'
import { ProviderError } from '../../auth/provider-answers.ts'
import { nameRefusal, SignInError, toProblem } from '../../auth/problems.ts'
import type { Env } from '../../context.ts'
import { describeNavigation } from '../../http/describe.ts'
import { siteOrigin } from '../../env/env.ts'
import { AppError } from '../../errors.ts'
import { answerOnPage } from '../../middleware/form-body.ts'
import { giveBack, limitAddress } from '../../middleware/rate-limit.ts'
import { APPLE_CALLBACK, isFromOurPage } from '../../middleware/same-origin.ts'
import { signInCookies } from '../../middleware/sign-in-cookies.ts'
import { validate } from '../../http/validate.ts'
import { say } from '../../sentences.ts'

const loginQuery = z.object({ returnTo: z.string().max(2_000).optional().catch(undefined) })
/** `isAdult` lets a provider make an account where there is none (ruling 20). */
const providerQuery = loginQuery.extend({
  isAdult: z.literal(['on', 'true', '1']).optional().catch(undefined),
  /** Adds the provider to the account that is signed in. */
  adds: z.literal('on').optional().catch(undefined),
})
const providerParam = z.object({ provider: z.string().max(30) })

/** Full-page navigations: to where you sign in, to a provider, and back from it. */
export const login = new Hono<Env>()
  .use('/api/login/*', signInCookies)
  .use('/api/auth/callback/*', signInCookies)

  .get(
    '/api/login',
    describeNavigation({ summary: 'To where one signs in' }),
    validate('query', loginQuery),
    (c) => {
      const returnTo = safeReturnTo(c.req.valid('query').returnTo)
      if (c.var.user) return c.redirect(returnTo)
      const query = new URLSearchParams({ returnTo })
      const { hasMail, providers } = c.var.ways
      const [only] = providers
      const isOnlyWay = only && providers.length === 1 && !hasMail
      return c.redirect(isOnlyWay ? `/api/login/${only.id}?${query}` : `/login?${query}`)
    },
  )

  .get(
    '/api/login/:provider',
    describeNavigation({ summary: 'To a sign-in provider' }),
    limitAddress('link-address'),
    validate('param', providerParam),
    validate('query', providerQuery),
    async (c) => {
      const { provider } = c.req.valid('param')
      const query = c.req.valid('query')
      const returnTo = safeReturnTo(query.returnTo)
      // What a link from elsewhere says, the person has not said: it signs in, and makes no account.
      const saysAdult = query.isAdult !== undefined && isFromOurPage(c)
      const adds = query.adds !== undefined && c.var.user !== null && isFromOurPage(c)
      const wish = adds ? 'add' : saysAdult ? 'make' : 'enter'
      try {
        return c.redirect(await startAt(c, provider, returnTo, wish))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // What is no provider's name, a visitor wrote.
        const known = c.var.identity.providers.find(({ id }) => id === provider)?.id
        c.var.log.warn(
          { provider: known, problem: toProblem(error) },
          'sign-in provider not reached',
        )
        return c.redirect(loginPage({ problem: toProblem(error), returnTo }))
      }
    },
  )

  .get(
    '/api/auth/callback/:provider',
    describeNavigation({ summary: 'Back from a sign-in provider' }),
    limitAddress('link-address'),
    validate('param', providerParam),
    async (c) => {
      const { provider } = c.req.valid('param')
      const auth = await c.var.identity.through(provider)
      const answer = await auth.handler(c.req.raw).catch((error: unknown) => {
        if (error instanceof ProviderError) return undefined
        throw error
      })
      if (!answer) return c.redirect(loginPage({ problem: 'provider-unavailable', returnTo: '/' }))
      for (const cookie of answer.headers.getSetCookie())
        c.header('set-cookie', cookie, { append: true })
      const target = new URL(answer.headers.get('location') ?? '/login', siteOrigin(c.var.env))
      const refusal = target.pathname === '/login' && target.searchParams.get('error')
      if (!refusal) {
        // The way there, and the way back.
        await giveBack(c, 'link-address', 2)
        return c.redirect(target.href)
      }
      const problem = nameRefusal(refusal)
      // What the address says, a visitor may have written.
      const code = c.req.query('error') ? undefined : refusal
      c.var.log.warn({ provider, problem, code }, 'sign-in refused')
      const returnTo = safeReturnTo(target.searchParams.get('returnTo'))
      return c.redirect(loginPage({ problem, returnTo, provider }))
    },
  )

  .post(
    APPLE_CALLBACK,
    describeNavigation({ summary: 'Back from Apple, by a form of its own', status: 303 }),
    limitAddress('link-address'),
    async (c) => {
      const form = new URLSearchParams(await c.req.raw.text())
      // Only what the answer needs goes on: the rest is the person's name and address, which belong in no address.
      const query = new URLSearchParams()
      for (const name of ['code', 'state', 'error', 'iss']) {
        const value = form.get(name)
        if (value) query.set(name, value)
      }
      return c.redirect(`${APPLE_CALLBACK}?${query}`, 303)
    },
  )
  .onError(answerOnPage)

/** Where the provider asks the person, after noting what to do with its answer. */
async function startAt(
  c: Context<Env>,
  provider: string,
  returnTo: string,
  wish: 'enter' | 'make' | 'add',
) {
  const { api } = await c.var.identity.through(provider)
  const origin = siteOrigin(c.var.env)
  let address = ''
  await signIn(
    c,
    async () => {
      const call = {
        body: {
          provider,
          callbackURL: `${origin}${returnTo}`,
          errorCallbackURL: `${origin}${loginPage({ returnTo })}`,
          requestSignUp: wish === 'make',
          disableRedirect: true,
        },
        headers: c.req.raw.headers,
        returnHeaders: true,
      } as const
      const { headers, response } =
        wish === 'add' ? await api.linkSocialAccount(call) : await api.signInSocial(call)
      address = response.url ?? ''
      return { headers }
    },
    (error) => new SignInError('provider-refused', 'unavailable', say.worded(error.message)),
  )
  return address
}

const loginPage = (query: Record<string, string>) => `/login?${new URLSearchParams(query)}`
