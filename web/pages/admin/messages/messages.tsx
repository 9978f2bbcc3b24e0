import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CONTACT_QUEUES } from '../../../../shared/contact/rules.ts'
import type { Message } from '../../../../shared/contact/contact.ts'
import { deleteMessage, foundMessages } from '../../../queries/admin/messages.ts'
import { Toggle } from '../../../ui/toggle.tsx'
import { Admin } from '../admin.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { readAsked, toMessages } from './asked.ts'
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
  const asked = readAsked(params)
  const { data } = useQuery(foundMessages(asked))
  const [unwanted, setUnwanted] = useWanted<{ message: Message }>()
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
      <FoundRows
        data={data}
        words={words}
        none={isNarrowed ? words.noneFound : words.none[asked.show]}
        wayOn={isNarrowed && <Link to="/admin/messages?show=all">{words.clear}</Link>}
        renderRow={(message) => (
          <MessageRow message={message} onDelete={() => setUnwanted({ message })} />
        )}
        page={asked.page}
        toPage={(page) => toMessages(asked, { page })}
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
