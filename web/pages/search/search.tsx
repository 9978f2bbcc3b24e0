import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ANSWER_KINDS } from '../../../shared/search/answer-kinds.ts'
import type { Answer, AnswersByKind } from '../../../shared/search/answers.ts'
import { AnswerList } from '../../parts/answers/answer-list.tsx'
import { Answers } from '../../parts/answers/answers.tsx'
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
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FoundListings } from './found-listings.tsx'
import { words } from './words.ts'

const DangerCard = await onDemand(
  async () => (await import('../../parts/danger/danger-card.tsx')).DangerCard,
)

const Nothing = await onDemand(async () => (await import('./nothing.tsx')).Nothing)

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
          action="/search#found"
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
      <>
        <Heading>{words.results(searched)}</Heading>
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton />
        </Loading>
      </>
    )
  const { danger, answers, pinned, total } = listings
  const isInDanger = danger !== null && danger.calls.length > 0
  const best = isInDanger ? [] : answers
  const chosen = isInDanger ? [] : pinned
  const rest = withoutThe([...best, ...chosen], others)
  const isNothing =
    !danger &&
    total === 0 &&
    best.length + chosen.length === 0 &&
    ANSWER_KINDS.every((kind) => rest[kind].length === 0)
  return (
    <>
      <Heading>{isNothing ? words.nothing(searched) : words.results(searched)}</Heading>
      <Suspense>{danger && <DangerCard danger={danger} />}</Suspense>
      {best.length + chosen.length > 0 && <Answers answers={best} pinned={chosen} />}
      {(total > 0 || !isInDanger) && (
        <FoundListings
          searched={searched}
          found={listings}
          hasArticle={others.article.length > 0}
          isInDanger={isInDanger}
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
      <Suspense>{isNothing && <Nothing />}</Suspense>
    </>
  )
}

/** Where a search goes on: the browser and the app give it the focus. */
const Heading = ({ children }: { children: string }) => (
  <h2 id="found" tabIndex={-1}>
    {children}
  </h2>
)

/** What stands above already is not said twice. */
function withoutThe(best: { path: string }[], others: AnswersByKind): AnswersByKind {
  const isOther = ({ path }: Answer) => best.every((one) => one.path !== path)
  return {
    article: others.article.filter(isOther),
    event: others.event.filter(isOther),
    page: others.page.filter(isOther),
  }
}
