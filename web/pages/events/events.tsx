import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { EVENT_VIEWS } from '../../../shared/events/rules.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { onDemand } from '../../parts/on-demand.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { readPage } from '../../parts/read-page.ts'
import { readSearched } from '../../parts/read-searched.ts'
import { SearchForm } from '../../parts/search-form/search-form.tsx'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { LinkSwitch } from '../../ui/link-switch.tsx'
import { AllEvents } from './all-events.tsx'
import { Calendars } from './calendar/calendars.tsx'
import { readRegion, readView, viewPath } from './event-view.ts'
import { UpcomingEvents } from './upcoming-events.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'
import { words } from './words.ts'

// Not part of the first view.
const EventCalendar = await onDemand(
  async () => (await import('./calendar/event-calendar.tsx')).EventCalendar,
)
const SearchedDanger = await onDemand(
  async () => (await import('../../parts/danger/searched-danger.tsx')).SearchedDanger,
)

/** §2 "Events": three tabs, each with an address of its own (ruling 28). */
export function Events() {
  const [params] = useSearchParams()
  const { publicUrl } = useSuspenseQuery(settings()).data
  const view = readView(params)
  const page = readPage(params)
  const region = readRegion(params)
  const searched = view === 'calendar' ? '' : readSearched(params)
  const regions = [...new Set(['', 'Goa', region])]
  return (
    <div className="wrap" data-category="events-workshops">
      <PageHead
        title={view === 'upcoming' ? words.title : `${words.views[view]}: ${words.title}`}
        description={words.description}
        path={viewPath(view)}
        // One page of a list, one day of a month: the tab itself stands for them.
        isUnlisted={page > 1 || region !== '' || searched !== ''}
      />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, words.title)} />
      <PageTop here={words.title} lead={words.lead} />
      <div className="stack-l">
        <Suspense>{searched && <SearchedDanger searched={searched} />}</Suspense>
        <div className="row row-apart">
          <TabLinks
            label={words.tabs}
            tabs={EVENT_VIEWS.map((one) => ({
              to: viewPath(one, { region, searched: one === 'calendar' ? '' : searched }),
              label: words.views[one],
              isCurrent: one === view,
            }))}
          />
          <LinkSwitch
            label={words.regions}
            options={regions.map((one) => ({
              to: viewPath(view, { region: one, searched }),
              label: words.region(one),
              isCurrent: one === region,
            }))}
          />
        </div>
        {view !== 'calendar' && (
          <SearchForm
            id="event-search"
            label={words.search}
            action="/events"
            searched={searched}
            suggests="event"
          >
            {view === 'all' && <input type="hidden" name="view" value={view} />}
            {region && <input type="hidden" name="region" value={region} />}
          </SearchForm>
        )}
        {searched && (
          <p>
            {words.searched(searched)}{' '}
            <Link to={viewPath(view, { region })}>{words.withoutSearch}</Link>
          </p>
        )}
        {view === 'upcoming' && <UpcomingEvents page={page} region={region} searched={searched} />}
        {view === 'all' && <AllEvents page={page} region={region} searched={searched} />}
        <Suspense fallback={<EventsSkeleton />}>
          {view === 'calendar' && <EventCalendar />}
        </Suspense>
        <p>
          <ButtonLink to="/events/new">{words.propose}</ButtonLink>
        </p>
        <Calendars publicUrl={publicUrl} />
      </div>
    </div>
  )
}
