import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import { signUpInput } from '../../../shared/accounts/users.ts'
import { checkPassword } from '../../auth/passwords.ts'
import { signUpClosed } from '../../auth/problems.ts'
import { rememberSignUp } from '../../auth/sign-up-browser.ts'
import type { Env } from '../../context.ts'
import { validate } from '../../http/validate.ts'
import { pageForm } from '../../middleware/page-form.ts'
import { limitAddress } from '../../middleware/rate-limit.ts'
import { signInCookies } from '../../middleware/sign-in-cookies.ts'
import { rerenderWithErrors, type Draw } from '../../pages/rerender-with-errors.ts'
import { requestSignUp } from '../../services/accounts/sign-in-links.ts'
import { checkName } from '../../services/listings/official-names.ts'
import { takeMail } from './take-mail.ts'

/** Mails the link that makes the account, or says that there is one: whoever asked cannot tell which. */
export async function startSignUp(
  c: Context<Env>,
  { email, password, firstName, lastName, returnTo }: z.output<typeof signUpInput>,
): Promise<void> {
  const { env, db, identity } = c.var
  if (!c.var.ways.hasMail) throw signUpClosed()
  checkName({ firstName, lastName }, env)
  checkPassword(password)
  await takeMail(c, email)
  const context = await identity.auth.$context
  const passwordHash = await context.password.hash(password)
  const wanted = { email, passwordHash, firstName, lastName, returnTo: safeReturnTo(returnTo) }
  rememberSignUp(c, await requestSignUp(db, env, wanted))
}

/** Where the form of a new account goes that no script sends: its page, which keeps what was typed. */
export const signUpForms = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/login/new',
      pageForm,
      signInCookies,
      limitAddress('sign-up-address'),
      validate('json', signUpInput),
      async (c) => {
        await startSignUp(c, c.req.valid('json'))
        return c.redirect('/login/sent', 303)
      },
    )
    .onError(rerenderWithErrors(draw))
