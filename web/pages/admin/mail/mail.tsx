import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { MailState } from '../../../../shared/admin/mails.ts'
import { readPage } from '../../../parts/read-page.ts'
import { mails } from '../../../queries/admin/admin.ts'
import { Empty } from '../../../ui/empty.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { LinkSwitch } from '../../../ui/link-switch.tsx'
import { Admin } from '../admin.tsx'
import { MailRow } from './mail-row.tsx'
import { words } from '../words.ts'
import { toAddress } from '../kit/to-address.ts'

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
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {words.mail}
        </h2>
        <LinkSwitch
          label={words.show}
          options={(['all', ...STATES] as const).map((name) => ({
            to: to(name),
            label: words.mailStates[name],
            isCurrent: name === (state ?? 'all'),
          }))}
        />
      </div>
      {!data && (
        <Loading label={words.loadingTab}>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && !data.hasMailServer && (
        <Note look="warn">
          <p>{words.noMailServer}</p>
        </Note>
      )}
      {data && <p role="status">{words.mailCounts(data.waiting, data.failed)}</p>}
      {data?.mails.length === 0 && <Empty title={words.noMails} level={3} />}
      {data && data.mails.length > 0 && (
        <ul className="rows">
          {data.mails.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} />
            </li>
          ))}
        </ul>
      )}
      <div className="btn-row">
        {page > 1 && <MoreLink to={to(state ?? 'all', page - 1)}>{words.newer}</MoreLink>}
        {data?.hasMore && <MoreLink to={to(state ?? 'all', page + 1)}>{words.older}</MoreLink>}
      </div>
    </section>
  )
}

const to = (state: MailState | 'all', page = 1) =>
  toAddress('/admin/mail', { state, page }, { state: 'all' })
