import { inArray } from 'drizzle-orm'
import type { Answer } from '../../../shared/search/answers.ts'
import { dayOf } from '../../../shared/formats/event-when.ts'
import { shorten } from '../../../shared/formats/shorten.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'
import { toPlainText } from '../blog/markdown.ts'
import { words } from './words.ts'

type PageRow = typeof searchPages.$inferSelect

/** The rows as they are shown, in the order given. */
export async function readAnswers(
  db: Database | Transaction,
  found: Pick<PageRow, 'path' | 'anchor'>[],
  now: Date,
): Promise<Answer[]> {
  if (found.length === 0) return []
  const paths = found.map(({ path }) => path)
  const rows = await db.select().from(searchPages).where(inArray(searchPages.path, paths))
  return found.flatMap(({ path, anchor }) => {
    const row = rows.find((one) => one.path === path && one.anchor === anchor)
    return row ? [toAnswer(row, now)] : []
  })
}

function toAnswer(row: PageRow, now: Date): Answer {
  const { kind, title, within, excerpt, body } = row
  return {
    kind,
    title,
    within: within || null,
    path: addressOf(row),
    excerpt: shorten(excerpt || (kind === 'article' ? toPlainText(body) : body), MOST_LETTERS),
    when: whenOf(row, now),
  }
}

const MOST_LETTERS = 160

function whenOf(
  { starts, ends, usually }: Pick<PageRow, 'starts' | 'ends' | 'usually'>,
  now: Date,
): string | null {
  if (usually !== null) return usually ? words.usually(usually) : words.dayNotKnown
  if (!starts || !ends) return null
  const day = dayOf(starts.toISOString())
  return ends < now ? words.past(day) : day
}

export const addressOf = ({ path, anchor }: Pick<PageRow, 'path' | 'anchor'>) =>
  anchor ? `${path}#${anchor}` : path
