import { Hono } from 'hono'
import { z } from 'zod'
import {
  ownSubmissionSchema,
  submissionEdit,
  submissionSchema,
} from '../../../shared/submissions/submissions.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { requireOpenContent } from '../../middleware/require-open-content.ts'
import { requireUser } from '../../middleware/require-user.ts'
import {
  changeSubmission,
  findOwnSubmission,
  findOwnSubmissions,
} from '../../services/submissions/submissions.ts'
import { idParam, validate } from '../../http/validate.ts'

/** What the signed-in user has sent in. */
export const userSubmissions = new Hono<Env>()
  .get(
    '/api/user/submissions',
    describe({
      summary: "The user's submissions, the newest first",
      answer: z.array(ownSubmissionSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findOwnSubmissions(c.var.db, c.var.user)),
  )

  .get(
    '/api/user/submissions/:id',
    describe({
      summary: "One of the user's submissions",
      answer: submissionSchema,
      refusals: [400, 401, 404],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => c.json(await findOwnSubmission(c.var.db, c.var.user, c.req.valid('param').id)),
  )

  .patch(
    '/api/user/submissions/:id',
    describe({
      summary: 'Changes what it names of a submission while it waits; it goes on waiting',
      answer: submissionSchema,
      refusals: [400, 401, 403, 404, 409, 410],
    }),
    requireUser,
    requireOpenContent,
    validate('param', idParam),
    validate('json', submissionEdit),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeSubmission(c.var.db, c.var.user, id, c.req.valid('json')))
    },
  )
