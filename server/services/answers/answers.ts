/** What a search answers besides listings: articles and their headings, events, and our own pages. */
import { ANSWER_KINDS, type AnswerKind } from '../../../shared/search/answer-kinds.ts'
import {
  ANSWERS_OF_KIND,
  ANSWERS_SHOWN,
  type Answer,
  type AnswersByKind,
} from '../../../shared/search/answers.ts'
import { isDanger } from '../../../shared/search/danger.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import type { Database } from '../../db/open.ts'
import { questionOf, type Asked, type Question } from '../../search/question.ts'
import type { Understood } from '../../search/understand.ts'
import { understandSearch } from '../search/lexicon.ts'
import { findPages, scored, type Found, type ScoredPage } from './find-pages.ts'
import { addressOf, readAnswers } from './rows.ts'
import { forWriting } from './writing.ts'

/**
 * At most three, and only what answers well: the listings below are what most people came for. Where listings have all
 * that is asked, which is not known before they are found, only a page that is about it is worth a look.
 */
export async function findAnswers(
  db: Database,
  understood: Understood,
  now: Date,
  matching: Promise<Pick<SearchAnswer, 'total' | 'note'>>,
): Promise<Answer[]> {
  if (understood.topics.some(isDanger)) return readAnswers(db, [HELP_NOW], now)
  const question = questionOf(understood)
  const telling = question.asked.filter(({ isAside }) => !isAside)
  if (isForListings(question, telling)) return []
  const [found, { total, note }] = await Promise.all([
    findPages(db, question, ANSWER_KINDS),
    matching,
  ])
  const isInListings = total > 0 && !note.further && note.leftOut.length + note.unsaid.length === 0
  const pages = forWriting(strongest(found, question, { isInListings, now }), understood)
  return readAnswers(db, pages.slice(0, ANSWERS_SHOWN), now)
}

/** A kind of listing is all that is asked. */
const isForListings = ({ isAsking }: Pick<Question, 'isAsking'>, telling: Asked[]) =>
  !isAsking && telling.length > 0 && telling.every(({ isKind }) => isKind)

const HELP_NOW = { path: '/help-now', anchor: '' }

/** From 0 to 1, how well a page has to say what is asked; found by the graded searches of tests/answers. */
const ENOUGH = { asking: 0.42, notInListings: 0.45, inListings: 0.7, inListingsThere: 0.8 }
/** Events are easily like what is asked, and seldom it, unless an event is asked for. */
const ENOUGH_OF_EVENT = { asked: 0.5, otherwise: 0.8 }
/** What answers much worse than the first is left out; among events there is more to choose from. */
const NEAR_BEST = { asked: 0.7, otherwise: 0.85 }

function strongest(
  found: Found,
  { asked, isAsking, isForEvents, placeAt }: Question,
  { isInListings, now }: { isInListings: boolean; now: Date },
): ScoredPage[] {
  const telling = asked.filter(({ isAside }, at) => !isAside && !found.isStrange[at])
  if (isForListings({ isAsking }, telling)) return []
  const enough = isAsking
    ? ENOUGH.asking
    : !isInListings
      ? ENOUGH.notInListings
      : placeAt === undefined
        ? ENOUGH.inListings
        : ENOUGH.inListingsThere
  const isEnough = ({ kind, score, levels, ends }: ScoredPage) => {
    if (isOfAnother(asked, levels)) return false
    // Nothing is asked but "help", "contact" or "autism": one of our pages may be called so.
    if (telling.length === 0) return kind === 'page' && score >= ENOUGH.inListingsThere
    if (kind !== 'event') return score >= enough
    // Who asks for a test is not helped by a camp that was, or may be, in some March.
    if (!isForEvents && (ends === null || ends < now)) return false
    const isElsewhere = placeAt !== undefined && !levels[placeAt]
    const least = isForEvents ? ENOUGH_OF_EVENT.asked : ENOUGH_OF_EVENT.otherwise
    return !isElsewhere && score >= Math.max(least, isForEvents ? 0 : enough)
  }
  const good = scored(found, isInListings).filter(isEnough)
  const nearBest = (good[0]?.score ?? 0) * NEAR_BEST[isForEvents ? 'asked' : 'otherwise']
  const ofOurs = good.find(({ kind }) => kind === 'page')
  return good
    .filter((page) => page.score >= nearBest && (page.kind !== 'page' || page === ofOurs))
    .toSorted((a, b) => turnOf(a, now) - turnOf(b, now))
    .slice(0, ANSWERS_SHOWN)
}

/** What it costs, and nothing of what was asked about: "assessment cost" is no question about a premium. */
function isOfAnother(asked: Asked[], levels: number[]): boolean {
  const things = asked.flatMap(({ isMatter, isAside }, at) => (isMatter || isAside ? [] : at))
  return (
    asked.some(({ isMatter }) => isMatter) && things.length > 0 && things.every((at) => !levels[at])
  )
}

/** What is to come, then articles and pages, then what was held on a day that nobody knows, or usually, then what was. */
function turnOf({ kind, ends }: ScoredPage, now: Date): number {
  if (kind !== 'event') return 1
  if (ends === null) return 2
  return ends < now ? 3 : 0
}

/** All that say something of what is asked, for the page of all results. */
export async function findAnswersByKind(
  db: Database,
  search: string,
  now: Date,
): Promise<AnswersByKind> {
  const understood = await understandSearch(db, { search })
  const pages = await findLoosely(db, understood, ANSWER_KINDS)
  const inTurn = pages.toSorted((a, b) => turnOf(a, now) - turnOf(b, now))
  const shown = ANSWER_KINDS.flatMap((kind) =>
    inTurn.filter((page) => page.kind === kind).slice(0, ANSWERS_OF_KIND),
  )
  const answers = await readAnswers(db, forWriting(shown, understood), now)
  const ofKind = (kind: AnswerKind) => answers.filter((answer) => answer.kind === kind)
  return { article: ofKind('article'), event: ofKind('event'), page: ofKind('page') }
}

/** The addresses of all articles or events that say something of what is asked, the best first. */
export async function findAddresses(
  db: Database,
  search: string,
  kind: 'article' | 'event',
): Promise<string[]> {
  const pages = await findLoosely(db, await understandSearch(db, { search }), [kind])
  return kind === 'event' ? pages.map(addressOf) : pages.map(({ path }) => path)
}

/** What says less than this of what is asked is about something else. */
const ENOUGH_LOOSELY = 0.25

async function findLoosely(
  db: Database,
  understood: Understood,
  kinds: readonly AnswerKind[],
): Promise<ScoredPage[]> {
  const found = await findPages(db, questionOf(understood), kinds)
  // Below words of danger nobody looks through what hardly has to do with them.
  const enough = understood.topics.some(isDanger) ? ENOUGH.asking : ENOUGH_LOOSELY
  return scored(found, false).filter(({ score }) => score >= enough)
}
