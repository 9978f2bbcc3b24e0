import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { languageOf, LINK_DAYS } from '../../../shared/checks/links.ts'
import { CALL_DAYS, MAIL_CAP_DAYS, MOST_MAILS, REMIND_DAYS } from '../../../shared/checks/rules.ts'
import { addDays, indianDay, momentInIndia } from '../../../shared/indian-days.ts'
import type { Database, Transaction } from '../../db/open.ts'
import {
  checkTasks,
  listings,
  mails,
  providerContacts,
  providerMailListings,
  providerMails,
} from '../../db/schema.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import { announceMail, toMailRow } from '../../mail/outbox.ts'
import { askProviderMail } from '../../mail/templates/ask-provider.ts'
import { addAttempt } from '../checks/add-attempt.ts'
import { readDetails } from './contacts.ts'
import { makeProviderLink } from './links.ts'
import { linkAddress } from './message.ts'
import { releaseTask, type HeldTask } from '../checks/tasks.ts'

interface LadderParts {
  env: ServerEnv
  ciphers: Ciphers
  now: Date
}

/** People of one round of the search: nobody waits long for it. */
const BATCH = 500

/**
 * Writes to whom we may ask, once a day where there is a mail server: when a task begins, and once more three weeks
 * later. Cut short, the next run goes on; two at once write to nobody twice.
 */
export async function mailProviders(db: Database, parts: LadderParts): Promise<void> {
  if (!parts.env.SMTP_URL) return
  for (let after = ''; ;) {
    const people = await findPeople(db, parts.now, after)
    for (const emailHash of people) await db.transaction((tx) => mailOne(tx, parts, emailHash))
    const last = people.at(-1)
    if (last === undefined || people.length < BATCH) return
    after = last
  }
}

async function findPeople(db: Database, now: Date, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ emailHash: string }>(sql`
    select distinct contact.email_hash as "emailHash" ${isToBeMailed(now)}
      and contact.email_hash > ${after} and not ${isMailedLately(sql`contact.email_hash`, now)}
    order by 1 limit ${BATCH}`)
  return rows.map(({ emailHash }) => emailHash)
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const before = (now: Date, days: number) => sql`${at(now)} - make_interval(days => ${days})`

/** Tasks that a mail is due for, as `task`, with whom to ask, as `contact`. A task that somebody has is theirs. */
const isToBeMailed = (now: Date): SQL => sql`
  from check_tasks task
  join listings l on l.id = task.listing_id
  join provider_contacts contact on contact.listing_id = task.listing_id
  where task.state in ('waiting', 'tried') and task.reason in ('due', 'new', 'import')
    and l.is_approved and l.status not in ('closed', 'do-not-list')
    and contact.email_hash is not null and contact.consent_at is not null
    and contact.bounced_at is null and coalesce(contact.channel, 'mail') = 'mail'
    and (select count(*) < 2 and coalesce(max(one.created_at) <= ${before(now, REMIND_DAYS)}, true)
      from provider_mail_listings one where one.task_id = task.id)
    and (select count(*) < ${MOST_MAILS} from provider_mail_listings one
      where one.listing_id = task.listing_id and one.created_at > ${before(now, MAIL_CAP_DAYS)})`

/** At most one in a calendar month, which the index holds, and not at the end of one and the beginning of the next. */
const isMailedLately = (emailHash: SQL, now: Date): SQL => sql`exists (
  select from provider_mails one where one.email_hash = ${emailHash}
    and (one.month = ${monthOf(now)}::date or one.created_at > ${before(now, REMIND_DAYS)}))`

const monthOf = (now: Date) => `${indianDay(now).slice(0, 7)}-01`

