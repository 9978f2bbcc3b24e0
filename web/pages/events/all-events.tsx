import { useQuery } from '@tanstack/react-query'
import { EVENTS_PAGE } from '../../../shared/events/rules.ts'
import { allEvents } from '../../queries/events/events.ts'
import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { EventCards } from './event-cards.tsx'
import type { EventListProps } from './event-view.ts'
import { EventsSkeleton } from './events-skeleton.tsx'
import { viewPath } from './event-view.ts'
import { FirstEventsJson } from './first-events-json.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { NothingSearched } from './nothing-searched.tsx'
import { words } from './words.ts'

/** What is to come, then what was. */
export function AllEvents({ page, region, searched }: EventListProps) {
  const { data } = useQuery(allEvents(page, { region, search: searched }))
  if (!data) return <EventsSkeleton />
  const { rows, total } = data
  if (Number(total) === 0 && searched)
    return <NothingSearched view="all" region={region} searched={searched} />
  if (Number(total) === 0)
    return (
      <Empty title={words.noEvents}>
        <p>{words.noEventsMore}</p>
        <p>
          <MoreLink to="/events/new" hasArrow>
            {words.propose}
          </MoreLink>
        </p>
      </Empty>
    )
  const last = Math.ceil(Number(total) / EVENTS_PAGE)
  const toPage = (number: number) => viewPath('all', { page: number, region, searched })
  if (page > last) return <NoSuchPage to={toPage(last)} />
  return (
    <section className="stack" aria-labelledby="all">
      <h2 id="all">{words.count(Number(total))}</h2>
      <FirstEventsJson events={rows} />
      <EventCards events={rows} />
      <Pages page={page} last={last} toPage={toPage} words={words.pages} />
      <p>
        <MoreLink to={`${viewPath('upcoming', { region, searched })}#usual`}>
          {words.withoutDay}
        </MoreLink>
      </p>
    </section>
  )
}
