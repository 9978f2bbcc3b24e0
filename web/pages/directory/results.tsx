import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import {
  directoryPath,
  lastPage,
  type DirectoryState,
  type View,
} from '../../../shared/listings/directory.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { DANGER_HEADING } from '../../parts/danger/heading.ts'
import { Slot } from '../../parts/advertising/slot.tsx'
import { Pages } from '../../ui/pages.tsx'
import { isPlaceUnknown, type NamedFilters } from './named-filters.ts'
import { isForAdults } from '../../../shared/listings/children-only.ts'
import { isFolded, isNarrowed } from './filters/filter-values.ts'
import { ResultList } from './result-list.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { SizeLink } from './size-link.tsx'
import { SortLinks } from './sort-links.tsx'
import { useShown } from './use-shown.ts'
import { Views } from './views.tsx'
import { words } from './words.ts'

// Not part of the directory's first view: Results is in a Suspense until they have come.
const BestAnswers = await onDemand(
  async () => (await import('../../parts/answers/answers.tsx')).BestAnswers,
)
const DirectoryMap = await onDemand(
  async () => (await import('../../parts/map/directory-map.tsx')).DirectoryMap,
)
const NoResults = await onDemand(async () => (await import('./no-results.tsx')).NoResults)
const Lead = await onDemand(async () => (await import('../../parts/search-note/lead.tsx')).Lead)
const Below = await onDemand(async () => (await import('../../parts/search-note/below.tsx')).Below)
const ChosenFilters = await onDemand(
  async () => (await import('./filters/chosen-filters.tsx')).ChosenFilters,
)
interface ResultsProps {
  state: DirectoryState
  view: View
  named: NamedFilters
  /** Undefined while it is on its way. */
  answer: SearchAnswer | undefined
}

export function Results({ state, view, named, answer }: ResultsProps) {
  const heading = useFocusOnNewResults(state)
  useShown(answer !== undefined)
  if (!answer) return <ResultsSkeleton view={view} />
  const { listings, total, note, danger, answers, pinned, reachable, instead, beyond } = answer
  const isLost = isPlaceUnknown(state, answer)
  // The card above says what matters; how the words were read is nothing to ask about now.
  const isInDanger = danger !== null && danger.calls.length > 0
  // They are on the card already.
  const isAnswered = !isInDanger && answers.length + pinned.length > 0
  const isEmpty = listings.length === 0
  const pages = (
    <>
      <Pages
        page={state.page}
        last={lastPage(state.size, total)}
        toPage={(page) => directoryPath({ ...state, page })}
        words={words.pages}
      />
      <SizeLink state={state} total={total} />
    </>
  )
  // Nobody pays to stand beside words of danger, or of a cure.
  const mayAdvertise = !danger
  const isNoted =
    !isInDanger &&
    Boolean(
      state.search || state.ageGroup || beyond || (state.near && (!named.from || named.radius)),
    )
  const found = { state, answer, isNoted, isAnswered }
  const results = (
    <section
      aria-labelledby="results"
      id={isAnswered || danger ? undefined : 'found'}
      className="stack"
    >
      {mayAdvertise && !isEmpty && !isFolded(state) && <Slot at="directory-top" />}
      <div className="row row-apart">
        <h2 id="results" ref={heading} tabIndex={-1}>
          {danger ? (
            words.mayHelp
          ) : (
            <>
              {words.count(total, named)}
              <span className="vh-narrow">
                {/* The folded form says it, too, just above it on a phone. */}{' '}
                {words.place(isLost ? { ...named, region: '' } : named)}
                {state.search && words.for(state.search)}
              </span>
            </>
          )}
        </h2>
        <div className="only-wide">
          <Views state={state} view={view} />
        </div>
      </div>
      {isNarrowed(state) && !(danger && isEmpty) && <ChosenFilters state={state} named={named} />}
      {(isNoted || reachable) && <Lead {...found} />}
      {isEmpty ? (
        <NoResults
          state={state}
          named={named}
          place={note.place}
          isLost={isLost}
          isBelowCard={danger !== null}
          instead={instead}
        />
      ) : (
        <>
          <SortLinks state={state} note={note} />
          {view === 'map' ? (
            <DirectoryMap state={state} note={note} rows={listings}>
              {pages}
            </DirectoryMap>
          ) : (
            <>
              <ResultList
                view={view}
                listings={listings}
                from={note.place?.measuredFrom}
                isForAdult={isForAdults(state.ageGroup ? [state.ageGroup] : note.ageGroups)}
                isByEmail={state.email || note.intents.includes('email')}
              />
              {listings.some(({ distance }) => distance) && (
                <p className="soft small">{words.straight}</p>
              )}
              {pages}
            </>
          )}
        </>
      )}
      {(isNoted || isAnswered || reachable) && <Below {...found} />}
      {mayAdvertise && !isEmpty && isFolded(state) && <Slot at="directory-top" />}
      {mayAdvertise && <Slot at="directory-bottom" />}
    </section>
  )
  if (!isAnswered) return results
  return (
    <div id={danger ? undefined : 'found'} className="stack-s">
      <BestAnswers {...answer} />
      {results}
    </div>
  )
}

/** After a search, a filter or another page, screen readers and the keyboard go on at the new results, or above them. */
function useFocusOnNewResults(state: DirectoryState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const address = directoryPath({ ...state, view: undefined })
  const drawn = useRef<string>(undefined)
  // Back is where one was.
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (!heading.current) return
    // As <html> says it for the page (entry-client.tsx): the results are taken over after the rest.
    heading.current.dataset.hydrated = ''
    // The first ones come with their page, or are searched for on home: then the focus waits at <main>.
    const isNew = drawn.current
      ? drawn.current !== address
      : state.search && document.activeElement?.id === 'main'
    drawn.current = address
    if (!isNew) return
    const card = document.getElementById(DANGER_HEADING)
    // It is above the visible part, so it has to come into view.
    if (card) card.focus()
    else {
      heading.current.focus({ preventScroll: true })
      // On a phone they are below the form, or begin above its button: nobody would see that anything has happened.
      const { top, bottom } = heading.current.getBoundingClientRect()
      if (bottom > innerHeight || (top < 0 && !isBack)) heading.current.scrollIntoView()
    }
  })
  return heading
}
