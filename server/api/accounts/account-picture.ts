import { Hono } from 'hono'
import { pictureInput, userSchema } from '../../../shared/accounts/users.ts'
import type { Env } from '../../context.ts'
import { describe } from '../../http/describe.ts'
import { bytesOf, limitPictures, takePicture } from '../../middleware/picture-upload.ts'
import { requireUser } from '../../middleware/require-user.ts'
import { pictureType } from '../../pictures/picture-file.ts'
import { readPicture, removePicture, setPicture } from '../../services/accounts/picture.ts'
import { pictureStore } from '../../services/pictures/store.ts'
import { validate } from '../../http/validate.ts'

/** The one address that takes more than a form's worth: a picture, and what surrounds it in the body. */
const PICTURE_ADDRESS = '/api/account/picture'

/** The picture of one's own account (rulings 15 and 21). */
export const accountPicture = new Hono<Env>()
  .put(
    PICTURE_ADDRESS,
    describe({
      summary: 'Set the picture: JPEG, PNG or WebP, at most 8 MB, as multipart/form-data',
      answer: userSchema,
      refusals: [400, 401, 413, 429, 503],
    }),
    requireUser,
    limitPictures,
    takePicture,
    validate('form', pictureInput),
    async (c) => {
      const bytes = await bytesOf(c.req.valid('form').file)
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
      'content-type': pictureType(file),
      // Another picture has another name. It is one person's: nothing between us and the browser keeps it.
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })
