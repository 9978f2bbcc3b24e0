import { eq } from 'drizzle-orm'
import { verdictName } from '../../../shared/checks/provider-form.ts'
import type { ProviderAnswer, ProviderPage } from '../../../shared/checks/provider-answers.ts'
import { IS_OPEN, type Channel } from '../../../shared/checks/kinds.ts'
import { CONSENT_VERSION } from '../../../shared/consent.ts'
import { CORRECTED_FIELDS, type CorrectedField } from '../../../shared/contact/rules.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { providerLinks } from '../../db/schema.ts'
import { conflict, invalid, notFound, type FieldSentences } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { changeListing } from '../listings/changes.ts'
import { isSame, toldOf } from '../listings/facts.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { addAttempt } from '../checks/add-attempt.ts'
import { forgetContact } from './contacts.ts'
import { hashToken } from './links.ts'
import { findProviderPage } from './page.ts'
import { factNamed, readValues, type SaidFact } from './values.ts'
import { recordChecks, type NewCheck } from '../checks/record.ts'
import { isRisky } from '../checks/risky.ts'
import { askAgain, endAnswered, holdOpenTask, type HeldTask } from '../checks/tasks.ts'
import { sendCorrection } from '../checks/waiting-corrections.ts'
import { words } from '../checks/words.ts'

/**
 * Uses a link up, and says whether it did: of two presses at once, one counts, and the other finds it used. It confirms
 * and corrects the version that its page showed and no other. Throws conflict when the listing has changed since,
 * invalid where an answer says nothing or contradicts itself.
 */
export async function answerLink(
  db: Database,
  token: string,
  said: ProviderAnswer,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const page = await findProviderPage(tx, token)
    if (!page) throw notFound(say.checks.noLink)
    // The task before its listing, as whoever calls does.
    const task = await holdOpenTask(tx, page.listing.id)
    const held = await holdListing(tx, page.listing.id)
    const [link] = await tx
      .select()
      .from(providerLinks)
      .where(eq(providerLinks.tokenHash, hashToken(token)))
      .for('update')
    if (!link || link.usedAt || page.state !== 'open') return false
    if (held.updatedAt.toISOString() !== said.version || page.version !== said.version)
      throw conflict(say.checks.changedSince)
    const says = new Map(page.says.map(({ field, value }) => [field, value]))
    // Who looks after a listing was not asked.
    const attemptId =
      task && link.channel ? await addAnswer(tx, task, link.channel, now) : undefined
    // By a claim the account took it itself; any other link somebody else made.
    const userId = link.claimId === null ? null : link.madeBy
    await ENDS[said.answer](tx, { linkId: link.id, userId, held, says, said, task, attemptId, now })
    await tx
      .update(providerLinks)
      .set({ usedAt: now, answer: said.answer, consentVersion: CONSENT_VERSION })
      .where(eq(providerLinks.id, link.id))
    return true
  })
}

const addAnswer = (tx: Transaction, task: HeldTask, channel: Channel, at: Date) =>
  addAttempt(tx, { task, channel, outcome: 'answered', by: null, at })

interface Answered {
  linkId: number
  /** The account that looks after the listing, where it took the link: it reads what becomes of what it sent. */
  userId: number | null
  held: HeldListing
  /** What the page showed of each fact. */
  says: ReadonlyMap<CorrectedField, string | null>
  said: ProviderAnswer
  task: HeldTask | undefined
  attemptId: number | undefined
  now: Date
}

type End = (tx: Transaction, answered: Answered) => Promise<void>
const ENDS: Record<ProviderPage['answer'] & string, End> = {
  right: confirm,
  corrected: correct,
  closed: claimClosed,
  'not-asked': stopAsking,
}

/** Every fact the page showed is right, and nothing else is said to be. */
async function confirm(tx: Transaction, answered: Answered): Promise<void> {
  const { says, said, task, now } = answered
  const other = said.facts.filter(({ verdict, right }) => verdict === 'wrong' || right)
  if (other.length > 0) throw invalid(say.checks.notAllRight, atEach(other, say.checks.isMarked))
  const shown = CORRECTED_FIELDS.filter((field) => says.get(field))
  await recordSaid(tx, answered, [...shown.map(rightOf), rightOf(IS_OPEN)])
  await endAnswered(tx, task, now)
}

