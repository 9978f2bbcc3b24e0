import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CONTACT_QUEUES } from '../../../../shared/contact-rules.ts'
import type { Message } from '../../../../shared/contact.ts'
import { ADMIN_PAGE } from '../../../queries/admin.ts'
import { foundMessages } from '../../../queries/messages.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { Loading, SkeletonRow } from '../../../ui/skeleton.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
import { Admin } from '../admin.tsx'
import { readAsked, toMessages } from './asked.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Finder } from './finder.tsx'
import { MessageRow } from './message-row.tsx'
import { words } from './words.ts'

/** The tab 'Messages': what people wrote to the site. */
export function AdminMessages() {
  return (
    <Admin>
      <MessageList />
    </Admin>
  )
}

function MessageList() {
  const [params] = useSearchParams()
  const asked = readAsked(params)
  const { data } = useQuery(foundMessages(asked))
  const [unwanted, setUnwanted] = useState<{ message: Message; key: number }>()
  const isNarrowed = asked.search !== '' || asked.kind !== '' || asked.id !== undefined
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.title}
      </h2>
      <Toggle
        label={words.show}
        options={CONTACT_QUEUES.map((show) => ({
          to: toMessages(asked, { show }),
          label: words.shows[show],
          isCurrent: show === asked.show,
        }))}
      />
      <Finder key={`${asked.kind} ${asked.search}`} asked={asked} />
      {!data && (
        <Loading label={words.loading}>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {data && <p role="status">{words.count(Number(data.total))}</p>}
      {data?.rows.length === 0 && (
        <Empty title={isNarrowed ? words.noneFound : words.none[asked.show]} level={3}>
          {isNarrowed && (
            <p>
              <Link to="/admin/messages?show=all">{words.clear}</Link>
            </p>
          )}
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="rows">
            {data.rows.map((message) => (
              <li key={message.id}>
                <MessageRow
                  message={message}
                  onDelete={() => setUnwanted((last) => ({ message, key: (last?.key ?? 0) + 1 }))}
                />
              </li>
            ))}
          </ul>
          <Pages
            page={asked.page}
            last={Math.ceil(Number(data.total) / ADMIN_PAGE)}
            toPage={(page) => toMessages(asked, { page })}
            words={words.pages}
          />
        </>
      )}
      {unwanted && <DeleteDialog key={unwanted.key} message={unwanted.message} />}
    </section>
  )
}
