import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { listingPicturePath, pictureName } from '../../../shared/pictures.ts'
import { UPLOAD_DAYS } from '../../../shared/retention.ts'
import type { UploadedPicture } from '../../../shared/submissions/submissions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import {
  advertisements,
  blogPosts,
  listings,
  listingSubmissions,
  submissionPictures,
  users,
} from '../../db/schema.ts'
import { notFound, unauthorized } from '../../errors.ts'
import { makePicture, nameFiles } from '../pictures/make.ts'
import { bytesOfFile, pictureOfFile } from '../pictures/landscape.ts'
import type { PictureStore } from '../pictures/store.ts'
import { say } from '../../sentences.ts'

/** Keeps a picture for a submission or a post to name. Without one it is erased after some days. */
export async function keepUpload(
  db: Database,
  store: PictureStore,
  user: User,
  bytes: Buffer,
): Promise<UploadedPicture> {
  const { name, files } = nameFiles(await makePicture(user.id, bytes, 'landscape'), user.id)
  await store.write(files)
  await db
    .insert(submissionPictures)
    .values({ name, userId: user.id })
    .onConflictDoUpdate({ target: submissionPictures.name, set: { createdAt: new Date() } })
  return { picture: name, pictureUrl: listingPicturePath(name) }
}

/** Whether the picture is one that this person uploaded. */
export const isOwnUpload = async (tx: Transaction, userId: number, name: string) =>
  (await tx.$count(submissionPictures, and(eq(submissionPictures.name, name), isOf(userId)))) > 0

const isOf = (userId: number) => eq(submissionPictures.userId, userId)

/** A file of a listing's picture. Until a listing shows it, only its uploader and admins may see it (ruling 15). */
export async function readListingPicture(
  db: Database,
  store: PictureStore,
  user: User | null | undefined,
  file: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; isPublic: boolean }> {
  const name = pictureOfFile(file)
  const isPublic =
    (await db.$count(listings, and(eq(listings.picture, name), eq(listings.isApproved, true)))) >
      0 ||
    (await db.$count(
      advertisements,
      and(eq(advertisements.picture, name), eq(advertisements.isActive, true)),
    )) > 0
  if (!isPublic) {
    if (!user) throw unauthorized(say.signInFirst)
    const uploads = and(eq(submissionPictures.name, name), isOf(user.id))
    const mayRead = user.role === 'admin' || (await db.$count(submissionPictures, uploads)) > 0
    if (!mayRead) throw notFound(say.notFound)
  }
  return { bytes: await bytesOfFile(store, file), isPublic }
}

/** Forgets what a person uploaded, in the transaction that deletes the account; answers what nothing shows. */
export async function forgetUploads(tx: Transaction, userId: number): Promise<string[]> {
  const uploads = await tx
    .delete(submissionPictures)
    .where(isOf(userId))
    .returning({ name: submissionPictures.name })
  const unused: string[] = []
  for (const { name } of uploads)
    if (
      (await tx.$count(listings, eq(listings.picture, name))) === 0 &&
      (await tx.$count(blogPosts, eq(blogPosts.picture, name))) === 0 &&
      (await tx.$count(advertisements, eq(advertisements.picture, name))) === 0
    )
      unused.push(name)
  if (unused.length > 0)
    await tx
      .update(listingSubmissions)
      .set({ picture: null })
      .where(sql`${listingSubmissions.picture} = any(${sql.param(unused)})`)
  return unused
}

/**
 * Erases what nobody has as a picture: uploads that came into no submission, and what was left when a process ended
 * between two steps.
 */
export async function eraseUnusedPictures(db: Database, store: PictureStore): Promise<void> {
  await forgetUnusedUploads(db)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  const kept = await store.writtenBefore(anHourAgo)
  if (kept.length === 0) return
  const used = await usedPictures(db)
  for (const name of kept) if (!used.has(name)) await store.erase(name)
}

/** The names of all pictures that a row names. */
export async function usedPictures(db: Pick<Database, 'select'>): Promise<Set<string>> {
  const portraits = await db
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(isNotNull(users.profileImageUrl))
  const used = new Set(portraits.map(({ url }) => pictureName(url)))
  for (const table of [listings, listingSubmissions, blogPosts, advertisements]) {
    const rows = await db
      .select({ name: table.picture })
      .from(table)
      .where(isNotNull(table.picture))
    for (const { name } of rows) used.add(name)
  }
  const uploads = await db.select({ name: submissionPictures.name }).from(submissionPictures)
  for (const { name } of uploads) used.add(name)
  return new Set([...used].filter((name) => name !== null))
}

async function forgetUnusedUploads(db: Database): Promise<void> {
  const named = (
    table: typeof listings | typeof listingSubmissions | typeof blogPosts | typeof advertisements,
  ) => db.select({ id: table.id }).from(table).where(eq(table.picture, submissionPictures.name))
  await db
    .delete(submissionPictures)
    .where(
      and(
        lt(submissionPictures.createdAt, sql`now() - make_interval(days => ${UPLOAD_DAYS})`),
        notExists(named(listings)),
        notExists(named(listingSubmissions)),
        notExists(named(blogPosts)),
        notExists(named(advertisements)),
      ),
    )
}
