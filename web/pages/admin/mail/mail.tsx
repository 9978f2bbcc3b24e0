import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { MailState } from '../../../../shared/admin/mails.ts'
import { readPage } from '../../../parts/read-page.ts'
import { mails } from '../../../queries/admin/admin.ts'
import { Note } from '../../../ui/note.tsx'
import { Admin } from '../admin.tsx'
import { Shows } from '../kit/shows.tsx'
import { toAddress } from '../kit/to-address.ts'
import { ItemMissing } from '../queue/item.tsx'
import { Queue } from '../queue/queue.tsx'
import { MailItem } from './mail-item.tsx'
import { MailRowState } from './mail-row-state.tsx'
import { words } from './words.ts'

const STATES: MailState[] = ['waiting', 'sent', 'failed']

/** The tab 'Mail': what the outbox holds, without addresses and texts (ruling 19). */
export function AdminMail() {
  return (
    <Admin>
      <Outbox />
    </Admin>
  )
}

function Outbox() {
  const [params] = useSearchParams()
  const state = STATES.find((name) => name === params.get('state'))
  const page = readPage(params)
  const { data } = useQuery(mails(state, page))
  const to = (filters: { state?: MailState | 'all'; page?: number; id?: number | undefined }) =>
    toAddress('/admin/mail', { state, ...filters }, { state: 'all' })
  return (
    <Queue
      title={words.title}
      data={data && { rows: data.mails, total: String(data.total) }}
      to={(id) => to({ page, id })}
      page={page}
      toPage={(other) => to({ page: other })}
      tools={
        <>
          {data && !state && (
            <p className="soft small">{words.counts(data.waiting, data.failed)}</p>
          )}
          {data && !data.hasMailServer && (
            <Note look="warn">
              <p className="small">{words.noMailServer}</p>
            </Note>
          )}
          <Shows
            words={{ show: words.show, shows: words.states }}
            shows={['all', ...STATES]}
            show={state ?? 'all'}
            to={(name) => to({ state: name })}
          />
        </>
      }
      words={words}
      none={words.none}
      isRegister
      toText={(mail) => ({
        name: words.kinds[mail.kind],
        state: <MailRowState mail={mail} />,
        who: mail.recipient,
        since: mail.createdAt,
      })}
      // One that is not on this page cannot be read alone, and no other stands in its place.
      renderItem={(id, mail) =>
        mail ? <MailItem key={id} mail={mail} /> : <ItemMissing isLoading={false} words={words} />
      }
    />
  )
}
