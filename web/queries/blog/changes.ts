import type { PostQueue } from '../../../shared/blog/writing.ts'
import type { TypedPost } from '../../../shared/blog/blog.ts'
import { blogApi, read, readCounted, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { toRange } from '../admin/page.ts'
import { isConflict } from '../is-conflict.ts'
import { blogWords as words } from './words.ts'

const toId = (id: number) => ({ param: { id: String(id) } })
const ofPost = blogApi[':id']

export const postQueue = (show: PostQueue, search: string, page: number) =>
  readCounted(blogApi, {
    query: {
      show,
      search,
      ...toRange(page),
    },
  })

export const adminPost = (id: string) => read(ofPost, { param: { id } })

/** What an admin changes is old on the blog, on home and in every list. */
const refresh = [['api', 'blog']]

export const createPost = () =>
  change({
    send: (json: TypedPost) => send(blogApi.$post({ json })),
    success: words.created,
    failure: words.creatingFailed,
    refresh,
  })

/**
 * As it was read: `version` says which words the admin saw, `isPublished` what becomes of them: public or not; undefined
 * leaves that as it is.
 */
export const editPost = (id: number, version: string, isPublished: () => boolean | undefined) =>
  change({
    send: (json: Partial<TypedPost>) =>
      send(ofPost.$patch({ ...toId(id), json: { ...json, isPublished: isPublished(), version } })),
    success: words.updated,
    failure: words.updatingFailed,
    refresh,
    isSaidInPlace: isConflict,
  })

/** Shows it to readers, or takes it from them. */
export const publishPost = (id: number, version: string) =>
  change({
    send: (isPublished: boolean) =>
      send(ofPost.$patch({ ...toId(id), json: { isPublished, version } })),
    success: ({ isPublished }) => (isPublished ? words.published : words.unpublished),
    failure: words.updatingFailed,
    refresh,
  })

export const deletePost = (id: number) =>
  change({
    send: () => send(ofPost.$delete(toId(id))),
    success: words.deleted,
    failure: words.deletingFailed,
    refresh,
  })

/** What is filled in, as its page would show it. */
export const previewPost = () =>
  change({ send: (json: Partial<TypedPost>) => send(blogApi.preview.$post({ json })) })

export const sendPostPicture = () =>
  change({
    send: (file: File) => send(blogApi.picture.$put({ form: { file } })),
    failure: words.pictureFailed,
  })
