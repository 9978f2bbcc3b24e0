/** What admins do with posts (§4, §6). Each act is written down. */
import { eq, or, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../shared/admin/audit.ts'
import type { AdminPostDetail, PostEdit, PostInput } from '../../../shared/blog/blog.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { blogPosts, submissionPictures } from '../../db/schema.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { toAdminPostDetail, type PostReading, type PostRow } from './rows.ts'
import { numbered, slugOf } from './slug.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

type Stored = Omit<PostInput, 'pictureIsAllowed'>

/** A draft, or published at once when the admin says so. */
export async function createPost(
  db: Database,
  env: PostReading,
  admin: User,
  { pictureIsAllowed: _said, ...input }: PostInput,
): Promise<AdminPostDetail> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    await requirePicture(tx, input.picture, null)
    const now = new Date()
    const moments = {
      createdAt: now,
      updatedAt: now,
      publishedAt: input.isPublished ? now : null,
    }
    const row = await insertWithSlug(tx, { ...input, ...moments })
    await record(tx, admin, 'post.create', row)
    if (row.isPublished) await record(tx, admin, 'post.publish', row)
    return toAdminPostDetail(row, env)
  })
}

/**
 * Changes a post as the admin read it; throws conflict when it has changed since. Its slug stays, and so does the day
 * on which it was first published.
 */
export async function editPost(
  db: Database,
  env: PostReading,
  admin: User,
  id: number,
  { version, pictureIsAllowed: _said, ...input }: PostEdit,
): Promise<AdminPostDetail> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const before = await lockPost(tx, id)
    if (version !== undefined && before.updatedAt.getTime() !== Date.parse(version))
      throw conflict(say.post.changed)
    await requirePicture(tx, input.picture, before.picture)
    const { isPublished = before.isPublished, ...typed } = input
    const isEdited = differs(before, typed)
    const isMoved = isPublished !== before.isPublished
    if (!isEdited && !isMoved) return toAdminPostDetail(before, env)
    // Later than before, also within one millisecond: it is the version others hold.
    const now = new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1))
    const [row = before] = await tx
      .update(blogPosts)
      .set({
        ...typed,
        isPublished,
        publishedAt: before.publishedAt ?? (isPublished ? now : null),
        updatedAt: now,
      })
      .where(eq(blogPosts.id, id))
      .returning()
    if (isEdited) await record(tx, admin, 'post.edit', row)
    if (isMoved) await record(tx, admin, isPublished ? 'post.publish' : 'post.unpublish', row)
    return toAdminPostDetail(row, env)
  })
}

/** For good. Its picture is erased by a job once nothing names it. */
export async function deletePost(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const row = await lockPost(tx, id)
    await tx.delete(blogPosts).where(eq(blogPosts.id, id))
    await record(tx, admin, 'post.delete', row)
  })
}

async function lockPost(tx: Transaction, id: number): Promise<PostRow> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  if (!row) throw notFound(say.post.notFound)
  return row
}

/** The database ensures that no two posts share a slug; the second one takes the next number. */
async function insertWithSlug(
  tx: Transaction,
  values: Stored & { createdAt: Date; updatedAt: Date; publishedAt: Date | null },
): Promise<PostRow> {
  const name = slugOf(values.title)
  for (;;) {
    const slug = await freeSlug(tx, name)
    const [row] = await tx
      .insert(blogPosts)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: blogPosts.slug })
      .returning()
    if (row) return row
  }
}

async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const rows = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(or(eq(blogPosts.slug, name), sql`starts_with(${blogPosts.slug}, ${`${name}-`})`))
  const taken = new Set(rows.map(({ slug }) => slug))
  let number = 1
  while (taken.has(numbered(name, number))) number += 1
  return numbered(name, number)
}

/** The one it has, or one that was uploaded. */
async function requirePicture(
  tx: Transaction,
  name: string | null | undefined,
  before: string | null,
): Promise<void> {
  if (!name || name === before) return
  if ((await tx.$count(submissionPictures, eq(submissionPictures.name, name))) > 0) return
  throw invalid(say.post.pictureNotFound, { picture: say.post.pictureNotFound })
}

const differs = (row: PostRow, typed: Partial<Stored>) =>
  Object.entries(row).some(
    ([name, value]) => name in typed && !isSame(typed[name as keyof Stored], value),
  )

/** Topics are compared one by one: a comma within one of them divides nothing. */
const isSame = (typed: unknown, stored: unknown) =>
  JSON.stringify(typed ?? null) === JSON.stringify(stored ?? null)

const record = (tx: Transaction, admin: User, action: AuditAction, { id, title }: PostRow) =>
  recordAct(tx, { admin, action, subjectId: id, detail: title })
