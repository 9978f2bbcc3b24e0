import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { PICTURE_BYTES } from '../../shared/pictures.ts'
import { pictureInput, userSchema } from '../../shared/users.ts'
import type { Env, UserEnv } from '../context.ts'
import { describe } from '../describe.ts'
import { tooLarge } from '../errors.ts'
import { take } from '../middleware/rate-limit.ts'
import { requireUser } from '../middleware/require-user.ts'
import { readPicture, removePicture, setPicture } from '../services/account-picture.ts'
import { pictureStore } from '../services/picture-store.ts'
import { validate } from '../validate.ts'
import { words } from '../words.ts'

/** The one address that takes more than a form's worth: a picture, and what stands around it in the body. */
export const PICTURE_ADDRESS = '/api/account/picture'
const tooHeavy = () => tooLarge(words.pictureTooLarge, { file: words.pictureTooLarge })
const limitBody = bodyLimit({
  maxSize: PICTURE_BYTES + 16_000,
  onError: () => {
    throw tooHeavy()
  },
})

/** Reading pictures costs more than reading words. */
const limitPictures = createMiddleware<UserEnv>(async (c, next) => {
  await take(c, 'picture-user', String(c.var.user.id))
  await next()
})

/** The picture of one's own account (rulings 15 and 21). */
export const accountPicture = new Hono<Env>()
  .put(
    PICTURE_ADDRESS,
    describe({
      summary: 'Set the picture: JPEG, PNG or WebP, at most 8 MB, as multipart/form-data',
      answer: userSchema,
      refusals: [400, 401, 413, 429],
    }),
    requireUser,
    limitPictures,
    limitBody,
    validate('form', pictureInput),
    async (c) => {
      const { file } = c.req.valid('form')
      if (file.size > PICTURE_BYTES) throw tooHeavy()
      const bytes = Buffer.from(await file.arrayBuffer())
      return c.json(await setPicture(c.var.db, pictureStore(c.var.env), c.var.user, bytes))
    },
  )

  .delete(
    PICTURE_ADDRESS,
    describe({ summary: 'Remove the picture', answer: userSchema, refusals: [401] }),
    requireUser,
    async (c) => c.json(await removePicture(c.var.db, pictureStore(c.var.env), c.var.user)),
  )

  .get('/pictures/:file', requireUser, async (c) => {
    const file = c.req.param('file')
    const bytes = await readPicture(pictureStore(c.var.env), c.var.user, file)
    return c.body(bytes, 200, {
      'content-type': file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
      // Another picture has another name. It is one person's: nothing between us and the browser keeps it.
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })
