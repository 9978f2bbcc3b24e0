import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { Link, useSearchParams } from 'react-router'
import { SUBSCRIPTION_STATES } from '../../../../shared/newsletter/rules.ts'
import type { Subscriber } from '../../../../shared/newsletter/subscribers.ts'
import { useLock } from '../../../notices/use-lock.ts'
import { readPage } from '../../../parts/read-page.ts'
import { deleteSubscriber, EXPORT_FORM, subscribers } from '../../../queries/newsletter.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Admin } from '../admin.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { SubscriberFinder, toList } from './finder.tsx'
import { SubscriberRow } from './subscriber-row.tsx'
import { words } from './words.ts'

/** The newsletter's addresses, reached from the tab 'Dashboard': search, export, delete. */
export function AdminNewsletter() {
  return (
    <Admin part={words.title}>
      <Newsletter />
    </Admin>
  )
}

function Newsletter() {
  const [params] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const state = SUBSCRIPTION_STATES.find((one) => one === params.get('show'))
  const page = readPage(params)
  const isNarrowed = search !== '' || state !== undefined
  const { data } = useQuery(subscribers({ search, state, page }))
  const lock = useLock()
  const [wanted, want] = useWanted<{ subscriber: Subscriber }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="stack-s">
        <h2 id="tab" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.lead}</p>
        <p>
          <MoreLink to="/admin">{words.back}</MoreLink>
        </p>
      </div>
      <form
        className="stack-s"
        method="post"
        action={EXPORT_FORM}
        onSubmit={(event) => {
          if (!lock.take()) event.preventDefault()
          // The file comes without the page going.
          setTimeout(lock.free, 1_000)
        }}
      >
        <p className="hint" id="export-hint">
          {words.exportHint}
        </p>
        <Button type="submit" icon={Download} aria-describedby="export-hint">
          {words.export}
        </Button>
      </form>
      <SubscriberFinder search={search} state={state} />
      <FoundRows
        data={data}
        words={words}
        none={isNarrowed ? words.none : words.nobody}
        wayOn={isNarrowed && <Link to="/admin/newsletter">{words.all}</Link>}
        renderRow={(subscriber) => (
          <SubscriberRow subscriber={subscriber} onDelete={() => want({ subscriber })} />
        )}
        page={page}
        toPage={(number) => toList({ search, state, page: number })}
      />
      {wanted && (
        <ConfirmAction
          key={wanted.key}
          title={words.question}
          text={words.text(wanted.subscriber.email)}
          yes={words.delete}
          change={deleteSubscriber(wanted.subscriber.id)}
          input={undefined}
        />
      )}
    </section>
  )
}
