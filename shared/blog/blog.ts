import { BLOG_CATEGORIES } from './rules.ts'
import { z } from 'zod'
import { adminRange } from '../admin/range.ts'
import { DEFAULT_READ_TIME, MOST_TAGS, POST_QUEUES, toReadTime } from './writing.ts'
import { isVisible } from '../invisible.ts'
import { LIMITS } from '../limits.ts'
import { MAX_SEARCH } from '../listings/directory.ts'
import { webAddress } from '../listings/inputs.ts'
import { line, paragraphs, toLine } from '../text.ts'
import { words } from '../words.ts'

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
    imageUrl: z
      .string()
      .nullable()
      .meta({ description: 'Our own picture, or one of a host that is allowed' }),
    readTime: z.int().meta({ description: 'Minutes; 0 when it is not known' }),
    publishedAt: z
      .string()
      .nullable()
      .meta({ description: 'When it was first published; the date its readers see' }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Post' })

/** A post as its page shows it. `html` is the Markdown rendered and sanitised by the server. */
export const shownPostSchema = postSchema
  .extend({
    html: z.string(),
    headings: z
      .array(z.object({ id: z.string(), label: z.string() }))
      .meta({ description: 'Of its parts, with their anchors' }),
  })
  .meta({ id: 'ShownPost' })

/** A post on its own page, with what one may read next. */
export const postDetailSchema = shownPostSchema
  .extend({ related: z.array(postSchema) })
  .meta({ id: 'PostDetail' })

/** A post in the admins' list. */
export const adminPostSchema = postSchema
  .extend({ isPublished: z.boolean() })
  .meta({ id: 'AdminPost' })

/** A post for the admins' form. */
export const adminPostDetailSchema = shownPostSchema
  .extend({
    isPublished: z.boolean(),
    updatedAt: z.string().meta({ description: 'Sent back as `version` with a change' }),
    content: z.string().meta({ description: 'Markdown' }),
    picture: z.string().nullable(),
    pictureUrl: z.string().nullable().meta({ description: 'Where our own picture is' }),
    imageAddress: z
      .string()
      .nullable()
      .meta({ description: 'The address that was given, whether or not it may be shown' }),
  })
  .meta({ id: 'AdminPostDetail' })

const range = {
  limit: z.coerce.number().int().min(1).max(100).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
}

/** What `GET /api/blog/published` takes: a page that shows three asks for three. */
export const postsQuery = z.object({
  ...range,
  slugs: line(LIMITS.slug * 5)
    .optional()
    .meta({ description: 'Only these, separated by commas' }),
  category: z.enum(BLOG_CATEGORIES).optional().meta({ description: 'Only those of this kind' }),
  tag: line(LIMITS.tag).optional().meta({ description: 'Only those with this tag' }),
  search: line(MAX_SEARCH)
    .optional()
    .meta({ description: 'Only those that say it, also in other words; the best first' }),
})

export const postQueueQuery = z.object({
  ...adminRange,
  show: z.enum(POST_QUEUES).default('all'),
  search: line(LIMITS.title).default(''),
})

const says = words.post
const short = (max: number, missing: string) =>
  z.string(missing).pipe(line(max, words.listing.tooLong(max)).refine(isVisible, missing))
const long = (max: number, missing: string) =>
  paragraphs(max, { missing }).refine(isVisible, missing)

/** A list, or a text divided by commas, as a form has it: no tag holds one. Written twice, a tag counts once. */
const tags = z
  .union([z.array(z.string()), z.string()])
  .transform((typed) => {
    const written = [typed]
      .flat()
      .flatMap((text) => text.split(/[,\n]/))
      .map(toLine)
      .filter(isVisible)
    return [...new Map(written.map((tag) => [tag.toLowerCase(), tag])).values()]
  })
  .refine(
    (list) => list.length <= MOST_TAGS && list.every((tag) => tag.length <= LIMITS.tag),
    says.tags(MOST_TAGS, LIMITS.tag),
  )

const fields = z.strictObject({
  title: short(LIMITS.title, says.title),
  excerpt: long(LIMITS.excerpt, says.excerpt),
  author: short(LIMITS.author, says.author),
  category: z.enum(BLOG_CATEGORIES, says.category),
  content: long(LIMITS.post, says.content),
  tags,
  imageUrl: webAddress(LIMITS.url),
  /** The name of an uploaded picture. */
  picture: z
    .string()
    .regex(/^([0-9a-f]{32})?$/)
    .nullable()
    .transform((name) => name || null),
  /** Nobody can be recognised in it, or they agree (ruling 15). */
  pictureIsAllowed: z.boolean().optional(),
  readTime: z.union([z.string(), z.number()]).transform(toReadTime),
  isPublished: z.boolean(),
})

interface Pictured {
  picture?: string | null | undefined
  pictureIsAllowed?: boolean | undefined
}
const mayShow = ({ picture, pictureIsAllowed }: Pictured) => !picture || pictureIsAllowed === true
const unlessAllowed = {
  path: ['pictureIsAllowed'],
  error: words.submission.pictureIsAllowed,
  // Also when another field is wrong: all that is to be mended is said at once.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** A new post (§5). Its number, slug and moments are the server's: a request that names them is refused. */
export const postInput = fields
  .extend({
    tags: tags.default([]),
    imageUrl: fields.shape.imageUrl.default(null),
    picture: fields.shape.picture.default(null),
    readTime: fields.shape.readTime.default(DEFAULT_READ_TIME),
    isPublished: z.boolean().default(false),
  })
  .refine(mayShow, unlessAllowed)

/** A change of some fields; what is left out stays. `version` is the post's `updatedAt` as it was read. */
export const postEdit = fields
  .partial()
  .extend({ version: z.iso.datetime().optional() })
  .refine(mayShow, unlessAllowed)

/** What is filled in of the form at this moment. */
export const previewInput = fields.partial()

export const postPictureInput = z.object({ file: z.file() })

export type PostsQuery = z.output<typeof postsQuery>
export type PostQueueQuery = z.output<typeof postQueueQuery>
export type Post = z.output<typeof postSchema>
export type ShownPost = z.output<typeof shownPostSchema>
export type PostDetail = z.output<typeof postDetailSchema>
export type AdminPost = z.output<typeof adminPostSchema>
export type AdminPostDetail = z.output<typeof adminPostDetailSchema>
export type PostInput = z.output<typeof postInput>
export type PreviewInput = z.output<typeof previewInput>
export type PostEdit = z.output<typeof postEdit>
/** What the form sends, before it is tidied. */
export type TypedPost = z.input<typeof postInput>
