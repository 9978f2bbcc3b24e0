import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  accountInput,
  changePasswordInput,
  deleteAccountInput,
  methodsSchema,
  sessionSchema,
  userSchema,
} from '../../../shared/accounts/users.ts'
import { forgetSession } from '../../auth/call.ts'
import { checkPassword } from '../../auth/passwords.ts'
import type { Env, UserEnv } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { siteOrigin } from '../../env/env.ts'
import { forbidden, invalid } from '../../errors.ts'
import { take } from '../../middleware/rate-limit.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { signInCookies } from '../../middleware/sign-in-cookies.ts'
import { accountData } from '../../services/accounts/data.ts'
import { deleteAccount } from '../../services/accounts/deletion.ts'
import {
  findMethods,
  findPasswordHash,
  removeMethod,
  setPassword,
} from '../../services/accounts/accounts.ts'
import { checkName } from '../../services/listings/official-names.ts'
import {
  endSession,
  endSessions,
  findSessions,
  isFreshSession,
} from '../../services/accounts/sessions.ts'
import { changeAccount } from '../../services/accounts/users.ts'
import { idParam, validate } from '../../http/validate.ts'
import { say } from '../../sentences.ts'

/** One's own account; whose it is, the session says and nothing in the request. */
export const account = new Hono<Env>()
  .use('/api/account/*', signInCookies)

  .patch(
    '/api/account',
    describe({
      summary: 'Change the name and, of an admin, whether the daily mail of what waits comes',
      answer: userSchema,
      refusals: [400, 401, 403],
    }),
    requireUser,
    validate('json', accountInput),
    async (c) => {
      const changed = c.req.valid('json')
      const { firstName, lastName } = changed
      checkName({ firstName, lastName }, c.var.env)
      return c.json(await changeAccount(c.var.db, c.var.user, changed))
    },
  )

  .delete(
    '/api/account',
    describe({
      summary: 'Delete the account',
      answer: z.object({}),
      refusals: [400, 401, 403, 404, 409, 429],
    }),
    requireUser,
    validate('json', deleteAccountInput),
    async (c) => {
      await provePassword(c, c.req.valid('json').password, 'password')
      await deleteAccount(c.var.db, c.var.env, c.var.user)
      forgetSession(c)
      c.header('clear-site-data', '"cache", "storage"')
      return c.json({})
    },
  )

  .get(
    '/api/account/methods',
    describe({ summary: 'The ways into this account', answer: methodsSchema, refusals: [401] }),
    requireUser,
    async (c) => c.json(await findMethods(c.var.db, c.var, c.var.ways)),
  )

  .delete(
    '/api/account/methods/:id',
    describe({
      summary: 'Take a provider off the account; signs out everywhere else',
      answer: z.object({}),
      refusals: [400, 401, 404, 409],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { db, env, ways } = c.var
      await removeMethod({ db, env, ways }, c.var, c.req.valid('param').id)
      return c.json({})
    },
  )

  .put(
    '/api/account/password',
    describe({
      summary: 'Change the password, or set a first one; signs out everywhere else',
      answer: z.object({}),
      refusals: [400, 401, 403, 429],
    }),
    requireUser,
    validate('json', changePasswordInput),
    async (c) => {
      const { currentPassword, password } = c.req.valid('json')
      checkPassword(password)
      await provePassword(c, currentPassword, 'currentPassword')
      const { password: library } = await c.var.identity.auth.$context
      const hash = await library.hash(password)
      await setPassword(c.var.db, c.var.env, c.var.user, hash, c.var.sid)
      return c.json({})
    },
  )

  .get(
    '/api/account/sessions',
    describe({
      summary: 'Where one is signed in',
      answer: z.array(sessionSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findSessions(c.var.db, c.var.user, c.var.sid)),
  )

  .delete(
    '/api/account/sessions',
    describe({ summary: 'Sign out everywhere, here too', answer: z.object({}), refusals: [401] }),
    requireUser,
    async (c) => {
      await endSessions(c.var.db, c.var.user.id)
      forgetSession(c)
      c.header('clear-site-data', '"cache", "storage"')
      return c.json({})
    },
  )

  .delete(
    '/api/account/sessions/:id',
    describe({ summary: 'Sign out one place', answer: z.object({}), refusals: [400, 401, 404] }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      await endSession(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json({})
    },
  )

  .get(
    '/api/account/data',
    describe({
      summary: 'Everything kept about the person, as a file',
      answer: z.record(z.string(), z.unknown()),
      refusals: [401],
    }),
    requireUser,
    async (c) => {
      c.header('content-disposition', 'attachment; filename="my-data.json"')
      const { db, env, ciphers, secretFor, user } = c.var
      const parts = { origin: siteOrigin(env), ciphers, secretFor }
      return c.json(await accountData(db, parts, user))
    },
  )

/**
 * Whoever sits at an open screen must not take the account over: what has a password asks for it, and what has none
 * asks for a sign-in of the last minutes.
 */
async function provePassword(
  c: Context<UserEnv>,
  typed: string | undefined,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const { user, db, sid } = c.var
  const hash = await findPasswordHash(db, user.id)
  if (!hash) {
    if (!(await isFreshSession(db, sid))) throw forbidden(say.signInAgain)
    return
  }
  if (!typed) throw invalid(say.currentPasswordNeeded, { [field]: say.currentPasswordNeeded })
  await take(c, 'sign-in-account', user.email)
  const { password } = await c.var.identity.auth.$context
  if (!(await password.verify({ hash, password: typed })))
    throw invalid(say.wrongCurrentPassword, { [field]: say.wrongCurrentPassword })
  await c.var.limits.forget('sign-in-account', user.email)
}
