import { eq } from 'drizzle-orm'
import { PICTURE_WIDTHS, pictureName, picturePath } from '../../../shared/pictures.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { makePicture, nameFiles } from '../pictures/make.ts'
import { fileNames, type PictureStore } from '../pictures/store.ts'
import { USER_COLUMNS } from './rows.ts'
import { say } from '../../sentences.ts'

/** Gives an account a picture; the one it had is erased. */
export async function setPicture(
  db: Database,
  store: PictureStore,
  user: User,
  bytes: Buffer,
): Promise<User> {
  const { name, files } = nameFiles(await makePicture(user.id, bytes, 'square'), user.id)
  await store.write(files)
  return changePicture(db, store, user, name)
}

export const removePicture = (db: Database, store: PictureStore, user: User) =>
  changePicture(db, store, user, null)

async function changePicture(
  db: Database,
  store: PictureStore,
  user: User,
  name: string | null,
): Promise<User> {
  const mine = eq(users.id, user.id)
  const { before, changed } = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ url: users.profileImageUrl })
      .from(users)
      .where(mine)
      .for('update')
    const profileImageUrl = name && picturePath(name)
    const [changed] = await tx
      .update(users)
      .set({ profileImageUrl, updatedAt: new Date() })
      .where(mine)
      .returning(USER_COLUMNS)
    return { before: pictureName(before?.url ?? null), changed }
  })
  // Whose account ended in the meantime has no picture either.
  const unused = changed ? before : name
  if (unused && (unused !== name || !changed)) await store.erase(unused)
  if (!changed) throw notFound(say.userNotFound)
  return changed
}

/** One of the files of one's own picture. Nobody else gets it, whoever knows its address (docs/security.md). */
export async function readPicture(
  store: PictureStore,
  user: User,
  file: string,
): Promise<Buffer<ArrayBuffer>> {
  const name = pictureName(user.profileImageUrl)
  const bytes =
    name && fileNames(name, PICTURE_WIDTHS).includes(file) ? await store.read(file) : undefined
  if (!bytes) throw notFound(say.notFound)
  return bytes
}
