import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SUBSCRIPTION_STATES } from '../../../../shared/newsletter-rules.ts'
import type { Subscriber } from '../../../../shared/subscribers.ts'
import { readPage } from '../../../parts/read-page.ts'
import { EXPORT_FORM, subscribers, SUBSCRIBERS_PAGE } from '../../../queries/newsletter.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { Loading, SkeletonRow } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SubscriberFinder, toList } from './finder.tsx'
import { SubscriberRow } from './subscriber-row.tsx'
import { words } from './words.ts'

/** The newsletter's addresses, reached from the tab 'Dashboard': search, export, delete. */
export function AdminNewsletter() {
  return (
    <Admin>
      <Newsletter />
    </Admin>
  )
}

function Newsletter() {
  const [params] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const state = SUBSCRIPTION_STATES.find((one) => one === params.get('show'))
  const page = readPage(params)
  const { data } = useQuery(subscribers({ search, state, page }))
  const [wanted, setWanted] = useState<{ subscriber: Subscriber; key: number }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="stack-s">
        <h2 id="tab">{words.title}</h2>
        <p>{words.lead}</p>
        <p>
          <MoreLink to="/admin">{words.back}</MoreLink>
        </p>
      </div>
      <form className="stack-s" method="post" action={EXPORT_FORM}>
        <p className="hint" id="export-hint">
          {words.exportHint}
        </p>
        <Button type="submit" icon={Download} aria-describedby="export-hint">
          {words.export}
        </Button>
      </form>
      <SubscriberFinder search={search} state={state} />
      {!data && (
        <Loading label={words.loading}>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {data && <p role="status">{words.count(Number(data.total))}</p>}
      {data?.rows.length === 0 && (
        <Empty title={words.none} level={3}>
          <p>
            <Link to="/admin/newsletter">{words.all}</Link>
          </p>
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="rows">
            {data.rows.map((subscriber) => (
              <li key={subscriber.id}>
                <SubscriberRow
                  subscriber={subscriber}
                  onDelete={() => setWanted((last) => ({ subscriber, key: (last?.key ?? 0) + 1 }))}
                />
              </li>
            ))}
          </ul>
          <Pages
            page={page}
            last={Math.ceil(Number(data.total) / SUBSCRIBERS_PAGE)}
            toPage={(number) => toList({ search, state, page: number })}
            words={words.pages}
          />
        </>
      )}
      {wanted && <DeleteDialog key={wanted.key} subscriber={wanted.subscriber} />}
    </section>
  )
}
