import { Hono } from 'hono'
import { z } from 'zod'
import {
  attendanceInput,
  organisedEventSchema,
  organiserInput,
  organiserSchema,
  participantSchema,
  participantsSchema,
} from '../../../shared/events/registrations.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { noStore } from '../../middleware/no-store.ts'
import { requireAdmin } from '../../middleware/require-admin.ts'
import { requireUser } from '../../middleware/require-user.ts'
import {
  findOrganisers,
  nameOrganiser,
  removeOrganiser,
} from '../../services/registrations/named-organisers.ts'
import {
  findOrganisedEvents,
  findParticipants,
  setAttendance,
} from '../../services/registrations/organisers.ts'
import { idParam, validate } from '../../http/validate.ts'

const organiserParam = idParam.extend({ userId: idParam.shape.id })

/** Who takes part in an event, for those an admin has named, and who these are (ruling 26). */
export const organisers = new Hono<Env>()
  .get(
    '/api/events/:id/registrations',
    noStore,
    describe({
      summary: 'Who takes part, from three days before until one day after; organisers and admins',
      answer: participantsSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireUser,
    validate('param', idParam),
    async (c) => {
      const { db, ciphers, user } = c.var
      return c.json(await findParticipants(db, ciphers, user, c.req.valid('param').id))
    },
  )

  .get(
    '/api/user/organised-events',
    noStore,
    describe({
      summary: 'The events the user is named for, until one day after them, the next first',
      answer: z.array(organisedEventSchema),
      refusals: [401],
    }),
    requireUser,
    async (c) => c.json(await findOrganisedEvents(c.var.db, c.var.user)),
  )

  .patch(
    '/api/registrations/:id/attended',
    noStore,
    describe({
      summary: 'Says whether somebody came; organisers and admins',
      answer: participantSchema,
      refusals: [400, 401, 403, 404, 409, 422],
    }),
    requireUser,
    validate('param', idParam),
    validate('json', attendanceInput),
    async (c) => {
      const { db, ciphers, user } = c.var
      const { attended } = c.req.valid('json')
      return c.json(await setAttendance(db, ciphers, user, c.req.valid('param').id, attended))
    },
  )

  .get(
    '/api/admin/events/:id/organisers',
    noStore,
    describe({
      summary: 'Who may see the participants of an event',
      answer: z.array(organiserSchema),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findOrganisers(c.var.db, c.req.valid('param').id)),
  )

  .post(
    '/api/admin/events/:id/organisers',
    noStore,
    describe({
      summary:
        'Names an account by its address, which is told by mail; the note on the use of data is accepted',
      answer: z.array(organiserSchema),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', organiserInput),
    async (c) => {
      const { id } = c.req.valid('param')
      const { email } = c.req.valid('json')
      return c.json(await nameOrganiser(c.var.db, c.var.env, c.var.user, id, email))
    },
  )

  .delete(
    '/api/admin/events/:id/organisers/:userId',
    noStore,
    describe({
      summary: 'Takes the right away',
      answer: z.array(organiserSchema),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', organiserParam),
    async (c) => {
      const { id, userId } = c.req.valid('param')
      return c.json(await removeOrganiser(c.var.db, c.var.user, id, userId))
    },
  )