/** One mail for all that is due of one person. */
async function mailOne(tx: Transaction, parts: LadderParts, emailHash: string): Promise<void> {
  const { env, ciphers, now } = parts
  // Another process that is about to write to them would take half of their tasks.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('mails of providers'), hashtext(${emailHash}))`,
  )
  const tasks = await holdTasks(tx, emailHash, now)
  if (tasks.length === 0) return
  const [mail] = await tx
    .insert(providerMails)
    .values({ emailHash, month: monthOf(now), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: providerMails.id })
  // Another process wrote this month.
  if (!mail) return
  const asked: { name: string; url: string }[] = []
  let to: string | undefined
  // Of several listings of one person that of the first: they are one person's words.
  const language = languageOf(tasks[0]?.contact.language)
  let isLast = true
  const site = publicSettings(env)
  for (const { task, name, contact, step } of tasks) {
    to ??= readDetails({ ciphers }, contact).email
    const link = { listingId: task.listingId, taskId: task.id, channel: 'mail', madeBy: null, now }
    const token = await makeProviderLink(tx, { ...link, channel: 'mail' })
    asked.push({ name, url: linkAddress({ site, token, language: languageOf(contact.language) }) })
    isLast &&= step > 1
    await tx.insert(providerMailListings).values({
      providerMailId: mail.id,
      listingId: task.listingId,
      taskId: task.id,
      step,
      createdAt: now,
    })
    await addAttempt(tx, { task, channel: 'mail', outcome: 'message-left', by: null, at: now })
    await releaseTask(tx, task, { nextTryAt: nextTryOf(task, now), now, tries: task.tries + 1 })
  }
  const [first, ...others] = asked
  if (!first || !to) throw new Error('A provider that is to be asked has no address')
  const validUntil = new Date(now.getTime() + LINK_DAYS * 86_400_000)
  const letter = askProviderMail(site, {
    listings: [first, ...others],
    language,
    isLast,
    validUntil,
  })
  const [queued] = await tx
    .insert(mails)
    .values(toMailRow({ ...letter, to, ...(env.CONTACT_EMAIL && { replyTo: env.CONTACT_EMAIL }) }))
    .returning({ id: mails.id })
  await tx
    .update(providerMails)
    .set({ mailId: queued?.id ?? null })
    .where(eq(providerMails.id, mail.id))
  await tx
    .update(providerContacts)
    .set({ lastMailAt: now })
    .where(
      inArray(
        providerContacts.id,
        tasks.map(({ contact }) => contact.id),
      ),
    )
  announceMail()
}

/** Nobody calls before there was time for an answer; where somebody has called already, they go on. */
const nextTryOf = ({ tries, nextTryAt }: HeldTask, now: Date) =>
  tries === 0 ? momentInIndia(addDays(indianDay(now), CALL_DAYS), '10:00') : nextTryAt

/**
 * What is due of this person, locked: tasks, listings, then whom to ask, as everybody who needs these takes them. It is
 * asked for again once it is locked: another process may have written meanwhile.
 */
async function holdTasks(tx: Transaction, emailHash: string, now: Date) {
  const due = sql`${isToBeMailed(now)} and contact.email_hash = ${emailHash}
    and not ${isMailedLately(sql`contact.email_hash`, now)}`
  const { rows: held } = await tx.execute<{ id: number }>(
    sql`select task.id ${due} order by task.id for no key update of task skip locked`,
  )
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  await tx.execute(sql`select from listings where id in (
    select listing_id from check_tasks where id = any(${sql.param(ids)}::int[])) order by id for share`)
  await tx.execute(sql`select from provider_contacts where listing_id in (
    select listing_id from check_tasks where id = any(${sql.param(ids)}::int[])) order by id for update`)
  const { rows: still } = await tx.execute<{ id: number }>(
    sql`select task.id ${due} and task.id = any(${sql.param(ids)}::int[])`,
  )
  if (still.length === 0) return []
  const { taskId } = providerMailListings
  return tx
    .select({
      task: checkTasks,
      name: listings.name,
      contact: providerContacts,
      step: sql<number>`1 + (select count(*)::int from ${providerMailListings} where ${taskId} = ${checkTasks.id})`,
    })
    .from(checkTasks)
    .innerJoin(listings, eq(listings.id, checkTasks.listingId))
    .innerJoin(providerContacts, eq(providerContacts.listingId, checkTasks.listingId))
    .where(
      inArray(
        checkTasks.id,
        still.map(({ id }) => id),
      ),
    )
    .orderBy(asc(listings.name), asc(checkTasks.id))
}
