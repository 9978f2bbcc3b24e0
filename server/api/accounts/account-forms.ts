import { Hono } from 'hono'
import { z } from 'zod'
import { accountInput } from '../../../shared/accounts/users.ts'
import { forgetSession } from '../../auth/call.ts'
import type { Env } from '../../context.ts'
import { idParam, validate } from '../../http/validate.ts'
import { pageForm } from '../../middleware/page-form.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { signInCookies } from '../../middleware/sign-in-cookies.ts'
import { rerenderWithErrors, type Draw } from '../../pages/rerender-with-errors.ts'
import { endSession, endSessions } from '../../services/accounts/sessions.ts'
import { changeAccount } from '../../services/accounts/users.ts'
import { checkName } from '../../services/listings/official-names.ts'
import { signUpForms } from './sign-up.ts'

const { firstName, lastName } = accountInput.shape
/** What the forms of the page change, each named by its field "act". */
const actInput = z.discriminatedUnion('act', [
  z.object({ act: z.literal('name'), firstName, lastName }),
  z.object({ act: z.literal('waiting-mail'), wantsWaitingMail: z.literal('on').optional() }),
  z.object({ act: z.literal('end-session'), session: idParam.shape.id }),
  z.object({ act: z.literal('end-sessions') }),
])

/** Where the forms of one's account, and of a new one, go that no script sends: their pages. The same rules as the API's. */
export const accountForms = (draw: Draw) =>
  new Hono<Env>()
    .route('/', signUpForms(draw))
    .post(
      '/account',
      pageForm,
      signInCookies,
      requireUser,
      validate('json', actInput),
      async (c) => {
        const { db, env, user } = c.var
        const asked = c.req.valid('json')
        if (asked.act === 'end-sessions') {
          await endSessions(db, user.id)
          forgetSession(c)
          c.header('clear-site-data', '"cache", "storage"')
          return c.redirect('/', 303)
        }
        if (asked.act === 'end-session') {
          await endSession(db, user, asked.session)
          return c.redirect('/account#sessions', 303)
        }
        if (asked.act === 'name') {
          checkName(asked, env)
          await changeAccount(db, user, asked)
          return c.redirect('/account#name', 303)
        }
        const names = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' }
        const wantsWaitingMail = asked.wantsWaitingMail === 'on'
        await changeAccount(db, user, { ...names, wantsWaitingMail })
        return c.redirect('/account#waiting-mail', 303)
      },
    )
    .onError(rerenderWithErrors(draw))
