import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Subscriber, SubscribersQuery } from '../../../shared/newsletter/subscribers.ts'
import { SUBSCRIPTION_DAYS, UNSUBSCRIBED_DAYS } from '../../../shared/retention.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { toCsv } from '../../csv/write.ts'
import type { Database } from '../../db/open.ts'
import { newsletterSubscriptions as subscriptions } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { notFound } from '../../errors.ts'
import { recordAct } from '../admin/audit.ts'
import { cancelQueuedMails } from '../../mail/outbox.ts'
import { unsubscribeAddress } from './newsletter.ts'
import { isReader, stateOf } from './state.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { say } from '../../sentences.ts'

/** Newsletter addresses, whatever their state, the newest first. */
export async function findSubscribers(
  db: Database,
  { search, state, limit, offset }: SubscribersQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const where = and(
    state && eq(stateOf, state),
    search ? sql`position(${search.toLowerCase()} in ${subscriptions.email}) > 0` : undefined,
  )
  const rows = await db
    .select({ row: subscriptions, state: stateOf })
    .from(subscriptions)
    .where(where)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(limit)
    .offset(offset)
  return {
    subscribers: rows.map(({ row: { id, email, ...row }, state }) => ({
      id,
      email,
      isActive: row.isActive,
      state,
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
    total: await db.$count(subscriptions, where),
  }
}

const COLUMNS = ['email', 'confirmedAt', 'unsubscribeUrl'] as const
const BATCH = 500

/** Whom an issue goes to, as a file: those who confirmed and did not unsubscribe. That it was taken is written down first. */
export async function exportReaders(db: Database, env: ServerEnv, admin: User) {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const subjectId = await tx.$count(subscriptions, isReader)
    await recordAct(tx, { admin, action: 'newsletter.export', subjectId })
  })
  return toCsv(COLUMNS, readers(db, env))
}

async function* readers(db: Database, env: ServerEnv): AsyncGenerator<string[][]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(and(isReader, gt(subscriptions.id, last)))
      .orderBy(asc(subscriptions.id))
      .limit(BATCH)
    yield rows.map(({ email, confirmedAt, key }) => [
      email,
      confirmedAt?.toISOString() ?? '',
      unsubscribeAddress(env, key),
    ])
    last = rows.at(-1)?.id ?? last
    if (rows.length < BATCH) return
  }
}

/** Erases an address, for whoever asks the people of the site to. Throws not found. */
export async function deleteSubscriber(db: Database, admin: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const [deleted] = await tx
      .delete(subscriptions)
      .where(eq(subscriptions.id, id))
      .returning({ email: subscriptions.email })
    if (!deleted) throw notFound(say.subscriberNotFound)
    await cancelQueuedMails(tx, deleted.email, { kind: 'newsletter-welcome' })
    await recordAct(tx, { admin, action: 'newsletter.delete', subjectId: id })
  })
}

/** What nobody confirmed, and what was unsubscribed: kept as long as the link of its last mail is worth something. */
export async function forgetSubscribers(db: Database): Promise<void> {
  const { isActive, confirmedAt, createdAt, unsubscribedAt } = subscriptions
  await db
    .delete(subscriptions)
    .where(
      or(
        and(isActive, isNull(confirmedAt), lt(createdAt, before(SUBSCRIPTION_DAYS))),
        and(
          lt(unsubscribedAt, before(UNSUBSCRIBED_DAYS)),
          lt(createdAt, before(UNSUBSCRIBED_DAYS)),
        ),
      ),
    )
}

const before = (days: number) => sql`now() - make_interval(days => ${days})`
