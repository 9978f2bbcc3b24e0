import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  likeCountSchema,
  likedSchema,
  likeInput,
  likeStateSchema,
} from '../../../shared/listings/likes.ts'
import { signInToLike } from '../../../shared/accounts/visitor.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { formBody } from '../../middleware/form-body.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { countLikes, isLiked, setLike } from '../../services/listings/likes.ts'
import { idParam, validate } from '../../http/validate.ts'

/** A form without script brings a guest to signing in, and from there back to the card it was on. */
const leadGuest = createMiddleware<Env>(async (c, next) => {
  const form = c.get('form')
  if (form && !c.var.user)
    return c.redirect(signInToLike(form.returnTo, c.req.param('id') ?? ''), 303)
  await next()
})

export const likes = new Hono<Env>()
  .get(
    '/api/listings/:id/likes',
    describe({
      summary: 'How many like it',
      answer: likeCountSchema,
      refusals: [400, 404, 410],
      movesOn: true,
    }),
    validate('param', idParam),
    async (c) => c.json({ likeCount: await countLikes(c.var.db, c.req.valid('param').id) }),
  )

  .get(
    '/api/listings/:id/liked',
    describe({
      summary: 'Whether the signed-in user likes it',
      answer: likedSchema,
      refusals: [400, 401, 404],
    }),
    requireUser,
    validate('param', idParam),
    async (c) =>
      c.json({ isLiked: await isLiked(c.var.db, c.var.user.id, c.req.valid('param').id) }),
  )

  .post(
    '/api/listings/:id/like',
    formBody,
    leadGuest,
    describe({
      summary:
        'Likes it or takes the like back, as wished for; turns it round where no wish is said',
      answer: likeStateSchema,
      refusals: [400, 401, 404, 410],
    }),
    requireUser,
    validate('param', idParam),
    validate('json', likeInput),
    async (c) => {
      // A form's button says "Like", unless it says otherwise itself.
      const wish = c.req.valid('json').isLiked ?? (c.get('form') ? true : undefined)
      const state = await setLike(c.var.db, c.var.user.id, c.req.valid('param').id, wish)
      // A page for everybody shows no like of one's own; this one does.
      return c.get('form') ? c.redirect('/dashboard/likes', 303) : c.json(state)
    },
  )
