import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { decisionInput } from '../../../shared/submissions/decision.ts'
import {
  duplicatesInput,
  listingPictureInput,
  moderatedSubmissionSchema,
  possibleDuplicateSchema,
  submissionInput,
  submissionSchema,
  submissionsQuery,
  uploadedPictureSchema,
} from '../../../shared/submissions/submissions.ts'
import type { Env, UserEnv } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { take } from '../../middleware/rate-limit.ts'
import { bytesOf, limitPictures, takePicture } from '../../middleware/picture-upload.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { requireOpenContent } from '../../middleware/require-open-content.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { paged } from '../../pages/next-page.ts'
import { sendPicture } from '../../pictures/picture-file.ts'
import { keepUpload, readListingPicture } from '../../services/listings/pictures.ts'
import { pictureStore } from '../../services/pictures/store.ts'
import { decide } from '../../services/submissions/decisions.ts'
import { findSubmission, findSubmissions } from '../../services/submissions/queue.ts'
import { findPublicDuplicates, submit } from '../../services/submissions/submissions.ts'
import { idParam, validate } from '../../http/validate.ts'

const limitSubmissions = createMiddleware<UserEnv>(async (c, next) => {
  await take(c, 'submission-user', String(c.var.user.id))
  await next()
})

/** What people send in, and what moderators make of it (§4). One's own: user-submissions.ts. */
export const submissions = new Hono<Env>()
  .post(
    '/api/submissions',
    describe({
      summary: 'Sends in a listing, or a change of one, for the moderators',
      answer: submissionSchema,
      refusals: [400, 401, 403, 404, 410, 429],
    }),
    requireUser,
    requireOpenContent,
    limitSubmissions,
    validate('json', submissionInput),
    async (c) => c.json(await submit(c.var.db, c.var.user, c.req.valid('json'))),
  )

  .post(
    '/api/submissions/duplicates',
    describe({
      summary:
        'The public listings, and own submissions that wait, that may be what somebody is about to send in',
      answer: z.array(possibleDuplicateSchema),
      refusals: [400, 401],
    }),
    requireUser,
    validate('json', duplicatesInput),
    async (c) => c.json(await findPublicDuplicates(c.var.db, c.var.user, c.req.valid('json'))),
  )

  .put(
    '/api/submissions/picture',
    describe({
      summary:
        'Keeps a picture for a submission: JPEG, PNG or WebP, at most 8 MB, as multipart/form-data',
      answer: uploadedPictureSchema,
      refusals: [400, 401, 403, 413, 429, 503],
    }),
    requireUser,
    requireOpenContent,
    limitPictures,
    takePicture,
    validate('form', listingPictureInput),
    async (c) => {
      const bytes = await bytesOf(c.req.valid('form').file)
      return c.json(await keepUpload(c.var.db, pictureStore(c.var.env), c.var.user, bytes))
    },
  )

  .get('/pictures/listings/:file', async (c) => {
    const file = c.req.param('file')
    const { db, env, user } = c.var
    return sendPicture(c, file, await readListingPicture(db, pictureStore(env), user, file))
  })

  .get(
    '/api/submissions',
    describe({
      summary: "The moderators' queue: what waits longest comes first",
      answer: z.array(moderatedSubmissionSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many match', Link: 'The next page, rel="next"' },
    }),
    requireAdmin,
    validate('query', submissionsQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { submissions, total } = await findSubmissions(c.var.db, query)
      return c.json(paged(c, query.offset, submissions, total))
    },
  )

  .get(
    '/api/submissions/:id',
    describe({
      summary: 'One submission with what it would change, its doubles and warnings',
      answer: moderatedSubmissionSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findSubmission(c.var.db, c.req.valid('param').id)),
  )

  .patch(
    '/api/submissions/:id/status',
    describe({
      summary:
        'Approves it, which makes or changes the listing, or rejects it with a reason; as it was read',
      answer: moderatedSubmissionSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', decisionInput, 'adminNotes'),
    async (c) => {
      const { db, env, user } = c.var
      const { id } = c.req.valid('param')
      return c.json(await decide(db, env, user, id, c.req.valid('json')))
    },
  )
