import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CONTACT_QUEUES } from '../../../../shared/contact/rules.ts'
import type { Message } from '../../../../shared/contact/contact.ts'
import { deleteMessage, foundMessages } from '../../../queries/admin/messages.ts'
import { LinkSwitch } from '../../../ui/link-switch.tsx'
import { Admin } from '../admin.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { readFilters, toMessages } from './filters.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
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
  const filters = readFilters(params)
  const { data } = useQuery(foundMessages(filters))
  const [unwanted, setUnwanted] = useWanted<{ message: Message }>()
  const isNarrowed = filters.search !== '' || filters.kind !== '' || filters.id !== undefined
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.title}
      </h2>
      <LinkSwitch
        label={words.show}
        options={CONTACT_QUEUES.map((show) => ({
          to: toMessages(filters, { show }),
          label: words.shows[show],
          isCurrent: show === filters.show,
        }))}
      />
      <Finder key={`${filters.kind} ${filters.search}`} filters={filters} />
      <FoundRows
        data={data}
        words={words}
        none={isNarrowed ? words.noneFound : words.none[filters.show]}
        wayOn={isNarrowed && <Link to="/admin/messages?show=all">{words.clear}</Link>}
        renderRow={(message) => (
          <MessageRow message={message} onDelete={() => setUnwanted({ message })} />
        )}
        page={filters.page}
        toPage={(page) => toMessages(filters, { page })}
      />
      {unwanted && (
        <ConfirmAction
          key={unwanted.key}
          title={words.deleteTitle}
          text={words.deleteText(unwanted.message.subject, unwanted.message.name)}
          yes={words.deleteYes}
          no={words.keep}
          change={deleteMessage(unwanted.message)}
          input={undefined}
        />
      )}
    </section>
  )
}
