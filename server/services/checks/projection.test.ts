import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildListing, buildUser } from '../../../tests/support/factories.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import type { Database } from '../../db/open.ts'
import {
  listingChanges,
  listingFacts,
  listingImportRows,
  listingImports,
  listings,
} from '../../db/schema.ts'
import { confirmRows, takeBackRows } from '../imports/confirm-run.ts'
import { judgeConfirmations } from '../imports/confirmations.ts'
import { findCategoryIds } from '../imports/rehearse.ts'
import { isToUndo } from '../imports/undo.ts'
import { changeListing, undoChange } from '../listings/changes.ts'
import { mergeListings } from '../listings/merges/merge.ts'
import { holdListing } from '../listings/state.ts'
import { recordChecks, withdrawCheck, type NewCheck } from './record.ts'

/** Acts in all: CI runs some hundred, `ACTS=5000` more. */
const ACTS = Number(process.env.ACTS ?? 400)
const ACTS_A_RUN = 40

const FIELDS = ['phone', 'address', 'hours'] as const
type Field = (typeof FIELDS)[number]
const VALUES: Record<Field, string[]> = {
  phone: ['+918322222222', '+918322222223'],
  address: ['3 Market Road', '4 Market Road'],
  hours: ['9 to 5', '10 to 6'],
}

let db: Database
let admin: User
beforeEach(async () => {
  db = await emptyDatabase()
  admin = await buildUser(db, { role: 'admin' })
})

/** What should be shown, told by the rule alone: the last good word, while it is of the value that is there. */
interface Model {
  id: number
  values: Record<Field, string | null>
  checks: Check[]
  /** The last import that wrote something, which may be undone once. */
  imported?: { id: number; check?: Check; before?: { field: Field; value: string | null } }
}

interface Check {
  /** The change it came with, */
  change?: number | null
  /** and the one that took it back. */
  takenBy?: number | null
  field: Field
  outcome: string
  of: string | null
  on: string
  isTaken: boolean
  method: 'phone' | 'import'
}

const isGood = (outcome: string) => outcome === 'right' || outcome === 'corrected'

/** The last of a fact that was not taken back; of one day the one that was written last. */
const lastOf = ({ checks }: Model, field: Field, counts: (check: Check) => boolean) =>
  checks
    .filter((one) => one.field === field && !one.isTaken && counts(one))
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1)

const shownOf = (model: Model, field: Field) => shownCheck(model, field)?.on ?? null

function shownCheck(model: Model, field: Field): Check | null {
  const present = model.values[field]
  const counted = lastOf(
    model,
    field,
    ({ outcome, of }) => isGood(outcome) || (outcome === 'wrong' && of === present),
  )
  if (!counted || counted.outcome === 'wrong' || counted.of !== present) return null
  return counted
}

/** A file may say nothing of a day to come. */
const FIRST_DAY = addDays(indianDay(new Date()), -40)
const field = fc.constantFrom(...FIELDS)
const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays(FIRST_DAY, days))
const value = fc.option(fc.nat(1), { nil: null })
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), field, value }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('check' as const),
      field,
      day,
      outcome: fc.constantFrom<NewCheck['outcome'][]>(
        'right',
        'corrected',
        'wrong',
        'unknown',
        'refused',
      ),
    }),
  },
  // In the admin's form, with the value or for the one that is there.
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('state' as const), field, value: fc.nat(1), day }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('state nothing' as const), field }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take back' as const), field, day }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      other: fc.record({ phone: value, address: value, hours: value }),
      checks: fc.array(fc.record({ field, day }), { maxLength: 3 }),
      take: fc.subarray([...FIELDS]),
    }),
  },
  // As an import or a script writes: past everything but the database.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('write' as const), field, value }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forge' as const), field, day }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('import' as const), field, value: fc.nat(1), day }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo import' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const column = (name: Field) => sql.identifier(name)

