/** Posts as admins see them: drafts, too. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminPost, AdminPostDetail, PostQueueQuery } from '../../../shared/blog/blog.ts'
import type { PostQueue } from '../../../shared/blog/writing.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { blogPosts } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { WITHOUT_TEXT } from './posts.ts'
import { toAdminPost, toAdminPostDetail, type PostReading, type PostRow } from './rows.ts'
import { say } from '../../sentences.ts'

/** What was written last comes first. */
export async function findPostQueue(
  db: Database,
  env: PostReading,
  { show, search, limit, offset }: PostQueueQuery,
): Promise<{ posts: AdminPost[]; total: number }> {
  const where = and(QUEUES[show], search ? holds(search) : undefined)
  const rows = await db
    .select(WITHOUT_TEXT)
    .from(blogPosts)
    .where(where)
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(limit)
    .offset(offset)
  return {
    posts: rows.map((row) => toAdminPost(row, env)),
    total: await db.$count(blogPosts, where),
  }
}

const QUEUES: Record<PostQueue, ReturnType<typeof eq> | undefined> = {
  all: undefined,
  draft: eq(blogPosts.isPublished, false),
  published: eq(blogPosts.isPublished, true),
}

/** The text as it is: nothing in it is a pattern. */
const holds = (text: string) =>
  sql`strpos(lower(${blogPosts.title} || ' ' || ${blogPosts.author}), ${text.toLowerCase()}) > 0`

export const findAdminPost = async (
  db: Database,
  env: PostReading,
  id: number,
): Promise<AdminPostDetail> => toAdminPostDetail(await requirePost(db, id), env)

/** Published or not. */
async function requirePost(db: Database | Transaction, id: number): Promise<PostRow> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  if (!row) throw notFound(say.post.notFound)
  return row
}
