import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { age } from '../../../../shared/formats/age.ts'
import { REVIEW_QUEUES } from '../../../../shared/reviews/kinds.ts'
import type { ModeratedReview, TypedModeration } from '../../../../shared/reviews/reviews.ts'
import { readPage } from '../../../parts/read-page.ts'
import { moderateReview, reviewQueue } from '../../../queries/admin/admin.ts'
import { Admin } from '../admin.tsx'
import { Shows } from '../kit/shows.tsx'
import { toAddress } from '../kit/to-address.ts'
import { bulkAct } from '../queue/bulk.tsx'
import { Queue } from '../queue/queue.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewRowState } from './review-state.tsx'
import { words } from './words.ts'

/** The tab 'Reviews': one to decide on, and those that wait. */
export function AdminReviews() {
  return (
    <Admin>
      <Reviews />
    </Admin>
  )
}

function Reviews() {
  const [params] = useSearchParams()
  const show = REVIEW_QUEUES.find((queue) => queue === params.get('show')) ?? 'open'
  const page = readPage(params)
  const { data } = useQuery(reviewQueue(show, page))
  const to = (filters: { show?: string; page?: number; id?: number | undefined }) =>
    toAddress('/admin/reviews', { show, ...filters }, { show: 'open' })
  return (
    <Queue
      noun="review"
      title={words.title}
      data={data}
      to={(id) => to({ page, id })}
      page={page}
      toPage={(other) => to({ page: other })}
      tools={
        <Shows
          words={words}
          shows={REVIEW_QUEUES}
          show={show}
          to={(queue) => to({ show: queue })}
        />
      }
      words={words}
      oldest={
        show === 'open' && page === 1 && data?.rows[0] ? age(data.rows[0].createdAt) : undefined
      }
      bulk={show === 'open' && BULK}
      none={words.none[show]}
      toText={(review) => ({
        name: review.listing.name,
        state: <ReviewRowState review={review} />,
        who: review.author,
        since: review.createdAt,
      })}
      // Each has a form of its own: what was written for one does not stay for the next.
      renderItem={(id, review) => <ReviewItem key={id} id={id} listed={review} />}
    />
  )
}

const BULK = [
  bulkAct<ModeratedReview, TypedModeration>({
    label: words.approveMany,
    asks: words.asksMany.approve,
    change: moderateReview,
    toInput: () => ({ state: 'shown' }),
  }),
  bulkAct<ModeratedReview, TypedModeration>({
    label: words.hideMany,
    asks: words.asksMany.hide,
    reasons: words.reasons.filter(({ text }) => text),
    change: moderateReview,
    toInput: (reason) => ({ state: 'hidden', reason }),
  }),
]
