import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import {
  confirmInput,
  openedLinkSchema,
  openedResetSchema,
  type OpenedLink,
} from '../../../shared/accounts/sign-in.ts'
import { newPasswordInput } from '../../../shared/accounts/users.ts'
import { LINK_MINUTES } from '../../../shared/accounts/visitor.ts'
import { signIn } from '../../auth/call.ts'
import { cookieAttributes, ownCookie } from '../../auth/cookies.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { adminLinkUsed, linkUsed, toProblem } from '../../auth/problems.ts'
import { isSignUpBrowser } from '../../auth/sign-up-browser.ts'
import type { Env } from '../../context.ts'
import { describe, describeNavigation } from '../../http/describe.ts'
import { continueOrJson, goOnSchema } from '../../middleware/form-body.ts'
import { giveBack, limitAddress } from '../../middleware/rate-limit.ts'
import { resetPassword } from '../../services/accounts/accounts.ts'
import { becomeFirstAdmin } from '../../services/accounts/first-admin.ts'
import { tokenId } from '../../services/accounts/one-time-tokens.ts'
import {
  enterByLink,
  findOpenedLink,
  findOpenedReset,
} from '../../services/accounts/opened-links.ts'
import { finishSignUp } from '../../services/accounts/sign-up.ts'
import { validate } from '../../http/validate.ts'

/** What could not be one of ours is none: a link that a mail program broke leads to the sign-in page as well. */
const tokenText = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .catch('')
/** A link of a mail, as it is opened. */
const tokenQuery = z.object({
  token: tokenText,
  returnTo: z.string().max(2_000).optional().catch(undefined),
})

/** Hold a token between its link and what the person does on the page it leads to. */
const RESET = 'saath_reset'
const OPENED = 'saath_link'

/**
 * What the links of our mails lead to. Opening one does nothing: programs open links before a person does, and other
 * sites make browsers open them. The page asks for one press.
 */
export const authLinks = new Hono<Env>()

  .get(
    '/api/auth/verify',
    describeNavigation({ summary: 'The link that confirms an address' }),
    limitAddress('link-address'),
    validate('query', tokenQuery),
    async (c) => openLink(c, 'sign-up', c.req.valid('query')),
  )

  .get(
    '/api/auth/link',
    describeNavigation({ summary: 'The link that signs in' }),
    limitAddress('link-address'),
    validate('query', tokenQuery),
    async (c) => openLink(c, 'sign-in', c.req.valid('query')),
  )

  .get(
    '/api/auth/first-admin',
    describeNavigation({ summary: 'On trial: the link that makes whoever opens it admin' }),
    limitAddress('link-address'),
    validate('query', tokenQuery),
    async (c) => openLink(c, 'first-admin', c.req.valid('query')),
  )

  .get(
    '/api/auth/confirm',
    describe({
      summary: 'The link that this browser has opened, null without one',
      answer: openedLinkSchema.nullable(),
    }),
    async (c) => {
      const { kind, token } = readOpened(c)
      return c.json(await findOpenedLink(c.var.db, kind, token))
    },
  )

  .post(
    '/api/auth/confirm',
    describe({
      summary: 'Uses up the link that this browser has opened, and signs in',
      answer: goOnSchema,
      refusals: [400, 403, 429],
    }),
    limitAddress('link-address'),
    validate('json', confirmInput),
    async (c) => {
      const { id, returnTo } = c.req.valid('json')
      const { kind, token } = readOpened(c)
      // Another link was opened since the page was drawn, which named another account.
      if (id !== tokenId(kind, token)) throw linkUsed()
      const { userId, goTo } = await useLink(c, kind, token)
      deleteCookie(c, ownCookie(c.var.env, OPENED), cookieAttributes(c.var.env))
      const { headers } = c.req.raw
      const body = { userId: String(userId) }
      await signIn(
        c,
        () => c.var.identity.auth.api.openSession({ body, headers, returnHeaders: true }),
        linkUsed,
      )
      await giveBack(c, 'link-address')
      return continueOrJson(c, goTo ?? safeReturnTo(returnTo))
    },
  )

  .get(
    '/api/auth/reset',
    describeNavigation({ summary: 'The link to where a new password is set' }),
    limitAddress('link-address'),
    validate('query', tokenQuery),
    async (c) => {
      const { token } = c.req.valid('query')
      if (!(await findOpenedReset(c.var.db, token))) return toLogin(c, linkUsed())
      await giveBack(c, 'link-address')
      // The token leaves the address at once, so that it stays in no history and no log.
      const attributes = { ...cookieAttributes(c.var.env), maxAge: LINK_MINUTES * 60 }
      setCookie(c, ownCookie(c.var.env, RESET), token, attributes)
      return c.redirect('/login/new-password')
    },
  )

  .get(
    '/api/auth/new-password',
    describe({
      summary: 'The link that sets a new password and was opened in this browser, null without one',
      answer: openedResetSchema.nullable(),
    }),
    async (c) => c.json(await findOpenedReset(c.var.db, readReset(c))),
  )

  .post(
    '/api/auth/new-password',
    describe({
      summary: 'Set a new password, in the browser that opened the link of the mail',
      answer: goOnSchema,
      refusals: [400, 429],
    }),
    limitAddress('link-address'),
    validate('json', newPasswordInput),
    async (c) => {
      const { id, password } = c.req.valid('json')
      const { db, env, identity } = c.var
      checkPassword(password)
      const token = readReset(c)
      // Before the password is made slow on purpose. Another site may have opened another link since the page was drawn.
      if ((await findOpenedReset(db, token))?.id !== id) throw linkUsed()
      const { password: library } = await identity.auth.$context
      if (!(await resetPassword(db, env, token, await library.hash(password)))) throw linkUsed()
      deleteCookie(c, ownCookie(env, RESET), cookieAttributes(env))
      await giveBack(c, 'link-address')
      return continueOrJson(c, '/login?done=new-password')
    },
  )