async function perform(model: Model, one: Act): Promise<void> {
  const { id, values, checks } = model
  switch (one.kind) {
    case 'edit':
    case 'write': {
      const next = one.value === null ? null : VALUES[one.field][one.value]!
      if (one.kind === 'write')
        await db.execute(
          sql`update listings set ${column(one.field)} = ${next}, updated_at = now() where id = ${id}`,
        )
      else await edit(id, { values: { [one.field]: next } })
      values[one.field] = next
      return
    }
    case 'check': {
      const { field, outcome, day: on } = one
      // Nobody can say that nothing is right (answers.ts).
      if (isGood(outcome) && values[field] === null) return
      const check = { field, outcome, checkedOn: on, method: 'phone', byUser: admin.id } as const
      await db.transaction((tx) => recordChecks(tx, id, [{ ...check, saidBy: 'provider' }]))
      checks.push({ field, outcome, of: values[field], on, isTaken: false, method: 'phone' })
      return
    }
    case 'state':
      return stateOne(model, one)
    case 'state nothing': {
      const shown = shownOf(model, one.field)
      const change = await edit(id, { given: { [one.field]: {} } })
      if (shown) takeLast(model, one.field, change)
      return
    }
    case 'take back': {
      const { field, day: on } = one
      await db.transaction((tx) =>
        withdrawCheck(tx, id, field, { checkedOn: on, byUser: admin.id }),
      )
      takeLast(model, field, null)
      return
    }
    case 'merge': {
      const other = { ...model, id: (await buildListing(db)).id, values: NOTHING, checks: [] }
      for (const name of FIELDS)
        other.values = { ...other.values, [name]: valueOf(name, one.other[name]) }
      await db.update(listings).set(other.values).where(eq(listings.id, other.id))
      for (const { field, day } of one.checks)
        await perform(other, { kind: 'check', field, day, outcome: 'right' })
      const [version, otherVersion] = [await versionOf(id), await versionOf(other.id)]
      const input = { other: other.id, version, otherVersion, take: one.take }
      const merge = await mergeListings(db, admin, id, input, new Date())
      for (const name of one.take) values[name] = other.values[name]
      for (const name of FIELDS) {
        const [own, theirs] = [shownOf(model, name), shownOf(other, name)]
        if (theirs && values[name] === other.values[name] && theirs > (own ?? ''))
          checks.push({
            field: name,
            outcome: 'right',
            of: values[name],
            on: theirs,
            isTaken: false,
            method: 'phone',
            change: merge,
          })
      }
      return
    }
    case 'forge':
      await db.execute(sql`update listing_facts set checked_on = ${one.day}, method = 'visit'
        where listing_id = ${id} and field = ${one.field}`)
      return
    case 'import':
      return importOne(model, one)
    case 'undo import': {
      if (!model.imported) return
      const { id: importId, check, before } = model.imported
      delete model.imported
      const where = isToUndo(importId)
      await db.transaction((tx) => takeBackRows(tx, importId, { where, size: 1 }))
      const [row] = await db
        .select()
        .from(listingImportRows)
        .where(eq(listingImportRows.importId, importId))
      // What was changed since is kept.
      if (row?.undo !== 'undone') return
      if (check) check.isTaken = true
      if (before) values[before.field] = before.value
      return
    }
    case 'undo': {
      const [last] = await db
        .select()
        .from(listingChanges)
        .where(and(eq(listingChanges.listingId, id), isNull(listingChanges.undoneAt)))
        .orderBy(desc(listingChanges.id))
        .limit(1)
      if (!last) return
      // What was changed since is not undone.
      const isUndone = await undoChange(db, admin, last.id).then(
        () => true,
        () => false,
      )
      if (!isUndone) return
      Object.assign(values, pickKnown(last.before.values))
      for (const check of checks) if (check.change === last.id) check.isTaken = true
      for (const check of checks.filter((one) => one.takenBy === last.id))
        if (check.of === values[check.field])
          checks.push({ ...check, isTaken: false, takenBy: null, change: null })
    }
  }
}

type Given = Parameters<typeof changeListing>[2]['given']

/** As the form does it. Answers the number of the change, null where nothing differs. */
const edit = (
  id: number,
  said: { values?: Partial<Record<Field, string | null>>; given?: Given },
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const held = await holdListing(tx, id)
    return changeListing(tx, held, { admin, action: 'listing.edit', values: {}, ...said })
  })

function takeLast(model: Model, field: Field, takenBy: number | null): void {
  const last = lastOf(model, field, ({ outcome }) => isGood(outcome))
  if (last) Object.assign(last, { isTaken: true, takenBy })
}

