import { IS_OPEN, type CheckSayer } from '../../../shared/checks/kinds.ts'
import { isPastDay } from '../../../shared/days.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import {
  CONFIRMATION_WORDS,
  CONFIRMATION_YEARS,
  type ConfirmationColumn,
  type ConfirmedField,
} from '../../../shared/listings/confirmations.ts'
import type { Import, ImportRow } from '../../../shared/imports/imports.ts'
import { factOf, type CheckMethod, type FactField } from '../../../shared/listings/fields.ts'
import type { FileRow } from '../../csv/read-file.ts'
import { words } from '../../csv/words.ts'
import type { NewCheck } from '../checks/record.ts'
import { readCell, Refusal, type CategoryIds, type Stated } from './cells.ts'
import { textIn } from './judge.ts'

/** What a row says of a fact, read. */
export interface Said {
  field: ConfirmedField | typeof IS_OPEN
  value: Stated[ConfirmedField] | null
  check: Pick<NewCheck, 'field' | 'outcome' | 'method' | 'saidBy' | 'checkedOn' | 'sourceUrl'>
}

/** What a row of such a list says, as it is written there; null where nothing is kept of it any more. */
export function saidIn(kind: Import['kind'], cells: FileRow['cells']): ImportRow['said'] {
  const { field = '', value = '', outcome = '' } = cells
  if (kind !== 'confirmations' || !field) return null
  return { field: field.trim(), value: value.trim(), outcome: outcome.trim() }
}

export type Refuse = (column: ConfirmationColumn | null, reason: string) => void

/** Undefined where a cell cannot be taken, which is said. */
export function readSaid(
  cells: FileRow['cells'],
  ids: CategoryIds,
  refuse: Refuse,
): Said | undefined {
  const choose = <Option extends string>(
    column: keyof typeof CONFIRMATION_WORDS,
    options: readonly Option[],
    blank?: Option,
  ): Option | undefined => {
    const text = textIn(cells, column)
    const chosen = options.find((option) => option.toLowerCase() === text.toLowerCase())
    if (chosen) return chosen
    if (text === '' && blank) return blank
    refuse(column, words.choice(text.slice(0, 60).toWellFormed(), options))
    return undefined
  }
  const field = choose('field', CONFIRMATION_WORDS.field)
  const outcome = choose('outcome', CONFIRMATION_WORDS.outcome)
  const saidBy = choose('saidBy', CONFIRMATION_WORDS.saidBy, 'provider')
  const method = choose('method', CONFIRMATION_WORDS.method, methodOf(saidBy))
  if (saidBy && method && (saidBy === 'register') !== (method === 'register'))
    refuse('method', words.confirmation.register)
  const checkedOn = textIn(cells, 'checkedOn')
  const today = indianDay(new Date())
  const oldest = `${Number(today.slice(0, 4)) - CONFIRMATION_YEARS}${today.slice(4)}`
  if (!isPastDay(checkedOn, new Date())) refuse('checkedOn', words.confirmation.day)
  else if (checkedOn < oldest) refuse('checkedOn', words.confirmation.tooOld(CONFIRMATION_YEARS))
  const sourceUrl = readSource(cells, ids, refuse)
  const value = field && outcome && readValue(cells, { field, outcome }, ids, refuse)
  if (!field || !outcome || !method || !saidBy || value === undefined) return undefined
  const fact = field === IS_OPEN ? field : factNamed(field)
  const check = { field: fact, outcome, method, saidBy, checkedOn, ...(sourceUrl && { sourceUrl }) }
  return { field, value, check }
}

const methodOf = (saidBy: CheckSayer | undefined): CheckMethod =>
  saidBy === 'register' ? 'register' : 'import'

function readSource(cells: FileRow['cells'], ids: CategoryIds, refuse: Refuse): string | null {
  const text = textIn(cells, 'sourceUrl')
  if (text === '') return null
  const read = readCell('sourceUrl', text, ids)
  if (!(read instanceof Refusal)) return read
  refuse('sourceUrl', read.reason)
  return null
}

/** Null where nothing is to be compared; undefined where it cannot be read. */
function readValue(
  cells: FileRow['cells'],
  { field, outcome }: { field: Said['field']; outcome: NewCheck['outcome'] },
  ids: CategoryIds,
  refuse: Refuse,
): Said['value'] | undefined {
  if (outcome === 'unknown' || outcome === 'refused') return null
  const text = textIn(cells, 'value')
  if (field === IS_OPEN) {
    if (outcome === 'right' && (text === '' || text.toLowerCase() === IS_OPEN)) return null
    refuse('value', words.confirmation.open)
    return undefined
  }
  if (text === '') {
    refuse('value', words.confirmation.value)
    return undefined
  }
  const read = readCell(field, text, ids)
  if (!(read instanceof Refusal)) return read
  refuse('value', read.reason)
  return undefined
}

/** Each of these fields has a source, by its own name or by another's. */
function factNamed(field: ConfirmedField): FactField {
  const fact = factOf(field)
  if (!fact) throw new Error(`The field ${field} is no fact`)
  return fact
}
