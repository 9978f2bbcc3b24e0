import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { directoryPath, readDirectory } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ANSWER_KINDS } from '../../../shared/search/answer-kinds.ts'
import type { Answer, AnswersByKind } from '../../../shared/search/answers.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { AnswerList } from '../../parts/answers/answer-list.tsx'
import { Answers } from '../../parts/answers/answers.tsx'
import { firstSentence } from '../../parts/listing/first-sentence.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { readSearched } from '../../parts/read-searched.ts'
import { SearchForm } from '../../parts/search-form/search-form.tsx'
import { words as formWords } from '../../parts/search-form/words.ts'
import { answersByKind, firstListings } from '../../queries/answers.ts'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

const DangerCard = await onDemand(
  async () => (await import('../../parts/danger/danger-card.tsx')).DangerCard,
)

const SearchNote = await onDemand(
  async () => (await import('../../parts/search-note/search-note.tsx')).SearchNote,
)

const HowRead = await onDemand(
  async () => (await import('../../parts/search-note/how-read.tsx')).HowRead,
)

/** Everything that is found at once: what answers best, some listings, then all others by kind. */
export function Search() {
  const [params] = useSearchParams()
  const { publicUrl } = useSuspenseQuery(settings()).data
  const searched = readSearched(params)
  return (
    <div className="wrap">
      <PageHead
        title={words.pageTitle(searched)}
        description={words.description}
        path="/search"
        isUnlisted={searched !== ''}
      />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, words.title)} />
      <PageTop here={words.title} lead={words.lead} />
      <div className="stack-l">
        <SearchForm
          id="site-search"
          label={formWords.whole}
          action="/search"
          searched={searched}
          suggests="everything"
        />
        {searched && <Found searched={searched} />}
      </div>
    </div>
  )
}

function Found({ searched }: { searched: string }) {
  const listings = useQuery(firstListings(searched)).data
  const others = useQuery(answersByKind(searched)).data
  if (!listings || !others)
    return (
      <Loading label={words.loading}>
        <Skeleton width="half" />
        <Skeleton />
      </Loading>
    )
  const { danger, answers, pinned, total } = listings
  const isInDanger = danger !== null && danger.calls.length > 0
  const best = isInDanger ? [] : answers
  const chosen = isInDanger ? [] : pinned
  const rest = withoutThe([...best, ...chosen], others)
  const isNothing =
    total === 0 &&
    best.length + chosen.length === 0 &&
    ANSWER_KINDS.every((kind) => rest[kind].length === 0)
  return (
    <>
      <Suspense>{danger && <DangerCard danger={danger} />}</Suspense>
      {best.length + chosen.length > 0 && <Answers answers={best} pinned={chosen} />}
      {total > 0 && (
        <Listings
          searched={searched}
          found={listings}
          isInDanger={isInDanger}
          hasArticle={[...answers, ...others.article].some(({ kind }) => kind === 'article')}
        />
      )}
      {ANSWER_KINDS.map(
        (kind) =>
          rest[kind].length > 0 && (
            <section key={kind} className="stack" aria-labelledby={`found-${kind}`}>
              <h2 id={`found-${kind}`}>{words.groups[kind]}</h2>
              <AnswerList answers={rest[kind]} />
            </section>
          ),
      )}
      {isNothing && !isInDanger && <Nothing searched={searched} note={listings.note} />}
    </>
  )
}

/** What stands above already is not said twice. */
function withoutThe(best: { path: string }[], others: AnswersByKind): AnswersByKind {
  const isOther = ({ path }: Answer) => best.every((one) => one.path !== path)
  return {
    article: others.article.filter(isOther),
    event: others.event.filter(isOther),
    page: others.page.filter(isOther),
  }
}

interface ListingsProps {
  searched: string
  found: SearchAnswer
  /** What was understood of the words does not matter now. */
  isInDanger: boolean
  hasArticle: boolean
}

function Listings({ searched, found, isInDanger, hasArticle }: ListingsProps) {
  const { listings, total, note } = found
  const state = readDirectory(new URLSearchParams({ search: searched }))
  return (
    <section className="stack" aria-labelledby="found-listings">
      <h2 id="found-listings">{words.listings}</h2>
      {!isInDanger && (
        <Suspense>
          <div className="results-lead small">
            <SearchNote state={state} note={note} listings={listings} />
          </div>
        </Suspense>
      )}
      <AnswerList answers={listings.map(toLine)} />
      <p>
        <MoreLink to={directoryPath({ search: searched })} hasArrow>
          {total > listings.length ? words.allListings(total) : words.inDirectory}
        </MoreLink>
      </p>
      {!isInDanger && (
        <Suspense>
          <HowRead state={state} note={note} listings={listings} hasArticle={hasArticle} />
        </Suspense>
      )}
    </section>
  )
}

/** The card itself is the directory's. */
const toLine = (listing: Listing) => ({
  kind: 'listing' as const,
  within: null,
  when: null,
  path: `/listing/${listing.id}`,
  title: listing.name,
  excerpt: excerptOf(listing),
})

function excerptOf(listing: Listing) {
  const { categoryName, otherCategoryNames, town, region, phoneText, remark, description } = listing
  const kinds = [categoryName, ...otherCategoryNames]
  const facts = [[...kinds, town, region].filter(Boolean).join(', '), phoneText]
  // Of a description the page carries this much to the browser (on-cards.ts).
  return [`${facts.filter(Boolean).join('. ')}.`, remark, firstSentence(description)]
    .filter(Boolean)
    .join(' ')
}

function Nothing({ searched, note }: { searched: string; note: SearchAnswer['note'] }) {
  return (
    <>
      <Suspense>
        <SearchNote
          state={readDirectory(new URLSearchParams({ search: searched }))}
          note={note}
          listings={[]}
        />
      </Suspense>
      <Empty title={words.nothing(searched)}>
        <p>{words.nothingMore}</p>
        <ul className="lone-links">
          {words.ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Empty>
    </>
  )
}