async function stateOne(
  model: Model,
  { field, value, day: on }: Extract<Act, { kind: 'state' }>,
): Promise<void> {
  const of = VALUES[field][value]!
  const [present, shown] = [model.values[field], shownCheck(model, field)]
  const given = { [field]: { checkedOn: on, method: 'phone' as const } }
  const change = await edit(model.id, { values: { [field]: of }, given })
  model.values[field] = of
  const isSame = present === of
  // One that is of an earlier day says that the later one was none.
  if (isSame && shown && on < shown.on) takeLast(model, field, change)
  // The check that the form showed does not vouch for another value, and one of a value that came back counts already.
  const known = [shownCheck(model, field), isSame ? null : shown]
  if (known.some((check) => check?.on === on && check.method === 'phone')) return
  const outcome = isSame ? 'right' : 'corrected'
  model.checks.push({ field, outcome, of, on, isTaken: false, method: 'phone', change })
}

/** A row of a list of confirmations: it confirms our value, corrects it, or waits where it leads people elsewhere. */
async function importOne(
  model: Model,
  { field, value, day: on }: Extract<Act, { kind: 'import' }>,
): Promise<void> {
  const said = VALUES[field][value]!
  const present = model.values[field]
  const shown = shownOf(model, field)
  const id = await sendOne({ listing: model.id, field, value: said, checkedOn: on })
  if (present !== said) {
    // A moderator decides that, or somebody has checked ours since.
    if (field === 'phone' || (shown !== null && shown > on)) return
    const change = await lastChange(model.id)
    const check: Check = {
      field,
      outcome: 'corrected',
      of: said,
      on,
      isTaken: false,
      method: 'import',
      change,
    }
    model.values[field] = said
    model.checks.push(check)
    model.imported = { id, check, before: { field, value: present } }
    return
  }
  const isKnown = model.checks.some(
    (one) =>
      one.method === 'import' &&
      !one.isTaken &&
      one.field === field &&
      one.of === said &&
      one.on === on,
  )
  if (isKnown) return
  const check: Check = { field, outcome: 'right', of: said, on, isTaken: false, method: 'import' }
  model.checks.push(check)
  model.imported = { id, check }
}

/** As the job does it with a file of one row. Answers the number of the import. */
async function sendOne(row: { listing: number; field: Field; value: string; checkedOn: string }) {
  const [made] = await db
    .insert(listingImports)
    .values({ kind: 'confirmations', adminId: admin.id, fileName: 'one.csv', total: 1 })
    .returning({ id: listingImports.id })
  const { listing, ...said } = row
  const cells = { id: String(listing), outcome: 'right', ...said }
  const categoryIds = await findCategoryIds(db)
  const [verdict] = await judgeConfirmations(db, [{ row: 2, cells }], categoryIds)
  const { outcome, differences } = verdict!
  const rows = await db
    .insert(listingImportRows)
    .values({
      importId: made!.id,
      row: 2,
      outcome,
      name: '',
      listingId: listing,
      cells,
      differences,
    })
    .returning()
  if (outcome === 'update')
    await db.transaction((tx) => confirmRows(tx, made!.id, rows, categoryIds))
  return made!.id
}

async function lastChange(id: number): Promise<number> {
  const [last] = await db
    .select({ id: listingChanges.id })
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id))
    .orderBy(desc(listingChanges.id))
    .limit(1)
  return last!.id
}

const NOTHING = { phone: null, address: null, hours: null }

const valueOf = (name: Field, at: number | null) => (at === null ? null : VALUES[name][at]!)

async function versionOf(id: number): Promise<string> {
  // Versions are of milliseconds: a script writes finer ones.
  const [row] = await db
    .update(listings)
    .set({ updatedAt: sql`date_trunc('milliseconds', updated_at)` })
    .where(eq(listings.id, id))
    .returning()
  return row!.updatedAt.toISOString()
}

const pickKnown = (all: Partial<Record<string, unknown>>) =>
  Object.fromEntries(FIELDS.filter((name) => name in all).map((name) => [name, all[name]]))

test('a fact is shown as checked when the last good word was of the value that is there, and never else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: ACTS_A_RUN, size: 'max' }),
      async (acts) => {
        const { id } = await buildListing(db)
        const model: Model = { id, values: { phone: null, address: null, hours: null }, checks: [] }
        for (const one of acts) {
          await perform(model, one)
          const facts = await db.select().from(listingFacts).where(eq(listingFacts.listingId, id))
          const shown = FIELDS.map((name) => facts.find((fact) => fact.field === name)?.checkedOn)
          expect(shown.map((day) => day ?? null)).toEqual(
            FIELDS.map((name) => shownOf(model, name)),
          )
        }
      },
    ),
    { numRuns: Math.ceil((2 * ACTS) / ACTS_A_RUN) },
  )
})
