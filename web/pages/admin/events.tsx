import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { EVENT_QUEUES, type EventQueue } from '../../../shared/event-rules.ts'
import type { AdminEvent } from '../../../shared/events.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { readPage } from '../../parts/read-page.ts'
import { ADMIN_PAGE } from '../../queries/admin.ts'
import { eventQueue } from '../../queries/event-changes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { Admin } from './admin.tsx'
import { EventActDialog, type EventAct } from './event-act-dialog.tsx'
import { EventRow } from './event-row.tsx'
import { adminEventWords as words } from './event-words.ts'
import { words as adminWords } from './words.ts'

/** The tab 'Events': what waits, what is to come, what was. */
export function AdminEvents() {
  return (
    <Admin>
      <EventList />
    </Admin>
  )
}

function EventList() {
  const [params] = useSearchParams()
  const show = EVENT_QUEUES.find((queue) => queue === params.get('show')) ?? 'pending'
  const search = (params.get('search') ?? '').trim()
  const page = readPage(params)
  const { data } = useQuery(eventQueue(show, search, page))
  const [wanted, setWanted] = useState<{ event: AdminEvent; act: EventAct; key: number }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {adminWords.events}
        </h2>
        <ButtonLink to="/admin/events/new" icon={Plus}>
          {words.create}
        </ButtonLink>
      </div>
      <Toggle
        label={adminWords.show}
        options={EVENT_QUEUES.map((queue) => ({
          to: to(queue, search),
          label: words.queue[queue],
          isCurrent: queue === show,
        }))}
      />
      <Form className="finder user-finder" role="search" key={`${show} ${search}`}>
        <input type="hidden" name="show" value={show} />
        <Field id="event-search" label={words.search} hint={words.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="search"
              defaultValue={search}
              maxLength={LIMITS.title}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" icon={Search}>
          {words.search}
        </Button>
      </Form>
      {!data && (
        <Loading label={adminWords.loadingTab}>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {data && <p role="status">{words.count(Number(data.total))}</p>}
      {data?.rows.length === 0 && (
        <Empty title={search ? words.nothingFits : words.none[show]} level={3} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="rows">
            {data.rows.map((event) => (
              <li key={event.id}>
                <EventRow
                  event={event}
                  onAct={(act) => setWanted((last) => ({ event, act, key: (last?.key ?? 0) + 1 }))}
                />
              </li>
            ))}
          </ul>
          <Pages
            page={page}
            last={Math.ceil(Number(data.total) / ADMIN_PAGE)}
            toPage={(number) => to(show, search, number)}
            words={adminWords.pages}
          />
        </>
      )}
      {wanted && <EventActDialog key={wanted.key} event={wanted.event} act={wanted.act} />}
    </section>
  )
}

function to(show: EventQueue, search: string, page = 1): string {
  const query = new URLSearchParams({ show })
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return `/admin/events?${query}`
}
