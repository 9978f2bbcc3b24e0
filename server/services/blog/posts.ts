import { and, arrayContains, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { RELATED_POSTS } from '../../../shared/blog/rules.ts'
import type { Post, PostDetail, PostsQuery } from '../../../shared/blog/blog.ts'
import type { Database } from '../../db/open.ts'
import { blogPosts } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { findAddresses } from '../answers/answers.ts'
import { toPost, toShownPost, type PostReading, type PostRow } from './rows.ts'
import { say } from '../../sentences.ts'

const { content: _text, ...WITHOUT_TEXT } = getTableColumns(blogPosts)
export { WITHOUT_TEXT }

const isPublished = eq(blogPosts.isPublished, true)
const NEWEST_FIRST = [desc(blogPosts.publishedAt), asc(blogPosts.id)]

/** Published posts, newest first; those that say what is searched, the best first. */
export async function findPublishedPosts(
  db: Database,
  env: PostReading,
  { limit, offset, slugs, category, tag, search }: PostsQuery,
): Promise<{ posts: Post[]; total: number }> {
  const said = search ? await findAddresses(db, search, 'article') : undefined
  const path = sql`'/blog/' || ${blogPosts.slug}`
  const where = and(
    isPublished,
    said && inArray(path, said),
    slugs ? inArray(blogPosts.slug, slugs.split(',')) : undefined,
    category && eq(blogPosts.category, category),
    tag ? arrayContains(blogPosts.tags, [tag]) : undefined,
  )
  const posts = db
    .select(WITHOUT_TEXT)
    .from(blogPosts)
    .where(where)
    .orderBy(
      ...(said ? [sql`array_position(${sql.param(said)}::text[], ${path})`] : []),
      ...NEWEST_FIRST,
    )
    .offset(offset)
  const rows = await (limit ? posts.limit(limit) : posts)
  return { posts: rows.map((row) => toPost(row, env)), total: await db.$count(blogPosts, where) }
}

/** One published post with its text as HTML, and what to read next. A draft is not found for a visitor (§4). */
export async function findPublishedPost(
  db: Database,
  env: PostReading,
  slug: string,
): Promise<PostDetail> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished))
  if (!row) throw notFound(say.postNotFound)
  return { ...toShownPost(row, env), related: await findRelated(db, env, row) }
}

/** The posts that share most with one: its category and its tags; among equals the newest. */
async function findRelated(
  db: Database,
  env: PostReading,
  { id, category, tags }: PostRow,
): Promise<Post[]> {
  const sharedTags = sql`cardinality(array(select unnest(${blogPosts.tags}) intersect select unnest(${sql.param(tags, blogPosts.tags)}::text[])))`
  const sharedCategory = sql`(${eq(blogPosts.category, category)})::int`
  const rows = await db
    .select(WITHOUT_TEXT)
    .from(blogPosts)
    .where(and(isPublished, ne(blogPosts.id, id)))
    .orderBy(desc(sql`${sharedCategory} + ${sharedTags}`), ...NEWEST_FIRST)
    .limit(RELATED_POSTS)
  return rows.map((row) => toPost(row, env))
}

/** The newest posts with their text, for feeds. */
export const findFeedPosts = (db: Database, limit: number): Promise<PostRow[]> =>
  db
    .select()
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
