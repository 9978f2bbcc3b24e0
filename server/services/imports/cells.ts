import { z } from 'zod'
import { resolveCategory, type CategorySlug } from '../../../shared/listings/category-names.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import { readCredentials } from '../../../shared/listings/credentials.ts'
import { CSV_FIELDS, makeFor, type CsvField } from '../../../shared/listings/fields.ts'
import { MAX_ITEM, MAX_ITEMS } from '../../../shared/listings/limits.ts'
import { LIMITS } from '../../../shared/limits.ts'
import type { ListingColumn } from '../../../shared/listings/columns.ts'
import { ALL_INDIA } from '../../../shared/places.ts'
import { isWebAddress, toWebAddress } from '../../../shared/web-address.ts'
import { joinList, splitList } from '../../csv/cells.ts'
import { words } from '../../csv/words.ts'
import { namesakes } from '../../places/gazetteer.ts'
import { readPhone } from '../listings/phone.ts'

/** What a listing says in the columns of a file; a blank is null and means "not confirmed". */
export interface Stated extends Pick<ListingValues, Exclude<CsvField, 'category'>> {
  categoryId: number
  /** Where its name was read: the source of the listing as a whole (ruling 2). */
  sourceUrl: string | null
  externalId: string | null
}

export type CategoryIds = ReadonlyMap<CategorySlug, number>

/** Why a cell cannot be taken. */
export class Refusal {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** What a cell that is not blank says, as we keep it; or why not. `text` is trimmed, with its apostrophe taken off. */
export function readCell<Column extends ListingColumn>(
  column: Column,
  text: string,
  categoryIds: CategoryIds,
): Stated[Column] | Refusal {
  return READERS[column](text, categoryIds)
}

/** A value as it stands in a cell, without what protects it from spreadsheets. */
export function textOf(value: Stated[ListingColumn]): string {
  if (value === null) return ''
  return Array.isArray(value) ? joinList(value) : String(value)
}

/** Two texts that say the same: line ends and spaces at the ends do not count. */
export const isSameText = (a: string, b: string) => a === b || tidy(a) === tidy(b)

/** One kind of line end, no other control characters, no spaces at the ends. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()

type Reader<Value> = (text: string, categoryIds: CategoryIds) => Value | Refusal

const { category, ...readers } = makeFor(CSV_FIELDS, {
  name: oneLine,
  category: () => (text: string, ids: CategoryIds) =>
    readCategory(text, ids) ?? new Refusal(words.category(short(text))),
  description: within,
  line: oneLine,
  lines: within,
  state: () => (text: string) => readRegion(text) ?? new Refusal(words.region(short(text))),
  pincode: () => (text: string) => {
    const digits = text.replace(/\s/g, '')
    return /^[1-9]\d{5}$/.test(digits) ? digits : new Refusal(words.pincode(short(text)))
  },
  phone: (max) => (text: string) => {
    if (text.length > max) return new Refusal(words.tooLong(max))
    return readPhone(text) ?? new Refusal(words.phone(short(text)))
  },
  email: (max) => (text: string) => {
    if (text.length > max) return new Refusal(words.tooLong(max))
    const isEmail = z.email().safeParse(text).success
    return isEmail ? text.toLowerCase() : new Refusal(words.email(short(text)))
  },
  url: webAddress,
  items: () => readList,
  credentials: () => (text: string) => {
    const lines = [...new Set(splitList(text))]
    if (lines.length > MAX_ITEMS) return new Refusal(words.tooManyItems(MAX_ITEMS))
    return readCredentials(lines) ?? new Refusal(words.credential(short(text)))
  },
  choices: (max, of) => (text: string) => readChoices(text, of, max),
  choice: (_max, of) => (text: string) => {
    const option = of.find((option) => option === asOption(text))
    return option ?? new Refusal(words.choice(short(text), of))
  },
  flag: () => readBoolean,
})

const READERS: { [Column in ListingColumn]: Reader<Stated[Column]> } = {
  ...readers,
  categoryId: category,
  sourceUrl: webAddress(LIMITS.url),
  externalId: oneLine(LIMITS.externalId),
}

/** Enough of a cell to find it again. */
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text)

function within(max: number) {
  return (text: string) => (text.length > max ? new Refusal(words.tooLong(max)) : text)
}

/** The length comes first: a cell may hold 100,000 characters, and nothing may ponder over them. */
function oneLine(max: number) {
  return (text: string) => {
    const line = within(max)(text)
    return line instanceof Refusal ? line : line.replace(/\s+/g, asOneLine)
  }
}

const asOneLine = (blanks: string) => (blanks.includes('\n') ? ' ' : blanks)

function webAddress(max: number) {
  return (text: string) => {
    if (text.length > max) return new Refusal(words.tooLong(max))
    const address = toWebAddress(text)
    if (/\s/.test(text) || !isWebAddress(address)) return new Refusal(words.url(short(text)))
    return within(max)(address)
  }
}

function readCategory(text: string, ids: CategoryIds): number | undefined {
  const slug = resolveCategory(text)
  if (slug) return ids.get(slug)
  return /^\d{1,9}$/.test(text) ? [...ids.values()].find((id) => id === Number(text)) : undefined
}

/** As the gazetteer spells it: Odisha for Orissa. */
function readRegion(text: string): string | undefined {
  if (text.toLowerCase() === ALL_INDIA.toLowerCase()) return ALL_INDIA
  return namesakes(text).find(({ kind }) => kind === 'state')?.name
}

/** Lowercase, as §5 says. */
function readBoolean(text: string): boolean | Refusal {
  return text === 'true' || text === 'false'
    ? text === 'true'
    : new Refusal(words.boolean(short(text)))
}

function readList(text: string): string[] | Refusal {
  const items = [...new Set(splitList(text))]
  if (items.length > MAX_ITEMS) return new Refusal(words.tooManyItems(MAX_ITEMS))
  const long = items.some((item) => item.length > MAX_ITEM)
  return long ? new Refusal(words.tooLong(MAX_ITEM)) : items
}

/** "Early childhood" is an option, too. */
export const asOption = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-')

function readChoices(text: string, of: readonly string[], max: number): string[] | Refusal {
  const named = splitList(text).map(asOption)
  const unknown = named.find((item) => !of.includes(item))
  if (unknown !== undefined) return new Refusal(words.choice(short(unknown), of))
  const chosen = of.filter((option) => named.includes(option))
  return chosen.length > max ? new Refusal(words.tooManyChoices(max)) : chosen
}
