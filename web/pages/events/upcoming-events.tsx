import { useQuery } from '@tanstack/react-query'
import { EVENTS_PAGE } from '../../../shared/events/rules.ts'
import { usePartOfPage } from '../../parts/use-part-of-page.ts'
import { upcomingEvents, usualEvents } from '../../queries/events/events.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { EventCards } from './event-cards.tsx'
import type { EventListProps } from './event-view.ts'
import { EventsSkeleton } from './events-skeleton.tsx'
import { viewPath } from './event-view.ts'
import { FirstEventsJson } from './first-events-json.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { UsualEvents } from './usual-events.tsx'
import { NothingSearched } from './nothing-searched.tsx'
import { words } from './words.ts'

/** What is to come, and what usually happens. */
export function UpcomingEvents({ page, region, searched }: EventListProps) {
  const { data } = useQuery(upcomingEvents(page, { region, search: searched }))
  const { data: usual = [] } = useQuery(usualEvents({ region, search: searched }))
  usePartOfPage(data !== undefined && usual.length > 0)
  if (!data) return <EventsSkeleton />
  const { rows, total } = data
  const last = Math.max(1, Math.ceil(Number(total) / EVENTS_PAGE))
  const toPage = (number: number) => viewPath('upcoming', { page: number, region, searched })
  if (page > last) return <NoSuchPage to={toPage(last)} />
  if (Number(total) === 0 && usual.length === 0 && searched)
    return <NothingSearched view="upcoming" region={region} searched={searched} />
  return (
    <>
      <section className="stack" aria-labelledby="upcoming">
        {Number(total) === 0 ? (
          <div id="upcoming">
            <Empty title={words.noUpcoming}>
              <p>{words.noUpcomingMore}</p>
              <p>
                <MoreLink to={viewPath('all', { region, searched })} hasArrow>
                  {words.seeAll}
                </MoreLink>
              </p>
            </Empty>
          </div>
        ) : (
          <>
            <h2 id="upcoming">
              {last === 1
                ? words.countToCome(rows.length, rows.filter((one) => one.cancelledAt).length)
                : words.count(Number(total))}
            </h2>
            <FirstEventsJson events={rows} />
            <EventCards events={rows} areAllUpcoming />
            <Pages page={page} last={last} toPage={toPage} words={words.pages} />
          </>
        )}
      </section>
      {usual.length > 0 && page === 1 && <UsualEvents events={usual} />}
    </>
  )
}