/** What is wrong waits for a moderator where it decides whom a family reaches; the rest is changed, and can be undone. */
async function correct(tx: Transaction, answered: Answered): Promise<void> {
  const { held, userId, says, said, task, now } = answered
  const wrong = said.facts.filter(({ verdict, right }) => verdict === 'wrong' || right)
  if (wrong.length === 0) throw invalid(say.checks.nothingMarked)
  const contradicted = wrong.filter(({ verdict, right }) => verdict === 'right' && right)
  if (contradicted.length > 0)
    throw invalid(say.checks.notAllRight, atEach(contradicted, say.checks.isBoth))
  const after = await readValues(tx, held, wrong)
  const isAsShown = ({ field, right }: SaidFact) =>
    right !== '' && says.get(field) && isSame(held.values[field], after[field])
  const given = wrong.filter((one) => one.right && !isAsShown(one))
  const waiting = given.filter(({ field }) => isRisky(factNamed(field), held.values, after))
  const changed = given.filter((one) => !waiting.includes(one)).map(({ field }) => field)
  for (const { field } of waiting) await sendOn(tx, { held, userId }, field, after)
  await apply(tx, answered, after, changed)
  const kept = said.facts.filter((one) => one.verdict === 'right' || isAsShown(one))
  const denied = wrong.filter((one) => !changed.includes(one.field) && !isAsShown(one))
  await recordSaid(tx, answered, [
    ...kept.filter(({ field }) => says.get(field)).map(({ field }) => rightOf(field)),
    ...changed.map((field): Said => ({ field, outcome: 'corrected' })),
    ...denied
      .filter(({ field }) => says.get(field))
      .map(({ field }): Said => ({ field, outcome: 'wrong' })),
    rightOf(IS_OPEN),
  ])
  await endAnswered(tx, task, now)
  const open = denied.filter(({ right }) => !right).map(({ field }) => factNamed(field))
  if (open.length > 0)
    await askAgain(tx, { listingId: held.id, reason: 'correction', fields: open, now })
}

/** As what a volunteer heard: a moderator decides it among the reports. */
const sendOn = (
  tx: Transaction,
  { held, userId }: Pick<Answered, 'held' | 'userId'>,
  field: CorrectedField,
  after: ListingValues,
) =>
  sendCorrection(
    tx,
    held,
    { field: factNamed(field), after },
    { saidBy: 'provider', userId, text: words.providerMessage(held.values.phone !== null) },
  )

/** It closes nothing: a moderator finds out, and the page says so meanwhile. */
async function claimClosed(tx: Transaction, answered: Answered): Promise<void> {
  const { held, now } = answered
  await recordSaid(tx, answered, [{ field: IS_OPEN, outcome: 'unknown' }], 'closed')
  await askAgain(tx, { listingId: held.id, reason: 'closed-claim', fields: [], now })
}

/** Their listing stays as it is; nobody asks for a year, and whom to ask is forgotten. */
async function stopAsking(tx: Transaction, answered: Answered): Promise<void> {
  const { held, task, now } = answered
  await recordSaid(tx, answered, [{ field: IS_OPEN, outcome: 'refused' }], 'not-asked')
  await forgetContact(tx, held.id)
  await endAnswered(tx, task, now)
}

async function apply(
  tx: Transaction,
  { linkId, held, now }: Answered,
  after: ListingValues,
  changed: CorrectedField[],
): Promise<void> {
  await changeListing(tx, held, {
    admin: null,
    linkId,
    action: 'listing.edit',
    values: Object.fromEntries(changed.map((field) => [field, after[field]])),
    given: Object.fromEntries(
      changed.map(factNamed).map((fact) => [fact, toldOf(words.source, fact, after, now)]),
    ),
  })
}

interface Said {
  field: CorrectedField | typeof IS_OPEN
  outcome: 'right' | 'corrected' | 'wrong' | 'unknown' | 'refused'
}

const rightOf = (field: Said['field']): Said => ({ field, outcome: 'right' })

/** Two fields may be one fact: what is said of it is the strongest that is said of either. */
const STRENGTH: Said['outcome'][] = ['unknown', 'right', 'corrected', 'wrong', 'refused']

function toFacts(said: Said[]) {
  const facts = new Map<NewCheck['field'], Said['outcome']>()
  for (const { field, outcome } of said) {
    const fact = field === IS_OPEN ? field : factNamed(field)
    const before = facts.get(fact) ?? 'unknown'
    facts.set(fact, STRENGTH.indexOf(outcome) > STRENGTH.indexOf(before) ? outcome : before)
  }
  return [...facts].map(([field, outcome]) => ({ field, outcome }))
}

const recordSaid = (
  tx: Transaction,
  { held, attemptId, now }: Answered,
  said: Said[],
  note?: string,
) =>
  recordChecks(
    tx,
    held.id,
    toFacts(said).map((check) => ({
      ...check,
      method: 'provider-link',
      saidBy: 'provider',
      checkedOn: indianDay(now),
      byUser: null,
      ...(attemptId !== undefined && { attemptId }),
      ...(note && { note }),
    })),
  )

const atEach = (facts: SaidFact[], sentence: FieldSentences[string]): FieldSentences =>
  Object.fromEntries(facts.map(({ field }) => [verdictName(field), sentence]))
