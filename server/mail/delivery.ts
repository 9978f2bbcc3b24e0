import { and, asc, eq, inArray, lte, lt, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { MAIL_TEXT_DAYS } from '../../shared/retention.ts'
import type { Database } from '../db/open.ts'
import { mails } from '../db/schema.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'
import { toProblem, type Problem } from './problem.ts'
import { problemWords } from './problem-words.ts'
import { maskedRecipient } from './outbox.ts'

type Row = typeof mails.$inferSelect
type Outcome = 'done' | 'unreachable'

const AT_ONCE = 5
/** Longer than one hand-over may take. After that the process that took the mail is believed dead. */
const LEASE = sql`interval '5 minutes'`
/** 30 seconds, 1 minute, 2, 4 … 6 hours, 6 hours: all together about three days. While nobody answers, none counts. */
const MOST_REFUSALS = 20
const HOUR = 3_600
/** A server that is back is soon found. */
const LONGEST_WAIT = { refused: 6 * HOUR, unreachable: HOUR / 4 }
const KEPT = sql`make_interval(days => ${MAIL_TEXT_DAYS})`

/**
 * Sends what is due, a few at a time, until nothing is or nobody answers. Several processes may do so at once.
 *
 * No transaction is open while the mail server is asked: a slow one would keep connections from the site's requests. So
 * a mail is leased first. A process that dies after the hand-over leaves a lease that ends,
 * and the mail goes out again with the same Message-ID (ruling 19).
 */
export async function deliverMails(db: Database, mailer: Mailer, log: Logger): Promise<void> {
  for (;;) {
    const taken = await take(db)
    const outcomes = await Promise.all(taken.map((mail) => deliver(db, mailer, log, mail)))
    if (taken.length < AT_ONCE || outcomes.every((outcome) => outcome === 'unreachable')) return
  }
}

/** Gives up what waits longer than its text may be kept, or than its link works. */
export async function giveUpOldMails(db: Database): Promise<void> {
  const isOutdated = lt(mails.validUntil, sql`now()`)
  await db
    .update(mails)
    .set({
      ...finished('failed'),
      error: sql`case when ${isOutdated} then ${problemWords.outdated} else ${problemWords.tooOld} end`,
    })
    .where(
      and(eq(mails.state, 'waiting'), or(isOutdated, lt(mails.createdAt, sql`now() - ${KEPT}`))),
    )
}

async function take(db: Database): Promise<Row[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.state, 'waiting'), lte(mails.nextTryAt, sql`now()`)))
      .orderBy(asc(mails.nextTryAt), asc(mails.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: sql`now() + ${LEASE}` })
    .where(inArray(mails.id, db.select({ id: due.id }).from(due)))
    .returning()
}

async function deliver(db: Database, mailer: Mailer, log: Logger, mail: Row): Promise<Outcome> {
  const { id, kind, tries } = mail
  if (mail.validUntil && mail.validUntil < new Date()) {
    await giveUp(db, mail, problemWords.outdated)
    return 'done'
  }
  try {
    await mailer.send(toOutgoing(mail))
  } catch (error) {
    const problem = toProblem(error)
    const { message, isFinal, isUnreachable, code } = problem
    log.warn({ mail: id, kind, tries, code, isFinal }, 'mail not sent')
    const isEnough = !isUnreachable && mail.refusals + 1 >= MOST_REFUSALS
    await (isFinal || isEnough ? giveUp(db, mail, message) : tryLater(db, mail, problem))
    return isUnreachable ? 'unreachable' : 'done'
  }
  // Whatever happened to the row in the meantime: it was sent.
  await db
    .update(mails)
    .set({ ...finished('sent'), sentAt: sql`now()`, error: null })
    .where(eq(mails.id, id))
  log.info({ mail: id, kind, tries }, 'mail sent')
  return 'done'
}

async function giveUp(db: Database, mail: Row, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ ...finished('failed'), error })
    .where(stillOurs(mail))
}

async function tryLater(
  db: Database,
  mail: Row,
  { message: error, isUnreachable }: Problem,
): Promise<void> {
  const refusals = mail.refusals + (isUnreachable ? 0 : 1)
  const [failed, longest] = isUnreachable
    ? [mail.tries, LONGEST_WAIT.unreachable]
    : [refusals, LONGEST_WAIT.refused]
  const seconds = Math.min(30 * 2 ** (failed - 1), longest)
  await db
    .update(mails)
    .set({ error, refusals, nextTryAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(stillOurs(mail))
}

/** Not when the lease ended and another process took the mail. */
const stillOurs = ({ id, tries }: Row) =>
  and(eq(mails.id, id), eq(mails.state, 'waiting'), eq(mails.tries, tries))

/** With the state go the words and the address. */
function finished(state: 'sent' | 'failed') {
  return {
    state,
    subject: null,
    text: null,
    html: null,
    replyTo: null,
    unsubscribeUrl: null,
    calendar: null,
    recipient: maskedRecipient,
  }
}

/** A waiting row has them all: the check mails_content_while_waiting. */
const toOutgoing = ({ subject, text, html, ...mail }: Row): OutgoingMail => ({
  ...mail,
  subject: subject ?? '',
  text: text ?? '',
  html: html ?? '',
})
