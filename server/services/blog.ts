import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Post, PostDetail, PostsQuery } from '../../shared/blog.ts'
import type { Database } from '../db/open.ts'
import { blogPosts } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { words } from '../words.ts'
import { renderMarkdown } from './markdown.ts'

type Row = typeof blogPosts.$inferSelect

/** Published posts, newest first. */
export async function findPublishedPosts(
  db: Database,
  { limit, slugs }: PostsQuery,
): Promise<Post[]> {
  const posts = db
    .select()
    .from(blogPosts)
    .where(
      and(
        eq(blogPosts.isPublished, true),
        slugs ? inArray(blogPosts.slug, slugs.split(',')) : undefined,
      ),
    )
    .orderBy(desc(blogPosts.createdAt), asc(blogPosts.id))
  const rows = await (limit ? posts.limit(limit) : posts)
  return rows.map(toPost)
}

/** One published post with its text as HTML. A draft is not found for a visitor (§4). */
export async function findPublishedPost(db: Database, slug: string): Promise<PostDetail> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true)))
  if (!row) throw notFound(words.postNotFound)
  return { ...toPost(row), html: renderMarkdown(row.content) }
}

function toPost({
  id,
  title,
  slug,
  excerpt,
  author,
  category,
  tags,
  imageUrl,
  readTime,
  createdAt,
  updatedAt,
}: Row): Post {
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { id, title, slug, excerpt, author, category, tags, imageUrl, readTime, ...dates }
}
