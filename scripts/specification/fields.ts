import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../server/db/schema.ts'
import { DERIVED } from '../../server/services/listings/place/place.ts'
import { cellsOf, toLine } from './table.ts'

/** The entities of §3 that have a table of fields, and where each is stored. */
const STORED: Record<string, PgTable> = {
  User: schema.users,
  Session: schema.sessions,
  Category: schema.categories,
  Listing: schema.listings,
  'Listing fact': schema.listingFacts,
  'Listing review': schema.listingReviews,
  'Blog post': schema.blogPosts,
  'Contact submission': schema.contactSubmissions,
  'Listing submission': schema.listingSubmissions,
  'Newsletter subscription': schema.newsletterSubscriptions,
  Event: schema.events,
  'Event registration': schema.eventRegistrations,
  Advertisement: schema.advertisements,
  Mail: schema.mails,
}

/** Columns that a row of §3 tells under a name of its own, or that only serve the search and the map. */
const NOT_TOLD: Record<string, string[]> = {
  Listing: [
    'nameNorm',
    'searchName',
    'searchText',
    'nameKeys',
    'websiteKey',
    'standing',
    ...DERIVED,
  ],
  'Listing fact': ['id', 'listingId'],
  'Contact submission': ['listingId'],
  Event: ['sensory'],
}

/**
 * §3 with what the schema says of each field: its type, its limit where the column has one, and a row for each column
 * that is not told yet. Notes, order and fields that are only read are written by hand and stay.
 */
export function withFields(text: string): string {
  return text
    .split(/(?=^\*\*[A-Z][\w ]+\*\*)/m)
    .map((part) => {
      const [, entity = ''] = /^\*\*([\w ]+)\*\*/.exec(part) ?? []
      const table = STORED[entity]
      return table ? withColumns(part, getTableColumns(table), NOT_TOLD[entity] ?? []) : part
    })
    .join('')
}

function withColumns(part: string, columns: Record<string, PgColumn>, notTold: string[]): string {
  const lines = part.split('\n')
  const head = lines.findIndex((line) => cellsOf(line)[0] === 'Field')
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  const rows = lines.slice(head + 2, end).map((line) => toRow(cellsOf(line), columns))
  const told = new Set([...rows.flatMap(([fields = '']) => fields.split(', ')), ...notTold])
  const missing = Object.keys(columns).filter((name) => !told.has(name))
  const all = [...rows, ...missing.map((name) => toRow([name, '', '', ''], columns))]
  return [...lines.slice(0, head + 2), ...all.map(toLine), ...lines.slice(end)].join('\n')
}

function toRow([fields = '', type = '', limit = '', notes = '']: string[], columns: Columns) {
  const stored = fields.split(', ').flatMap((name) => columns[name] ?? [])
  if (stored.length < fields.split(', ').length) return [fields, type, limit, notes]
  const lengths = [...new Set(stored.map(lengthOf))]
  const isTold = limit.startsWith('as ') || lengths.length > 1 || lengths[0] === undefined
  return [
    fields,
    [...new Set(stored.map(typeOf))].join(', '),
    isTold ? limit : Number(lengths[0]).toLocaleString('en'),
    notes,
  ]
}

type Columns = Record<string, PgColumn>

const lengthOf = (column: PgColumn) => ('length' in column ? column.length : undefined)

const TYPES: [start: RegExp, type: string][] = [
  [/\[\]$/, 'list of text'],
  [/^(integer|numeric|bigint)/, 'number'],
  [/^(varchar|text)/, 'text'],
  [/^boolean/, 'yes or no'],
  [/^timestamp/, 'moment'],
]

/** A type of PostgreSQL in plain words. */
function typeOf(column: PgColumn): string {
  const type = column.getSQLType()
  return TYPES.find(([start]) => start.test(type))?.[1] ?? type
}
