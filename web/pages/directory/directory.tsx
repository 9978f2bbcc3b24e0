import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { directoryPath, readDirectory } from '../../../shared/listings/directory.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { words as boxWords } from '../../parts/location-box/words.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { usePreferences } from '../../preferences.tsx'
import { categories } from '../../queries/categories.ts'
import { search } from '../../queries/search.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { isPlaceUnknown, toNamedFilters, toShown } from './named-filters.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { isFiltered, isFolded } from './filters/filter-values.ts'
import { Filters } from './filters/filters.tsx'
import { Finder } from './finder.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { Results } from './results.tsx'
import { words } from './words.ts'

/** §2 "Directory". All of its state is in the address. */
const DangerCard = await onDemand(
  async () => (await import('../../parts/danger/danger-card.tsx')).DangerCard,
)

export function Directory() {
  const [params] = useSearchParams()
  const state = readDirectory(params)
  const [preferences] = usePreferences()
  const view = state.view ?? preferences.view

  const { publicUrl } = useSuspenseQuery(settings()).data
  const category = useQuery(categories()).data?.find(({ slug }) => slug === state.category)
  const answer = useQuery(search(state)).data
  const named = toNamedFilters(state, category?.name, answer?.note)
  const isLost = isPlaceUnknown(state, answer)
  // A place in the words is above the one chosen before; the box and the distances are the results' own.
  const near = answer?.note.place?.id ?? state.near
  const place = named.near ? words.near(named.near) : named.region && words.inRegion(named.region)

  const here = category?.name ?? words.here
  const trail = category ? [{ to: '/directory', label: words.here }] : []
  return (
    <div className="wrap">
      <PageHead
        title={words.pageTitle(words.narrowedTitle(named), state.page, state.search, isLost)}
        description={category?.description ?? words.description(place || undefined)}
        path={directoryPath({
          category: state.category,
          region: state.region,
          near: state.near,
          page: state.page,
        })}
        isUnlisted={
          state.search !== '' ||
          state.sort !== 'best' ||
          state.radius !== undefined ||
          isFiltered({ ...state, category: 'all' }) ||
          answer?.listings.length === 0 ||
          isLost
        }
      />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, here, trail)} />
      <a className="skip" href="#found">
        {words.skip}
      </a>
      {isFolded(state) ? (
        <h1 className="vh">{words.title}</h1>
      ) : (
        <div className="page-head page-head-s">
          <Breadcrumbs trail={trail} here={here} />
          <h1>{words.title}</h1>
        </div>
      )}
      <Finder
        state={state.near ? { ...state, near } : state}
        place={toShown(state, answer?.note)}
        named={named}
        note={answer?.note}
        placeError={isLost ? boxWords.unknown(state.region || state.near) : undefined}
      />
      <Suspense>
        {answer?.danger && (
          <div id="found">
            <DangerCard danger={answer.danger} />
          </div>
        )}
      </Suspense>
      <div className="with-side results-tight">
        <Filters
          state={state}
          view={view}
          near={near}
          hasDistances={Boolean(answer?.note.place?.measuredFrom)}
        />
        <Suspense fallback={<ResultsSkeleton view={view} />}>
          <Results state={state} view={view} named={named} answer={answer} />
        </Suspense>
      </div>
    </div>
  )
}
