import { Hono } from 'hono'
import { donePath, languageOf, linkPath } from '../../shared/checks/links.ts'
import { providerAnswer } from '../../shared/checks/provider-answers.ts'
import { LANGUAGE } from '../../shared/formats/locale.ts'
import type { Env } from '../context.ts'
import { validate } from '../http/validate.ts'
import { noReferrer } from '../middleware/no-referrer.ts'
import { limitAddress } from '../middleware/rate-limit.ts'
import { pageForm } from '../middleware/page-form.ts'
import { rerenderWithErrors, type Draw } from '../pages/rerender-with-errors.ts'
import { SENTENCES } from '../services/providers/sentences.ts'
import { answerLink } from '../services/providers/answers.ts'
import { langQuery, tokenParam } from './provider-links.ts'

/** Where a provider's page sends what was pressed, with script and without. Opening the link changes nothing. */
export const providerPages = (draw: Draw) =>
  new Hono<Env>()
    // The address is the key. Somebody types it from a sheet, in capitals perhaps.
    .use('/:part{(?i:confirm)}/*', noReferrer, async (c, next) => {
      const language = languageOf(c.req.query('lang'))
      if (language !== LANGUAGE) c.set('catalogue', SENTENCES[language])
      await next()
    })
    .post(
      '/confirm/:token',
      pageForm,
      limitAddress('link-address'),
      validate('param', tokenParam),
      validate('query', langQuery),
      validate('json', providerAnswer),
      async (c) => {
        const { token } = c.req.valid('param')
        const isDone = await answerLink(c.var.db, token, c.req.valid('json'), new Date())
        const language = languageOf(c.req.valid('query').lang)
        const page = linkPath(encodeURIComponent(token), language)
        return c.redirect(donePath(page, isDone), 303)
      },
    )
    .onError(rerenderWithErrors(draw))
