import { Hono } from 'hono'
import { z } from 'zod'
import {
  adminPostDetailSchema,
  adminPostSchema,
  postDetailSchema,
  postEdit,
  postInput,
  postPictureInput,
  postQueueQuery,
  postSchema,
  postsQuery,
  previewInput,
  shownPostSchema,
} from '../../shared/blog/blog.ts'
import { postPicturePath } from '../../shared/pictures.ts'
import { uploadedPictureSchema } from '../../shared/submissions/submissions.ts'
import type { Env } from '../context.ts'
import { describe } from '../http/describe.ts'
import { bytesOf, limitPictures, takePicture } from '../middleware/picture-upload.ts'
import { requireAdmin } from '../middleware/require-admin.ts'
import { previewPost } from '../services/blog/rows.ts'
import { findPublishedPost, findPublishedPosts } from '../services/blog/posts.ts'
import { createPost, deletePost, editPost } from '../services/blog/changes.ts'
import { findAdminPost, findPostQueue } from '../services/blog/queue.ts'
import { paged } from '../pages/next-page.ts'
import { sendPicture } from '../pictures/picture-file.ts'
import { keepUpload } from '../services/listings/pictures.ts'
import { pictureStore } from '../services/pictures/store.ts'
import { readPostPicture } from '../services/blog/pictures.ts'
import { idParam, slugParam, validate } from '../http/validate.ts'

const counted = { 'X-Total-Count': 'How many there are' }

/** Posts: the published ones for everybody, all of them for admins (§7). */
export const blog = new Hono<Env>()
  .get(
    '/api/blog/published',
    describe({
      summary: 'Published posts, newest first',
      answer: z.array(postSchema),
      refusals: [400],
      headers: counted,
    }),
    validate('query', postsQuery),
    async (c) => {
      const { posts, total } = await findPublishedPosts(c.var.db, c.var.env, c.req.valid('query'))
      c.header('x-total-count', String(total))
      return c.json(posts)
    },
  )

  .get(
    '/api/blog/published/:slug',
    describe({ summary: 'One published post', answer: postDetailSchema, refusals: [400, 404] }),
    validate('param', slugParam),
    async (c) => c.json(await findPublishedPost(c.var.db, c.var.env, c.req.valid('param').slug)),
  )

  .get(
    '/api/blog',
    describe({
      summary: 'All posts, drafts too; what was changed last comes first',
      answer: z.array(adminPostSchema),
      refusals: [400, 401, 403],
      headers: { ...counted, Link: 'The next page, rel="next"' },
    }),
    requireAdmin,
    validate('query', postQueueQuery),
    async (c) => {
      const query = c.req.valid('query')
      const { posts, total } = await findPostQueue(c.var.db, c.var.env, query)
      return c.json(paged(c, query.offset, posts, total))
    },
  )

  .post(
    '/api/blog',
    describe({
      summary: 'Writes a post: a draft, or published at once',
      answer: adminPostDetailSchema,
      refusals: [400, 401, 403, 413],
    }),
    requireAdmin,
    validate('json', postInput),
    async (c) => c.json(await createPost(c.var.db, c.var.env, c.var.user, c.req.valid('json'))),
  )

  .post(
    '/api/blog/preview',
    describe({
      summary: 'What is filled in of a post, as its page would show it; nothing is kept',
      answer: shownPostSchema,
      refusals: [400, 401, 403, 413],
    }),
    requireAdmin,
    validate('json', previewInput),
    (c) => c.json(previewPost(c.req.valid('json'), c.var.env)),
  )

  .put(
    '/api/blog/picture',
    describe({
      summary:
        'Keeps a picture for a post: JPEG, PNG or WebP, at most 8 MB, as multipart/form-data',
      answer: uploadedPictureSchema,
      refusals: [400, 401, 403, 413, 429, 503],
    }),
    requireAdmin,
    limitPictures,
    takePicture,
    validate('form', postPictureInput),
    async (c) => {
      const bytes = await bytesOf(c.req.valid('form').file)
      const { picture } = await keepUpload(c.var.db, pictureStore(c.var.env), c.var.user, bytes)
      return c.json({ picture, pictureUrl: postPicturePath(picture) })
    },
  )

  .get(
    '/api/blog/:id',
    describe({
      summary: 'One post for the form, published or not',
      answer: adminPostDetailSchema,
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => c.json(await findAdminPost(c.var.db, c.var.env, c.req.valid('param').id)),
  )

  .patch(
    '/api/blog/:id',
    describe({
      summary: 'Changes, publishes or unpublishes a post as it was read; its slug stays',
      answer: adminPostDetailSchema,
      refusals: [400, 401, 403, 404, 409, 413],
    }),
    requireAdmin,
    validate('param', idParam),
    validate('json', postEdit),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await editPost(c.var.db, c.var.env, c.var.user, id, c.req.valid('json')))
    },
  )

  .delete(
    '/api/blog/:id',
    describe({
      summary: 'Deletes a post for good',
      answer: z.null(),
      refusals: [400, 401, 403, 404],
    }),
    requireAdmin,
    validate('param', idParam),
    async (c) => {
      await deletePost(c.var.db, c.var.user, c.req.valid('param').id)
      return c.json(null)
    },
  )

  .get('/pictures/posts/:file', async (c) => {
    const file = c.req.param('file')
    const { db, env, user } = c.var
    return sendPicture(c, file, await readPostPicture(db, pictureStore(env), user, file))
  })
