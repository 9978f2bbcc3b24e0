import { and, eq } from 'drizzle-orm'
import { LISTING_PICTURE_WIDTHS } from '../../../shared/pictures.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { blogPosts } from '../../db/schema.ts'
import { notFound, unauthorized } from '../../errors.ts'
import { fileNames, type PictureStore } from '../pictures/store.ts'
import { say } from '../../sentences.ts'

/** A file of a post's picture. Until a published post shows it, only admins may see it. */
export async function readPostPicture(
  db: Database,
  store: PictureStore,
  user: User | null | undefined,
  file: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; isPublic: boolean }> {
  const name = file.split('-')[0] ?? ''
  if (!fileNames(name, LISTING_PICTURE_WIDTHS).includes(file)) throw notFound(say.notFound)
  const shown = and(eq(blogPosts.picture, name), eq(blogPosts.isPublished, true))
  const isPublic = (await db.$count(blogPosts, shown)) > 0
  if (!isPublic && !user) throw unauthorized(say.signInFirst)
  if (!isPublic && user?.role !== 'admin') throw notFound(say.notFound)
  const bytes = await store.read(file)
  if (!bytes) throw notFound(say.notFound)
  return { bytes, isPublic }
}
