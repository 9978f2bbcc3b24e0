import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import { EVENT_QUEUES } from '../../../../shared/events/rules.ts'
import { age } from '../../../../shared/formats/age.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { readPage } from '../../../parts/read-page.ts'
import { approveEvent, eventQueue, rejectEvent } from '../../../queries/events/changes.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Admin } from '../admin.tsx'
import { toAddress } from '../kit/to-address.ts'
import { useWanted } from '../kit/use-wanted.ts'
import { QueueTools } from '../queue/queue-tools.tsx'
import { bulkAct } from '../queue/bulk.tsx'
import { Queue } from '../queue/queue.tsx'
import { EventActDialog, type EventAct } from './event-act-dialog.tsx'
import { EventItem } from './event-item.tsx'
import { EventRowState } from './event-row-state.tsx'
import { adminEventWords as words } from './words.ts'

/** The tab 'Events': what waits, what is to come, what was; one of them open. */
export function AdminEvents() {
  return (
    <Admin>
      <Events />
    </Admin>
  )
}

function Events() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const show = EVENT_QUEUES.find((queue) => queue === params.get('show')) ?? 'pending'
  const search = (params.get('search') ?? '').trim()
  const page = readPage(params)
  const { data } = useQuery(eventQueue(show, search, page))
  const [asked, ask] = useWanted<{ event: AdminEvent; act: EventAct }>()
  const isAll = show === 'pending' && search === '' && page === 1
  const to = (filters: {
    show?: string
    search?: string
    page?: number
    id?: number | undefined
  }) => toAddress('/admin/events', { show, search, ...filters }, { show: 'pending' })
  return (
    <>
      <Queue
        noun="event"
        title={words.title}
        data={data}
        to={(id) => to({ page, id })}
        page={page}
        toPage={(other) => to({ page: other })}
        act={<MoreLink to="/admin/events/new">{words.create}</MoreLink>}
        tools={
          <QueueTools
            words={words}
            shows={EVENT_QUEUES}
            show={show}
            to={(queue) => to({ show: queue })}
            search={search}
            max={LIMITS.title}
          />
        }
        words={words}
        oldest={isAll && data?.rows[0] ? age(data.rows[0].createdAt) : undefined}
        bulk={show === 'pending' && BULK}
        none={search ? words.nothingFits : words.none[show]}
        wayOn={search && <Link to={to({ search: '' })}>{words.clear}</Link>}
        toText={(event) => ({
          name: event.title,
          state: <EventRowState event={event} />,
          who: event.proposer?.name ?? event.organizer,
          since: event.createdAt,
        })}
        renderItem={(id, event) => (
          <EventItem
            key={id}
            id={id}
            listed={event}
            onAct={(one, act) => ask({ event: one, act })}
          />
        )}
      />
      {asked && (
        <EventActDialog
          key={asked.key}
          event={asked.event}
          act={asked.act}
          onDeleted={() => void navigate(to({ page }), { replace: true })}
        />
      )}
    </>
  )
}

const BULK = [
  bulkAct<AdminEvent, void>({
    label: words.approveMany,
    asks: words.asksMany.approve,
    change: ({ id }) => approveEvent(id),
    toInput: () => undefined,
  }),
  bulkAct<AdminEvent, { reason: string }>({
    label: words.rejectMany,
    asks: words.asksMany.reject,
    reasons: words.reject.reasons.filter(({ text }) => text),
    change: ({ id }) => rejectEvent(id),
    toInput: (reason) => ({ reason }),
  }),
]
