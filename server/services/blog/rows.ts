import { DEFAULT_READ_TIME } from '../../../shared/blog/writing.ts'
import type {
  AdminPost,
  AdminPostDetail,
  Post,
  PreviewInput,
  ShownPost,
} from '../../../shared/blog/blog.ts'
import { postPicturePath } from '../../../shared/pictures.ts'
import type { blogPosts } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { renderArticle } from './markdown.ts'
import { shownImage } from '../listings/shown-image.ts'

export type PostRow = typeof blogPosts.$inferSelect
export type PostReading = Pick<ServerEnv, 'IMAGE_HOSTS'>

/** A post as anybody may read it, without its text. */
export function toPost(row: Omit<PostRow, 'content'>, env: PostReading): Post {
  const { id, title, slug, excerpt, author, category, tags, picture, readTime } = row
  return {
    id,
    title,
    slug,
    excerpt,
    author,
    category,
    tags,
    imageUrl: picture ? postPicturePath(picture) : shownImage(row.imageUrl, env),
    readTime,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const toShownPost = (row: PostRow, env: PostReading): ShownPost => ({
  ...toPost(row, env),
  ...renderArticle(row.content),
})

export const toAdminPost = (row: Omit<PostRow, 'content'>, env: PostReading): AdminPost => ({
  ...toPost(row, env),
  isPublished: row.isPublished,
})

export const toAdminPostDetail = (row: PostRow, env: PostReading): AdminPostDetail => ({
  ...toShownPost(row, env),
  isPublished: row.isPublished,
  content: row.content,
  picture: row.picture,
  pictureUrl: row.picture && postPicturePath(row.picture),
  imageAddress: row.imageUrl,
})

/** What is filled in of a post, as its page would show it if it were published now. */
export function previewPost(input: PreviewInput, env: PostReading): ShownPost {
  const now = new Date()
  const blank = { title: '', excerpt: '', author: '', content: '', tags: [], imageUrl: null }
  return toShownPost(
    {
      ...blank,
      category: 'resources',
      picture: null,
      readTime: DEFAULT_READ_TIME,
      isPublished: true,
      ...input,
      id: 0,
      slug: '',
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    },
    env,
  )
}