/** The token leaves the address at once, so that it stays in no history and no log. */
async function openLink(
  c: Context<Env>,
  kind: OpenedLink['kind'],
  { token, returnTo }: z.output<typeof tokenQuery>,
) {
  if (!(await findOpenedLink(c.var.db, kind, token))) {
    const used = kind === 'first-admin' ? adminLinkUsed() : linkUsed()
    return toLogin(c, used, returnTo)
  }
  await giveBack(c, 'link-address')
  const attributes = { ...cookieAttributes(c.var.env), maxAge: LINK_MINUTES * 60 }
  setCookie(c, ownCookie(c.var.env, OPENED), `${kind}.${token}`, attributes)
  return c.redirect(`/login/confirm?${new URLSearchParams({ returnTo: safeReturnTo(returnTo) })}`)
}

const readReset = (c: Context<Env>) => tokenText.parse(getCookie(c, ownCookie(c.var.env, RESET)))

function readOpened(c: Context<Env>): { kind: OpenedLink['kind']; token: string } {
  const [kind, token = ''] = (getCookie(c, ownCookie(c.var.env, OPENED)) ?? '').split('.')
  const known = openedLinkSchema.shape.kind.catch('sign-in')
  return { kind: known.parse(kind), token: tokenText.parse(token) }
}

/**
 * Who comes in by a link, and where that link alone decides where to go on. The link is used up before the session is
 * there: the library writes that on a connection of its own, which in our transaction would wait for itself.
 */
async function useLink(c: Context<Env>, kind: OpenedLink['kind'], token: string) {
  const { db, env } = c.var
  if (kind === 'sign-in') {
    const userId = await enterByLink(db, env, token)
    if (userId === undefined) throw linkUsed()
    return { userId, goTo: undefined }
  }
  if (kind === 'first-admin') {
    const userId = c.var.isOnTrial
      ? await becomeFirstAdmin(db, token, c.var.user?.email)
      : undefined
    if (userId === undefined) throw adminLinkUsed()
    return { userId, goTo: '/admin' }
  }
  const finished = await finishSignUp(db, env, token, isSignUpBrowser(c, token))
  if (!finished) throw linkUsed()
  const { userId, hasPassword, returnTo } = finished
  return { userId, goTo: hasPassword ? returnTo : '/account?password=choose' }
}

/** A link that was opened leads to a page, also when it does not work. */
const toLogin = (c: Context<Env>, error: unknown, returnTo?: string) =>
  c.redirect(
    `/login?${new URLSearchParams({ problem: toProblem(error), returnTo: safeReturnTo(returnTo) })}`,
  )
