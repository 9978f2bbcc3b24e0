import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { REVIEW_QUEUES, type ReviewQueue } from '../../../../shared/reviews/kinds.ts'
import { readPage } from '../../../parts/read-page.ts'
import { reviewQueue } from '../../../queries/admin/admin.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { LinkSwitch } from '../../../ui/link-switch.tsx'
import { Admin } from '../admin.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewWaiting } from './review-waiting.tsx'
import { words } from '../words.ts'
import { toAddress } from '../kit/to-address.ts'

/** The tab 'Reviews': one to decide on, and those after it. */
export function AdminReviews() {
  return (
    <Admin>
      <Queue />
    </Admin>
  )
}

function Queue() {
  const [params] = useSearchParams()
  const show = REVIEW_QUEUES.find((queue) => queue === params.get('show')) ?? 'open'
  const page = readPage(params)
  const { data } = useQuery(reviewQueue(show, page))
  const chosen = data?.rows.find(({ id }) => String(id) === params.get('review')) ?? data?.rows[0]
  const others = data?.rows.filter(({ id }) => id !== chosen?.id) ?? []
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {words.reviews}
        </h2>
        <LinkSwitch
          label={words.show}
          options={REVIEW_QUEUES.map((queue) => ({
            to: to(queue),
            label: words.queue[queue],
            isCurrent: queue === show,
          }))}
        />
      </div>
      {!data && (
        <Loading label={words.loadingTab}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && <p role="status">{words.queueCount(Number(data.total))}</p>}
      {data && !chosen && <Empty title={words.queueEmpty[show]} level={3} />}
      {data && chosen && (
        <>
          {/* Each review has a form of its own: what was written for one does not stay for the next. */}
          <ReviewDecision key={chosen.id} review={chosen} />
          {others.length > 0 && (
            <section aria-labelledby="after" className="stack-s">
              <h3 id="after">{words.waitingAfter}</h3>
              <ul className="rows">
                {others.map((review) => (
                  <li key={review.id}>
                    <ReviewWaiting review={review} to={`${to(show, page)}&review=${review.id}`} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ListPages page={page} total={data.total} toPage={(number) => to(show, number)} />
        </>
      )}
    </section>
  )
}

const to = (show: ReviewQueue, page = 1) => toAddress('/admin/reviews', { show, page })
