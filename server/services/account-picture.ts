import { createHash } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { pictureFile, pictureName, picturePath } from '../../shared/pictures.ts'
import type { User } from '../../shared/users.ts'
import type { Database } from '../db/open.ts'
import { users } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { words } from '../words.ts'
import { makePicture } from './make-picture.ts'
import { fileNames, type PictureStore } from './picture-store.ts'
import { USER_COLUMNS } from './user-rows.ts'

/** Gives an account a picture; the one it had is erased. */
export async function setPicture(
  db: Database,
  store: PictureStore,
  user: User,
  bytes: Buffer,
): Promise<User> {
  const made = await makePicture(bytes)
  const hash = createHash('sha256').update(`${user.id}\n`)
  for (const [, , content] of made) hash.update(content)
  // The person is part of it: the same picture of two people is two, and one may go without the other.
  const name = hash.digest('hex').slice(0, 32)
  const files = made.map(
    ([width, ending, content]) => [pictureFile(name, width, ending), content] as const,
  )
  await store.write(new Map(files))
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
  // Whose account ended meanwhile has no picture either.
  const unused = changed ? before : name
  if (unused && (unused !== name || !changed)) await store.erase(unused)
  if (!changed) throw notFound(words.userNotFound)
  return changed
}

/** One of the files of one's own picture. Nobody else gets it, whoever knows its address (docs/security.md). */
export async function readPicture(
  store: PictureStore,
  user: User,
  file: string,
): Promise<Buffer<ArrayBuffer>> {
  const name = pictureName(user.profileImageUrl)
  const bytes = name && fileNames(name).includes(file) ? await store.read(file) : undefined
  if (!bytes) throw notFound(words.notFound)
  return bytes
}

/** Erases what nobody has as a picture: what was left when a process ended between two steps. */
export async function eraseUnusedPictures(db: Database, store: PictureStore): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const kept = await store.writtenBefore(anHourAgo)
  if (kept.length === 0) return
  const rows = await db
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(isNotNull(users.profileImageUrl))
  const used = new Set(rows.map(({ url }) => pictureName(url)))
  for (const name of kept) if (!used.has(name)) await store.erase(name)
}
