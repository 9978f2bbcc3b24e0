import { Hono } from 'hono'
import { claimAct } from '../../shared/claims/claims.ts'
import { claimPath } from '../../shared/claims/rules.ts'
import { linkPath } from '../../shared/checks/links.ts'
import type { Env } from '../context.ts'
import { idParam, validate } from '../http/validate.ts'
import { take, takeMailDomain } from '../middleware/rate-limit.ts'
import { requireUser } from '../middleware/require-user.ts'
import { pageForm } from '../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../pages/rerender-with-errors.ts'
import { askForCode, enterCode, leaveListing, takeLink } from '../services/claims/claims.ts'

/** Where the page of a claim sends what was pressed, with script and without. Opening it changes nothing. */
export const claimPages = (draw: Draw) =>
  new Hono<Env>()
    .post(
      '/listing/:id/claim',
      pageForm,
      requireUser,
      validate('param', idParam),
      validate('json', claimAct),
      async (c) => {
        const { db, env, secretFor, ways, user } = c.var
        const parts = { env, secretFor, hasMail: ways.hasMail, now: new Date() }
        const { id } = c.req.valid('param')
        const { act, code, ...asked } = c.req.valid('json')
        if (act === 'correct')
          return c.redirect(linkPath(await takeLink(db, user, id, parts.now)), 303)
        if (act === 'ask') {
          await take(c, 'claim-user', String(user.id))
          await take(c, 'claim-listing', String(id))
          if (asked.way === 'website' && asked.email) await takeMailDomain(c, asked.email)
          await askForCode(db, parts, user, id, asked)
        }
        if (act === 'enter') await enterCode(db, parts, user, id, code)
        if (act === 'leave') await leaveListing(db, user, id, parts.now)
        return c.redirect(claimPath(id), 303)
      },
    )
    .onError(rerenderWithErrors(draw))
