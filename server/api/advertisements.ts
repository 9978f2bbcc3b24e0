import { Hono } from 'hono'
import { z } from 'zod'
import { adminRangeQuery } from '../../shared/admin/range.ts'
import {
  advertisementEdit,
  advertisementInput,
  advertisementSchema,
} from '../../shared/advertising/advertisements.ts'
import { listingPictureInput, uploadedPictureSchema } from '../../shared/submissions/submissions.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { bytesOf, limitPictures, takePicture } from '../middleware/picture-upload.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { paged } from '../pages/next-page.ts'
import {
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
  findAdvertisements,
  renewLink,
} from '../services/advertising/advertisements.ts'
import { keepUpload } from '../services/listings/pictures.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { idParam, validate } from '../http/validate.ts'

/** The admins' tab Ads (§2, §7). What visitors get of it: slots.ts. */
export const advertisements = new Hono<Env>()
  .get(
    '/api/advertisements',
    describe({
      summary: 'All advertisements, the newest first',
      answer: z.array(advertisementSchema),
      refusals: [400, 401, 403],
      headers: { 'X-Total-Count': 'How many there are', Link: 'The next page, rel="next"' },
    }),
    requireAdmin,
    validate('query', adminRangeQuery),
    async (c) => {
      const range = c.req.valid('query')
      const { found, total } = await findAdvertisements(c.var.db, readingOf(c), range)
      return c.json(paged(c, range.offset, found, total))
    },
  )

  .post(
    '/api/advertisements',
    describe({
      summary: 'Makes an advertisement; clicks and impressions are counted, never stated',
      answer: advertisementSchema,
      refusals: [400, 401, 403],
    }),
    requireAdmin,
    validate('json', advertisementInput),
    async (c) =>
      c.json(await createAdvertisement(c.var.db, c.var.user, c.req.valid('json'), readingOf(c))),
  )

  .put(
    '/api/advertisements/picture',
    describe({
      summary:
        'Keeps a picture for an advertisement: JPEG, PNG or WebP, at most 8 MB, as multipart/form-data',
      answer: uploadedPictureSchema,
      refusals: [400, 401, 403, 413, 429, 503],
    }),
    requireAdmin,
    limitPictures,
    takePicture,
    validate('form', listingPictureInput),
    async (c) => {
      const bytes = await bytesOf(c.req.valid('form').file)
      return c.json(await keepUpload(c.var.db, pictureStore(c.var.env), c.var.user, bytes))
    },
  )

  .put(
    '/api/advertisements/:id',
    describe({
      summary: 'Changes an advertisement; with `version`, only as it was read',
      answer: advertisementSchema,
      refusals: [400, 401, 403, 404, 409],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', advertisementEdit),
    async (c) => {
      const { id } = c.req.valid('param')
      const edit = c.req.valid('json')
      return c.json(await editAdvertisement(c.var.db, c.var.user, id, edit, readingOf(c)))
    },
  )

  .post(
    '/api/advertisements/:id/link',
    describe({
      summary: 'A new private link to its figures; the one before ends',
      answer: advertisementSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await renewLink(c.var.db, c.var.user, id, readingOf(c)))
    },
  )

  .delete(
    '/api/advertisements/:id',
    describe({
      summary: 'Deletes an advertisement with its figures',
      answer: z.null(),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deleteAdvertisement(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

const readingOf = (c: { var: Pick<Env['Variables'], 'env'> }) => ({
  env: c.var.env,
  now: new Date(),
})
