import { and, eq, not, sql } from 'drizzle-orm'
import type { OwnSubscription } from '../../../shared/newsletter/newsletter.ts'
import type { Press } from '../../../shared/newsletter/rules.ts'
import type { Database } from '../../db/open.ts'
import { newsletterSubscriptions as subscriptions } from '../../db/schema.ts'
import { publicSettings, siteOrigin, type ServerEnv } from '../../env/env.ts'
import { newsletterWelcomeMail } from '../../mail/templates/newsletter-welcome.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { masked, queueMail, cancelQueuedMails } from '../../mail/outbox.ts'
import { isReader, stateOf } from './state.ts'
import { passesMailThrottle } from '../accounts/unconfirmed-mails.ts'

/**
 * Somebody typed an address into a form (§4). It begins active, and gets issues only after "Yes, send it" in the mail that
 * leaves here; so does one that had unsubscribed, which stays so until then. Nobody learns which of these it was. How
 * often a mail may leave, `passesMailThrottle` says alone: what was asked for without you can be asked for again.
 */
export async function subscribe(
  db: Database,
  { env, secretFor }: { env: ServerEnv; secretFor: SecretFor },
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(subscriptions).values({ email }).onConflictDoNothing()
    const waiting = and(eq(subscriptions.email, email), not(isReader))
    const [asked] = await tx.select({ key: subscriptions.key }).from(subscriptions).where(waiting)
    if (!asked || !(await passesMailThrottle(tx, secretFor, email, 'newsletter'))) return
    // Kept as long as the link of its last mail is worth something.
    await tx
      .update(subscriptions)
      .set({ createdAt: sql`now()` })
      .where(waiting)
    const unsubscribeUrl = unsubscribeAddress(env, asked.key)
    const letter = { confirmUrl: `${unsubscribeUrl}/confirm`, unsubscribeUrl }
    const mail = newsletterWelcomeMail(publicSettings(env), letter)
    await queueMail(tx, { ...mail, to: email, unsubscribeUrl })
  })
}

/** A GET shows a page with one button, a POST acts at once (RFC 8058). */
export const unsubscribeAddress = (env: ServerEnv, key: string) =>
  `${siteOrigin(env)}/newsletter/${key}`

/** What the page of a mail's link says; null where the key opens nothing, or nothing any more. */
export async function findOwnSubscription(
  db: Database,
  key: string,
): Promise<OwnSubscription | null> {
  const [row] = await db
    .select({ state: stateOf, email: masked(subscriptions.email) })
    .from(subscriptions)
    .where(eq(subscriptions.key, key))
  return row ?? null
}

/**
 * Whoever has the key reads the mails of the address: a press confirms it and has it sent, or ends it. The same press once
 * more changes nothing. Says whether the key belongs to something.
 */
export async function pressNewsletter(db: Database, key: string, press: Press): Promise<boolean> {
  const own = eq(subscriptions.key, key)
  const { confirmedAt, unsubscribedAt } = subscriptions
  return db.transaction(async (tx) => {
    const [pressed] = await tx
      .update(subscriptions)
      .set(
        press === 'unsubscribe'
          ? { isActive: false, unsubscribedAt: sql`coalesce(${unsubscribedAt}, now())` }
          : {
              isActive: true,
              unsubscribedAt: null,
              confirmedAt: sql`coalesce(${confirmedAt}, now())`,
            },
      )
      .where(own)
      .returning({ email: subscriptions.email })
    if (pressed && press === 'unsubscribe')
      await cancelQueuedMails(tx, pressed.email, { kind: 'newsletter-welcome' })
    return pressed !== undefined
  })
}
