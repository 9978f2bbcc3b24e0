import { and, eq, sql } from 'drizzle-orm'
import { IS_OPEN } from '../../../shared/checks/kinds.ts'
import { RISKY_FACTS } from '../../../shared/checks/rules.ts'
import type { CellProblem } from '../../../shared/imports/imports.ts'
import type { FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingReports } from '../../db/schema.ts'
import { promisedCure } from '../listings/promised-cure.ts'
import { isOpenReport } from '../reports/queue.ts'
import { isSameText, textOf, type CategoryIds } from './cells.ts'
import { readSaid, type Refuse, type Said } from './confirmation-cells.ts'
import { findCurrent, statedBy, type CurrentListing } from './current.ts'
import { indexed, namesIn, whichOne, type Verdict } from './judge.ts'
import { mapInTurns } from './pace.ts'
import type { SeenRows } from './seen.ts'

/** What becomes of it: a check of what we show, a correction that holds at once, or one that waits for a moderator. */
export interface Confirmation extends Verdict {
  said?: Said & { becomes: 'check' | 'change' | 'report' }
}

/** One verdict a row, as for a file of listings: what it would do to the facts as they are now. */
export async function judgeConfirmations(
  db: Database | Transaction,
  rows: FileRow[],
  categoryIds: CategoryIds,
): Promise<Confirmation[]> {
  const { ids, externalIds } = namesIn(rows)
  const found = indexed(await findCurrent(db, ids, externalIds))
  const verdicts = await mapInTurns(rows, (row) => judge(row, found, categoryIds))
  await passOverKnown(db, verdicts)
  return verdicts
}

/** The file itself says a thing twice: once counts. Of two corrections of one fact nobody can tell which is right. */
export function compareConfirmations(verdicts: Confirmation[], seen: SeenRows): Confirmation[] {
  for (const verdict of verdicts) {
    const { said, current, row } = verdict
    if (!said || !current || verdict.outcome !== 'update') continue
    const { field, check, becomes } = said
    const when = becomes === 'check' ? Object.values(asRow(check)).join(' ') : becomes
    const first = seen.sameFact(row, `${current.listing.id} ${field} ${when}`)
    if (first === undefined) continue
    verdict.outcome = becomes === 'check' ? 'unchanged' : 'error'
    if (becomes !== 'check')
      verdict.problems = [{ column: 'field', reason: words.confirmation.twice(first) }]
  }
  return verdicts
}

function judge(
  { row, cells, tooManyCells }: FileRow,
  found: ReturnType<typeof indexed>,
  categoryIds: CategoryIds,
): Confirmation {
  const problems: CellProblem[] = []
  const refuse: Refuse = (column, reason) => void problems.push({ column, reason })
  if (tooManyCells) refuse(null, words.cellCount(tooManyCells.cells, tooManyCells.columns))
  const current = whichOne(cells, found, refuse)
  if (!current && problems.length === 0) refuse('id', words.confirmation.whichListing)
  const verdict: Confirmation = {
    row,
    name: current?.listing.name ?? '',
    cells,
    outcome: 'update',
    values: {},
    sourceUrl: null,
    current,
    differences: [],
    problems,
    likenesses: [],
  }
  const said = readSaid(cells, categoryIds, refuse)
  if (current && said && problems.length === 0) compare(verdict, current, said, refuse)
  return problems.length > 0 && !verdict.said ? { ...verdict, outcome: 'error' } : verdict
}

/** A value that differs from ours is no confirmation: it corrects ours, unless we have checked ours since. */
function compare(
  verdict: Confirmation,
  current: CurrentListing,
  { field, value, check }: Said,
  refuse: Refuse,
): void {
  if (field === IS_OPEN) {
    if (check.outcome === 'right' && current.listing.status !== 'open')
      return refuse('value', words.confirmation.open)
    verdict.said = { field, value, check, becomes: 'check' }
    return
  }
  const before = textOf(statedBy(current)[field])
  const after = value === null ? before : textOf(value)
  const isOurs = isSameText(before, after)
  if (check.outcome === 'wrong' && !isOurs) return refuse('value', words.confirmation.saysOther)
  if (isOurs) {
    const outcome = check.outcome === 'corrected' ? 'right' : check.outcome
    verdict.said = { field, value, check: { ...check, outcome }, becomes: 'check' }
    return
  }
  const isRisky = RISKY_FACTS.has(check.field) || promisedCure(after) !== undefined
  verdict.differences.push({ column: 'value', before, after })
  if (isRisky) verdict.problems.push({ column: null, reason: words.confirmation.waits })
  verdict.said = {
    field,
    value,
    check: { ...check, outcome: 'corrected' },
    becomes: isRisky ? 'report' : 'change',
  }
}

/**
 * What is written down already is not written again; what corrects a value that somebody has confirmed since is refused.
 * Both are asked for all rows at once.
 */
async function passOverKnown(db: Database | Transaction, verdicts: Confirmation[]): Promise<void> {
  const asked = verdicts.flatMap(({ said, current }, at) =>
    said && current
      ? [{ at, listing_id: current.listing.id, becomes: said.becomes, ...asRow(said.check) }]
      : [],
  )
  if (asked.length === 0) return
  const { rows } = await db.execute<{ at: number; known: boolean; since: string | null }>(sql`
    select given.at,
      exists (select from fact_checks one
        where one.listing_id = given.listing_id and one.field = given.field
          and one.method = given.method and one.said_by = given.said_by
          and one.checked_on = given.checked_on
          and (one.outcome = given.outcome or given.outcome = 'right' and one.outcome = 'corrected')
          and (one.value_hash is null or one.value_hash = public.fact_hash(one.listing_id, one.field))
          and not exists (select from fact_checks other where other.withdraws = one.id)) as known,
      case when given.becomes = 'check' then null else (
        select to_char((public.check_of_now(given.listing_id, given.field)).checked_on, 'YYYY-MM-DD'))
      end as since
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(at int, listing_id int,
      becomes text, field text, outcome text, method text, said_by text, checked_on date)`)
  for (const { at, known, since } of rows) {
    const verdict = verdicts[at]
    if (!verdict?.said) continue
    if (verdict.said.becomes === 'check' && known) verdict.outcome = 'unchanged'
    else if (since !== null && since > verdict.said.check.checkedOn) {
      verdict.outcome = 'error'
      verdict.problems = [{ column: 'value', reason: words.confirmation.checkedSince(since) }]
    }
  }
  for (const verdict of verdicts)
    if (verdict.said?.becomes === 'report' && (await isReported(db, verdict)))
      verdict.outcome = 'unchanged'
}

const asRow = ({ field, outcome, method, saidBy, checkedOn }: Said['check']) => ({
  field,
  outcome,
  method,
  said_by: saidBy,
  checked_on: checkedOn,
})

async function isReported(
  db: Database | Transaction,
  { current, said, row }: Confirmation,
): Promise<boolean> {
  if (!current || !said) throw new Error(`Row ${row} says nothing`)
  const text = textOf(said.value)
  const waiting = await db
    .select({ right: listingReports.right })
    .from(listingReports)
    .where(
      and(
        isOpenReport,
        eq(listingReports.listingId, current.listing.id),
        eq(listingReports.field, said.field),
      ),
    )
  return waiting.some(({ right }) => right !== null && plain(right) === plain(text))
}

/** A number is kept there as people read it. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()
