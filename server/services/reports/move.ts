import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { contactSubmissions } from '../../db/schema.ts'
import type { ServerEnv } from '../../env/env.ts'
import { openSiteCiphers } from '../../http/ciphers.ts'
import { openSecrets } from '../../start/secrets.ts'
import { isUnread } from '../contact/messages.ts'
import { keepReport } from './keep.ts'

/** What waits among the messages of a version before reports: each becomes the report that it is. */
export async function moveReports(db: Database, env: ServerEnv): Promise<void> {
  const secretFor = openSecrets(env)
  const ciphers = openSiteCiphers(env, secretFor)
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(contactSubmissions)
      .where(
        and(
          isUnread,
          eq(contactSubmissions.kind, 'wrong'),
          isNotNull(contactSubmissions.listingId),
        ),
      )
      .orderBy(asc(contactSubmissions.id))
      .for('update')
    for (const { id, listingId, field, seen, right, message, email, createdAt } of waiting) {
      if (listingId === null) continue
      await keepReport(tx, env, {
        listingId,
        field,
        kind: 'other',
        seen,
        right,
        text: message.slice(0, 2_000),
        // Only a provider has sent one in without an address.
        saidBy: email ? 'visitor' : 'provider',
        userId: null,
        ...(email && { reply: { ciphers, secretFor, email } }),
        now: createdAt,
      })
      await tx.delete(contactSubmissions).where(eq(contactSubmissions.id, id))
    }
  })
}
