/** The graded searches as README.md describes them, and how good an answer is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { StarterListing } from '../../server/db/seed/starter.ts'

export interface Graded {
  query: string
  language: string
  ideal: string[]
  also: string[]
  /** The honest answer is that nothing fits. */
  isNone: boolean
  isDanger: boolean
}

export type GradedFile = 'queries' | 'queries-2' | 'kept-apart'

type Row = Record<'query' | 'language' | 'ideal' | 'also' | 'none' | 'note', string>

export const readGraded = (file: GradedFile): Graded[] =>
  parse<Row>(readFileSync(join(import.meta.dirname, `${file}.csv`)), { columns: true }).map(
    ({ query, language, ideal, also, none, note }) => ({
      query,
      language,
      ideal: ideal.split(' ').filter(Boolean),
      also: also.split(' ').filter(Boolean),
      isNone: none === 'yes',
      isDanger: note.includes('danger'),
    }),
  )

/** As an event is named by its title. */
export const eventSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const SELECTORS: Record<string, (listing: StarterListing, value: string) => boolean> = {
  category: (listing, value) => listing.category === value,
  region: (listing, value) => listing.region === value,
  text: ({ name, description, services }, value) =>
    [name, description, ...services].join('\n').toLowerCase().includes(value),
}

/** Whether a listing is in the set 'listings:category=hospitals;region=Goa'. */
export const isSelected = (set: string, listing: StarterListing): boolean =>
  set
    .replace('listings:', '')
    .split(';')
    .map((part) => part.split('='))
    .every(([key = '', value = '']) => SELECTORS[key]?.(listing, value))
