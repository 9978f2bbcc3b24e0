import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import { signInMethodsSchema } from '../../../shared/accounts/sign-in.ts'
import {
  forgotInput,
  linkInput,
  signInInput,
  signUpInput,
  userSchema,
} from '../../../shared/accounts/users.ts'
import { forgetSession, signIn } from '../../auth/call.ts'
import { signUpClosed, wrongPassword } from '../../auth/problems.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { unauthorized } from '../../errors.ts'
import { answerForm, formBody, continueOrJson, goOnSchema } from '../../middleware/form-body.ts'
import { giveBack, limitAddress, take } from '../../middleware/rate-limit.ts'
import { signInCookies } from '../../middleware/sign-in-cookies.ts'
import { endSessionOf } from '../../services/accounts/sessions.ts'
import { requestLink, requestReset } from '../../services/accounts/sign-in-links.ts'
import { validate } from '../../http/validate.ts'
import { words } from '../../words.ts'
import { authLinks } from './auth-links.ts'
import { startSignUp } from './sign-up.ts'
import { takeMail } from './take-mail.ts'
import { say } from '../../sentences.ts'

const sentSchema = z.object({ message: z.string() })

export const auth = new Hono<Env>()
  .use('/api/auth/*', signInCookies, formBody)
  .use('/api/logout', signInCookies, formBody)
  .route('/', authLinks)

  .get(
    '/api/auth/user',
    describe({ summary: 'Who is signed in', answer: userSchema, refusals: [401] }),
    (c) => {
      if (c.var.user) return c.json(c.var.user)
      // What is left of a session that ended elsewhere would only make the browser ask again.
      if (getCookie(c, 'saath_user')) forgetSession(c)
      throw unauthorized(say.signInFirst)
    },
  )

  .get(
    '/api/auth/ways',
    describe({ summary: 'The ways to sign in that are configured', answer: signInMethodsSchema }),
    (c) => c.json(c.var.ways),
  )

  .post(
    '/api/auth/sign-in',
    describe({
      summary: 'Sign in by password',
      answer: goOnSchema,
      refusals: [400, 401, 403, 429],
    }),
    limitAddress('sign-in-address'),
    validate('json', signInInput),
    async (c) => {
      const { email, password, returnTo } = c.req.valid('json')
      await take(c, 'sign-in-account', email)
      const { api } = c.var.identity.auth
      const { headers } = c.req.raw
      const body = { email, password }
      await signIn(c, () => api.signInEmail({ body, headers, returnHeaders: true }), wrongPassword)
      await c.var.limits.forget('sign-in-account', email)
      await giveBack(c, 'sign-in-address')
      return continueOrJson(c, safeReturnTo(returnTo))
    },
  )

  .post(
    '/api/auth/sign-up',
    describe({
      summary:
        'Sign up with an address and a password; the same answer whether or not the address is known',
      answer: sentSchema,
      refusals: [400, 403, 429],
    }),
    limitAddress('sign-up-address'),
    validate('json', signUpInput),
    async (c) => {
      await startSignUp(c, c.req.valid('json'))
      return sent(c)
    },
  )

  .post(
    '/api/auth/link',
    describe({
      summary: 'Mail a link that signs in; the same answer whether or not the address is known',
      answer: sentSchema,
      refusals: [400, 403, 429],
    }),
    validate('json', linkInput),
    async (c) => {
      const { email, isAdult = false, returnTo } = c.req.valid('json')
      if (!c.var.ways.hasMail) throw signUpClosed()
      await takeMail(c, email)
      const wanted = { email, mayMake: isAdult, returnTo: safeReturnTo(returnTo) }
      await requestLink(c.var.db, c.var.env, wanted)
      return sent(c)
    },
  )

  .post(
    '/api/auth/forgot',
    describe({
      summary:
        'Mail a link to set a new password; the same answer whether or not the address is known',
      answer: sentSchema,
      refusals: [400, 403, 429],
    }),
    validate('json', forgotInput),
    async (c) => {
      const { email } = c.req.valid('json')
      if (!c.var.ways.hasMail) throw signUpClosed()
      await takeMail(c, email)
      await requestReset(c.var.db, c.var.env, email)
      return sent(c)
    },
  )

  .post('/api/logout', describe({ summary: 'Sign out here', answer: goOnSchema }), async (c) => {
    if (c.var.sid) await endSessionOf(c.var.db, c.var.sid)
    forgetSession(c)
    c.header('clear-site-data', '"cache", "storage"')
    return continueOrJson(c, '/')
  })
  .onError(answerForm)

const sent = (c: Context<Env>) =>
  c.get('form') ? c.redirect('/login/sent', 303) : c.json({ message: words.mailSent })
