import { Hono, type Context } from 'hono'
import { z } from 'zod'
import {
  answersInput,
  closingInput,
  credentialInput,
  nextTaskSchema,
  refusalInput,
  tryInput,
} from '../../../shared/checks/tasks.ts'
import { newLinkSchema } from '../../../shared/checks/provider-answers.ts'
import type { UserEnv, Env } from '../../context.ts'
import { publicSettings } from '../../env/env.ts'
import { describe } from '../../http/describe.ts'
import { idParam, validate } from '../../http/validate.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { requireChecker } from '../../middleware/require-checker.ts'
import { saveAnswers } from '../../services/checks/answers.ts'
import { putOffTask, recordTry } from '../../services/checks/attempts.ts'
import { recordCredential } from '../../services/checks/credentials.ts'
import { decideClosing, recordRefusal } from '../../services/checks/endings.ts'
import { makeMessage } from '../../services/providers/send-message.ts'
import { openTask } from '../../services/checks/read.ts'
import { countWaiting } from '../../services/checks/take.ts'

const partsOf = (c: Context<UserEnv>) => ({
  ciphers: c.var.ciphers,
  secretFor: c.var.secretFor,
  now: new Date(),
})

/** Each act on a task answers with the one that is open next. */
const next = async (c: Context<UserEnv>) => ({
  task: await openTask(c.var.db, partsOf(c), c.var.user),
})

const act = (summary: string) =>
  describe({ summary, answer: nextTaskSchema, refusals: [400, 401, 403, 409] })

/** The tab Checks: one listing at a time, by volunteers and admins. */
export const checks = new Hono<Env>()
  .get(
    '/api/admin/checks',
    describe({
      summary: 'How many listings wait to be checked',
      answer: z.object({ waiting: z.int() }),
      refusals: [401, 403],
    }),
    requireChecker,
    async (c) => c.json({ waiting: await countWaiting(c.var.db, c.var.user, new Date()) }),
  )

  .post(
    '/api/admin/checks/next',
    describe({
      summary: 'Takes the next listing to check, or goes on with the one that one has',
      answer: nextTaskSchema,
      refusals: [401, 403],
    }),
    requireChecker,
    async (c) => c.json(await next(c)),
  )

  .post(
    '/api/admin/checks/listings/:id',
    describe({
      summary: 'Takes a listing that somebody calls about, in place of the one that one has',
      answer: nextTaskSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ task: await openTask(c.var.db, partsOf(c), c.var.user, id) })
    },
  )

  .post(
    '/api/admin/checks/:id/answers',
    act('Saves what was said of a listing, and takes the next'),
    requireChecker,
    validate('param', idParam),
    validate('json', answersInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await saveAnswers(c.var.db, partsOf(c), c.var.user, id, c.req.valid('json'))
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/tries',
    act('Records a try that brought no answer, and takes the next; a message keeps the task'),
    requireChecker,
    validate('param', idParam),
    validate('json', tryInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await recordTry(c.var.db, partsOf(c), c.var.user, id, c.req.valid('json'))
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/credentials',
    act('Records that a credential was found in its register, or was not; the task goes on'),
    requireChecker,
    validate('param', idParam),
    validate('json', credentialInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await recordCredential(c.var.db, c.var.user, id, c.req.valid('json'), new Date())
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/later',
    act('Gives a task back until tomorrow, and takes the next'),
    requireChecker,
    validate('param', idParam),
    async (c) => {
      await putOffTask(c.var.db, c.var.user, c.req.valid('param').id, new Date())
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/refusal',
    act(
      'Records that they do not want to be shown, asked or listed, or have closed, and takes the next',
    ),
    requireChecker,
    validate('param', idParam),
    validate('json', refusalInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await recordRefusal(c.var.db, c.var.user, id, c.req.valid('json'), new Date())
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/closing',
    act('Decides what becomes of a listing that is said to have closed, and takes the next'),
    requireAdmin,
    validate('param', idParam),
    validate('json', closingInput),
    async (c) => {
      const { id } = c.req.valid('param')
      await decideClosing(c.var.db, c.var.user, id, c.req.valid('json'), new Date())
      return c.json(await next(c))
    },
  )

  .post(
    '/api/admin/checks/:id/message',
    describe({
      summary: 'Makes the message for who has the task to send, with a link that works once',
      answer: newLinkSchema,
      refusals: [400, 401, 403, 409],
    }),
    requireChecker,
    validate('param', idParam),
    async (c) => {
      const site = publicSettings(c.var.env, c.var.isOnTrial)
      const parts = { ...partsOf(c), site }
      return c.json(await makeMessage(c.var.db, parts, c.var.user, c.req.valid('param').id))
    },
  )
