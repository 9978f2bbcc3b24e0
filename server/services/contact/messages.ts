import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Message, MessagesQuery } from '../../../shared/contact/contact.ts'
import type { ContactQueue, MessageSender } from '../../../shared/contact/rules.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { contactSubmissions, listings } from '../../db/schema.ts'
import { conflict, notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { keepDecision } from '../decisions/keep.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { findLookingAfter } from '../claims/looking-after.ts'
import { formatTyped } from '../listings/phone.ts'
import { say } from '../../sentences.ts'

/** What waits for a press in a mail is no message yet (ruling 40). */
export const isMessage = isNull(contactSubmissions.confirmBy)

/** Those that nobody has read yet. */
export const isUnread = and(isMessage, eq(contactSubmissions.isRead, false))

/** What an account sent: signed in, or under its address, once that is known to be the person's. */
export const isMessageOf = ({
  id,
  email,
  isEmailVerified,
}: Pick<User, 'id' | 'email' | 'isEmailVerified'>) =>
  or(
    eq(contactSubmissions.userId, id),
    isEmailVerified ? eq(contactSubmissions.email, email) : undefined,
  )

/** Messages as admins read them: what waits longest first, of the others the latest. */
export async function findMessages(
  db: Database,
  { show, kind, search, id, limit, offset }: MessagesQuery,
): Promise<{ messages: Message[]; total: number }> {
  const where = and(
    QUEUES[show],
    kind ? eq(contactSubmissions.kind, kind) : undefined,
    search ? holds(search) : undefined,
    id === undefined ? undefined : eq(contactSubmissions.id, id),
  )
  const { createdAt, id: number } = contactSubmissions
  const order = show === 'unread' ? [asc(createdAt), asc(number)] : [desc(createdAt), desc(number)]
  const rows = await selectMessages(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return {
    messages: await toMessages(db, rows),
    total: await db.$count(contactSubmissions, where),
  }
}

/** Throws not found. */
async function findMessage(db: Database, id: number): Promise<Message> {
  const rows = await selectMessages(db).where(and(isMessage, eq(contactSubmissions.id, id)))
  const [message] = await toMessages(db, rows)
  if (!message) throw notFound(say.contact.notFound)
  return message
}

/** Marks it as read or unread. Throws not found. */
export async function markMessage(
  db: Database,
  admin: User,
  id: number,
  isRead: boolean,
): Promise<Message> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const changed = await tx
      .update(contactSubmissions)
      .set({ isRead })
      .where(and(isMessage, eq(contactSubmissions.id, id), ne(contactSubmissions.isRead, isRead)))
      .returning({ id: contactSubmissions.id })
    if (isRead && changed.length > 0)
      await keepDecision(tx, {
        admin,
        kind: 'message.read',
        subjectId: id,
        subject: '',
        personId: null,
        before: { of: 'message' },
      })
  })
  return findMessage(db, id)
}

/** It is unread again. Throws conflict when it is no longer there. */
export async function restoreMessage(tx: Transaction, id: number): Promise<void> {
  const restored = await tx
    .update(contactSubmissions)
    .set({ isRead: false })
    .where(and(isMessage, eq(contactSubmissions.id, id)))
    .returning({ id: contactSubmissions.id })
  if (restored.length === 0) throw conflict(say.decision.changedSince)
}

/** Its copy to the site's own address leaves all the same: it may be there already. */
export async function deleteMessage(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const deleted = await tx
      .delete(contactSubmissions)
      .where(and(isMessage, eq(contactSubmissions.id, id)))
      .returning({ id: contactSubmissions.id })
    if (deleted.length === 0) throw notFound(say.contact.notFound)
    await recordAct(tx, { admin, action: 'message.delete', subjectId: id })
  })
}

const QUEUES: Record<ContactQueue, SQL | undefined> = {
  unread: isUnread,
  read: and(isMessage, eq(contactSubmissions.isRead, true)),
  all: isMessage,
}

const selectMessages = (db: Database) =>
  db
    .select({
      message: contactSubmissions,
      listing: { id: listings.id, name: listings.name, isApproved: listings.isApproved },
    })
    .from(contactSubmissions)
    .leftJoin(listings, eq(listings.id, contactSubmissions.listingId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectMessages>>[number]

async function toMessages(db: Database, rows: Row[]): Promise<Message[]> {
  const looksAfter = await findLookingAfter(
    db,
    rows.map(({ message }) => message),
  )
  return rows.map(({ message, listing }) => {
    const { id, name, email, phone, subject, kind, isRead, createdAt } = message
    return {
      id,
      name,
      email,
      phone,
      phoneText: phone && formatTyped(phone),
      subject,
      message: message.message,
      kind,
      listing,
      sender: senderOf(message, looksAfter(message)),
      isRead,
      createdAt: createdAt.toISOString(),
    }
  })
}

/** Anybody can type a provider's name and address. */
function senderOf(
  { kind, userId, isGuest }: Row['message'],
  looksAfter: boolean,
): MessageSender | null {
  if (kind !== 'own-listing') return null
  if (userId === null) return isGuest ? 'guest' : 'unknown'
  return looksAfter ? 'looks-after' : 'other-account'
}

/** The text as it is: nothing in it is a pattern. */
const holds = (text: string) =>
  or(
    ...(['name', 'email', 'subject', 'message'] as const).map(
      (field) => sql`strpos(lower(${contactSubmissions[field]}), ${text.toLowerCase()}) > 0`,
    ),
  )
