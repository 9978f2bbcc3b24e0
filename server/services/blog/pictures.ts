import { and, eq } from 'drizzle-orm'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { blogPosts } from '../../db/schema.ts'
import { notFound, unauthorized } from '../../errors.ts'
import { bytesOfFile, pictureOfFile } from '../pictures/landscape.ts'
import type { PictureStore } from '../pictures/store.ts'
import { say } from '../../sentences.ts'

/** A file of a post's picture. Until a published post shows it, only admins may see it. */
export async function readPostPicture(
  db: Database,
  store: PictureStore,
  user: User | null | undefined,
  file: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; isPublic: boolean }> {
  const name = pictureOfFile(file)
  const shown = and(eq(blogPosts.picture, name), eq(blogPosts.isPublished, true))
  const isPublic = (await db.$count(blogPosts, shown)) > 0
  if (!isPublic && !user) throw unauthorized(say.signInFirst)
  if (!isPublic && user?.role !== 'admin') throw notFound(say.notFound)
  return { bytes: await bytesOfFile(store, file), isPublic }
}
