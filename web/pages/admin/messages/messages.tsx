import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CONTACT_KINDS, CONTACT_QUEUES } from '../../../../shared/contact/rules.ts'
import type { Message } from '../../../../shared/contact/contact.ts'
import { age } from '../../../../shared/formats/age.ts'
import { deleteMessage, foundMessages, markMessage } from '../../../queries/admin/messages.ts'
import { Options } from '../../../ui/form/options.tsx'
import { Admin } from '../admin.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { bulkAct } from '../queue/bulk.tsx'
import { QueueTools } from '../queue/queue-tools.tsx'
import { Queue } from '../queue/queue.tsx'
import { readFilters, toMessages } from './filters.ts'
import { MessageItem } from './message-item.tsx'
import { MessageRowState } from './message-row-state.tsx'
import { words } from './words.ts'

/** The tab 'Messages': what people wrote to the site, one of them open. */
export function AdminMessages() {
  return (
    <Admin>
      <Messages />
    </Admin>
  )
}

function Messages() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(params)
  const { show, kind, search, page } = filters
  const { data } = useQuery(foundMessages(filters))
  const [unwanted, setUnwanted] = useWanted<{ message: Message }>()
  const isNarrowed = search !== '' || kind !== ''
  const isAll = show === 'unread' && !isNarrowed && page === 1
  return (
    <>
      <Queue
        noun="message"
        title={words.title}
        data={data}
        to={(other) => toMessages(filters, { page, id: other })}
        page={page}
        toPage={(other) => toMessages(filters, { page: other })}
        tools={
          <QueueTools
            words={words}
            shows={CONTACT_QUEUES}
            show={show}
            to={(queue) => toMessages(filters, { show: queue })}
            search={search}
            chosen={kind}
            isNarrowed={isNarrowed}
          >
            <select name="kind" defaultValue={kind} aria-label={words.kind}>
              <option value="">{words.everyKind}</option>
              <Options of={CONTACT_KINDS} say={(one) => words.kinds[one]} />
            </select>
          </QueueTools>
        }
        words={words}
        oldest={isAll && data?.rows[0] ? age(data.rows[0].createdAt) : undefined}
        bulk={show === 'unread' && BULK}
        none={isNarrowed ? words.noneFound : words.none[show]}
        wayOn={isNarrowed && <Link to="/admin/messages?show=all">{words.clear}</Link>}
        toText={(message) => ({
          name: message.subject,
          state: <MessageRowState message={message} />,
          who: message.name,
          since: message.createdAt,
        })}
        renderItem={(number, message) => (
          <MessageItem
            key={number}
            id={number}
            listed={message}
            leavesWhenRead={show === 'unread'}
            onDelete={(one) => setUnwanted({ message: one })}
          />
        )}
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
          onDone={() => void navigate(toMessages(filters, { page }), { replace: true })}
        />
      )}
    </>
  )
}

const BULK = [
  bulkAct<Message, boolean>({
    label: words.markManyRead,
    change: markMessage,
    toInput: () => true,
  }),
]
