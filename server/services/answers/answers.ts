/** What a search answers besides listings: articles and their headings, events, and our own pages. */
import { inArray } from 'drizzle-orm'
import { ANSWER_KINDS, ANSWERS_SHOWN, type Answer } from '../../../shared/search/answers.ts'
import { isDanger } from '../../../shared/search/danger.ts'
import { dayOf } from '../../../shared/formats/event-when.ts'
import { shorten } from '../../../shared/formats/shorten.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'
import { topicsIn } from '../../search/danger/recognise.ts'
import { questionOf, type Question } from '../../search/question.ts'
import type { Understood } from '../../search/understand.ts'
import { toPlainText } from '../blog/markdown.ts'
import { findPages, type FoundPage } from './find-pages.ts'
import { words } from './words.ts'

interface Asking {
  search: string
  understood: Understood
  now: Date
  /** Listings have all that is asked: then only a page that is about it is worth a look. */
  isInListings: boolean
}

/** At most three, and only what answers well: the listings below are what most people came for. */
export async function findAnswers(db: Database, asking: Asking): Promise<Answer[]> {
  if (topicsIn(asking.search).some(isDanger)) return readAnswers(db, [HELP_NOW], asking.now)
  const question = questionOf(asking.search, asking.understood)
  const { pages, isStrange } = await findPages(db, question.asked, {
    kinds: ANSWER_KINDS,
    isInListings: asking.isInListings,
  })
  return readAnswers(db, strongest(pages, isStrange, question, asking), asking.now)
}

const HELP_NOW = { path: '/help-now', anchor: '' }

/** From 0 to 1, how well a page has to say what is asked; found by the graded searches of tests/answers. */
const ENOUGH = { asking: 0.42, notInListings: 0.45, inListings: 0.7, inListingsThere: 0.82 }
/** Events are easily like what is asked, and seldom it, unless an event is asked for. */
const ENOUGH_OF_EVENT = { asked: 0.5, otherwise: 0.8 }
/** What answers much worse than the first is left out; among events there is more to choose from. */
const NEAR_BEST = { asked: 0.7, otherwise: 0.9 }

function strongest(
  pages: FoundPage[],
  isStrange: boolean[],
  question: Question,
  { isInListings, now }: Asking,
): FoundPage[] {
  const { asked, isAsking, isForEvents, placeAt } = question
  const telling = asked.filter(({ isAside }, at) => !isAside && !isStrange[at])
  const isForListings = telling.length > 0 && telling.every(({ isKind }) => isKind)
  if (isForListings && !isAsking) return []
  const enough = isAsking
    ? ENOUGH.asking
    : !isInListings
      ? ENOUGH.notInListings
      : placeAt === undefined
        ? ENOUGH.inListings
        : ENOUGH.inListingsThere
  const isEnough = ({ kind, score, levels }: FoundPage) => {
    // Nothing is asked but "help", "contact" or "autism": one of our pages may be called so.
    if (telling.length === 0) return kind === 'page' && score >= ENOUGH.inListingsThere
    if (kind !== 'event') return score >= enough
    const isElsewhere = placeAt !== undefined && !levels[placeAt]
    const least = isForEvents ? ENOUGH_OF_EVENT.asked : ENOUGH_OF_EVENT.otherwise
    return !isElsewhere && score >= Math.max(least, isForEvents ? 0 : enough)
  }
  const good = pages.filter(isEnough)
  const nearBest = (good[0]?.score ?? 0) * NEAR_BEST[isForEvents ? 'asked' : 'otherwise']
  const ofOurs = good.find(({ kind }) => kind === 'page')
  return good
    .filter((page) => page.score >= nearBest && (page.kind !== 'page' || page === ofOurs))
    .toSorted((a, b) => turnOf(a, now) - turnOf(b, now))
    .slice(0, ANSWERS_SHOWN)
}

/** What is to come, then what has no date, then what was. */
function turnOf({ ends }: FoundPage, now: Date): number {
  if (ends === null) return 1
  return ends < now ? 2 : 0
}

/** The rows as they are shown, in the order given. */
export async function readAnswers(
  db: Database | Transaction,
  found: Pick<FoundPage, 'path' | 'anchor'>[],
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

function toAnswer(row: typeof searchPages.$inferSelect, now: Date): Answer {
  const { kind, path, anchor, title, within, excerpt, body } = row
  return {
    kind,
    title,
    within: within || null,
    path: anchor ? `${path}#${anchor}` : path,
    excerpt: shorten(excerpt || (kind === 'article' ? toPlainText(body) : body), MOST_LETTERS),
    when: whenOf(row, now),
  }
}

const MOST_LETTERS = 160

function whenOf(
  { starts, ends, usually }: Pick<typeof searchPages.$inferSelect, 'starts' | 'ends' | 'usually'>,
  now: Date,
): string | null {
  if (usually !== null) return usually ? words.usually(usually) : words.dayNotKnown
  if (!starts || !ends) return null
  const day = dayOf(starts.toISOString())
  return ends < now ? words.past(day) : day
}
