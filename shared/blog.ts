import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { line } from './text.ts'

/** §5: the categories a post may have. */
export const BLOG_CATEGORIES = [
  'parenting-tips',
  'therapy-guide',
  'community',
  'research',
  'resources',
] as const

/** A post on a card. */
export const postSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    author: z.string(),
    category: z.enum(BLOG_CATEGORIES),
    tags: z.array(z.string()),
    imageUrl: z.string().nullable(),
    readTime: z.int().meta({ description: 'Minutes' }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Post' })

/** A post on its own page. `html` is the Markdown rendered and sanitised by the server. */
export const postDetailSchema = postSchema.extend({ html: z.string() }).meta({ id: 'PostDetail' })

/** What `GET /api/blog/published` takes: a page that shows three asks for three. */
export const postsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  slugs: line(LIMITS.slug * 5)
    .optional()
    .meta({ description: 'Only these, divided by commas' }),
})

export type PostsQuery = z.output<typeof postsQuery>
export type Post = z.output<typeof postSchema>
export type PostDetail = z.output<typeof postDetailSchema>
