import { DEFAULT_READ_TIME } from '../../../../shared/blog/writing.ts'
import type { AdminPostDetail, TypedPost } from '../../../../shared/blog/blog.ts'

/** A post as its form holds it. */
export function typedPost(post?: AdminPostDetail): TypedPost {
  return {
    title: post?.title ?? '',
    excerpt: post?.excerpt ?? '',
    author: post?.author ?? '',
    // Nothing is chosen yet, which the form says when it is sent.
    category: post?.category ?? ('' as TypedPost['category']),
    tags: (post?.tags ?? []).join(', '),
    content: post?.content ?? '',
    readTime: String(post?.readTime ?? DEFAULT_READ_TIME),
    imageUrl: post?.imageAddress ?? '',
    picture: post?.picture ?? '',
    pictureIsAllowed: Boolean(post?.picture),
    isPublished: post?.isPublished ?? false,
  }
}

/** What is filled in: of the rest a preview says nothing. */
export const filledIn = (typed: TypedPost): Partial<TypedPost> =>
  Object.fromEntries(
    Object.entries(typed).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
