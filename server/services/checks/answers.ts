import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { HELPLINE_FACT } from '../../../shared/checks/rules.ts'
import type { AnswersInput } from '../../../shared/checks/tasks.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import {
  FIELD_NAMES,
  fieldsOf,
  pick,
  type FactField,
  type ListingField,
} from '../../../shared/listings/fields.ts'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { lockChecker } from '../accounts/locks.ts'
import { changeListing } from '../listings/changes.ts'
import { checkValues } from '../listings/checks.ts'
import { isSaid, isSame, toldOf } from '../listings/facts.ts'
import { readPhone } from '../listings/phone.ts'
import { holdListing, type HeldListing } from '../listings/state.ts'
import { say } from '../../sentences.ts'
import { addAttempt } from './add-attempt.ts'
import { findContact, keepContact, type ContactParts } from '../providers/contacts.ts'
import { recordChecks, type NewCheck } from './record.ts'
import { isRisky } from './risky.ts'
import { endTask, holdTask } from './tasks.ts'
import { sendCorrection } from './waiting-corrections.ts'
import { METHODS, requireNumber } from './ways.ts'
import { words } from './words.ts'

interface AnswerParts extends ContactParts {
  now: Date
  /** Whether somebody else asks again; for tests. */
  chance?: () => number
}

/**
 * Writes down what somebody said in a call. What is right is checked; what is not is changed, or waits for a moderator
 * where a volunteer heard it and it leads people elsewhere. Any answer says that the listing is open. Throws conflict
 * when the listing has changed since the task was read, invalid where a helpline was asked more than its number or no
 * number is known that was called.
 */
export async function saveAnswers(
  db: Database,
  parts: AnswerParts,
  user: User,
  id: number,
  typed: AnswersInput,
): Promise<void> {
  const { now } = parts
  await db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const { listingId } = await holdTask(tx, user, id, now)
    const held = await holdListing(tx, listingId)
    const task = await holdTask(tx, user, id, now)
    if (held.updatedAt.getTime() !== Date.parse(typed.version))
      throw conflict(say.adminListing.changed)
    const input = withOldNumber(held, typed)
    requireShort(held, input)
    requireNumber(held.values, await findContact(tx, parts, listingId), input)
    const attemptId = await addAttempt(tx, {
      task,
      channel: input.channel,
      outcome: 'answered',
      by: user.id,
      at: now,
    })
    const said: Omit<NewCheck, 'field' | 'outcome'> = {
      method: METHODS[input.channel],
      saidBy: 'provider',
      checkedOn: indianDay(now),
      byUser: user.id,
      attemptId,
      ...(input.note && { note: input.note }),
    }
    const checks = await applyAnswers(tx, user, held, input, now)
    const all: Pick<NewCheck, 'field' | 'outcome'>[] = [
      { field: IS_OPEN, outcome: 'right' },
      ...checks,
    ]
    await recordChecks(
      tx,
      listingId,
      all.map((check) => ({ ...said, ...check })),
    )
    if (input.mayAsk)
      await keepContact(tx, parts, { listingId, typed: input.contact, method: said.method, now })
    await endTask(tx, task, { ...parts, by: user.id })
  })
}

/** Somebody in need may be waiting. */
function requireShort({ values }: HeldListing, { answers, mayAsk }: AnswersInput): void {
  const isLong = mayAsk || answers.some(({ field }) => field !== HELPLINE_FACT)
  if (isLong && isHelpline(values.phone)) throw invalid(say.checks.onlyNumber)
}

/** An old number that is found right becomes the one that is shown. */
function withOldNumber({ values: { phone, phoneToCheck } }: HeldListing, input: AnswersInput) {
  const isRight = input.answers.some(
    ({ field, outcome }) => field === 'phone' && outcome === 'right',
  )
  if (phone || !phoneToCheck || !isRight) return input
  const answers = input.answers.map((one) =>
    one.field === 'phone' ? { ...one, outcome: 'corrected' as const } : one,
  )
  return { ...input, answers, values: { ...input.values, phone: phoneToCheck } }
}

/** Changes what may be changed at once, and answers what is to be written down of each fact. */
async function applyAnswers(
  tx: Transaction,
  user: User,
  held: HeldListing,
  { answers, values: typed, channel }: AnswersInput,
  at: Date,
): Promise<Pick<NewCheck, 'field' | 'outcome'>[]> {
  const corrected = answers.filter(({ outcome }) => outcome === 'corrected')
  const named = new Set<ListingField>(corrected.flatMap(({ field }) => fieldsOf(field)))
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name]) =>
      FIELD_NAMES.some((one) => one === name && named.has(one)),
    ),
  )
  const after = await checkValues(tx, held.values, changed)
  const waits = corrected.filter(
    ({ field }) =>
      user.role !== 'admin' && isRisky(field, held.values, after) && differs(held, after, field),
  )
  for (const { field } of waits)
    await sendCorrection(
      tx,
      held,
      { field, after },
      { saidBy: 'checker', userId: user.id, text: words.correctionMessage },
    )
  const now = corrected.filter((one) => !waits.includes(one))
  const checked = now.map(({ field }) => field)
  const values = {
    ...pick(
      now.flatMap(({ field }) => fieldsOf(field)),
      after,
    ),
    // Whichever number they said: the old one waits no longer.
    ...(checked.includes('phone') && { phoneToCheck: null }),
  }
  const given = Object.fromEntries(
    checked
      .filter((field) => differs(held, after, field))
      .map((field) => [
        field,
        (field === 'phone' && sourceOfOld(held, after)) ||
          toldOf(words.heard[channel], field, after, at),
      ]),
  )
  await changeListing(tx, held, { admin: user, action: 'listing.edit', values, given, checked })
  return answers.map(({ field, outcome }) => {
    if (outcome === 'unknown') return { field, outcome }
    if (waits.some((one) => one.field === field))
      return { field, outcome: isSaid(held.values, field) ? 'wrong' : 'unknown' }
    if (!isSaid(after, field)) {
      const missing = outcome === 'right' ? say.checks.nothingToConfirm : say.checks.nothingWritten
      throw invalid(say.invalidRequest, { [`values.${fieldsOf(field)[0]}`]: missing })
    }
    return { field, outcome: differs(held, after, field) ? 'corrected' : 'right' }
  })
}

const differs = ({ values }: HeldListing, after: ListingValues, field: FactField) =>
  fieldsOf(field).some((name) => !isSame(values[name], after[name]))

/** Where the number was read, if it is the old one. */
function sourceOfOld({ values: { phoneToCheck }, facts }: HeldListing, { phone }: ListingValues) {
  const fact = facts.get('phoneToCheck')
  if (!fact || !phoneToCheck || readPhone(phoneToCheck) !== phone) return undefined
  const { sourceUrl, sourceTitle, sourceDate, readOn, quote } = fact
  return { sourceUrl, sourceTitle, sourceDate, readOn, quote }
}
