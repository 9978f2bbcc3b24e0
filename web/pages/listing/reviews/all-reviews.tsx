import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { REVIEWS_PAGE } from '../../../../shared/reviews/rules.ts'
import { PageHead } from '../../../parts/page-head/page-head.tsx'
import { readPage } from '../../../parts/read-page.ts'
import { listing as listingQuery } from '../../../queries/listings.ts'
import { reviews } from '../../../queries/reviews/reviews.ts'
import { Breadcrumbs } from '../../../parts/page-head/breadcrumbs.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Rating } from '../rating.tsx'
import { ReviewList } from './review-list.tsx'
import { allWords as words } from './all-words.ts'

/** Where "And N more reviews..." leads: all of a listing's reviews, in pages. */
export function AllReviews() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const page = readPage(params)
  const { data: listing } = useQuery(listingQuery(id))
  const { data } = useQuery({ ...reviews(id, page), enabled: listing !== undefined })
  if (!listing || !data) return <ReviewsSkeleton />
  const { name } = listing
  const path = `/listing/${id}/reviews`
  return (
    <div className="wrap">
      <PageHead
        title={words.allTitle(name)}
        description={words.allDescription(name)}
        path={path}
        isUnlisted
      />
      <div className="page-head">
        <Breadcrumbs
          trail={[
            { to: '/directory', label: words.directory },
            { to: `/listing/${id}`, label: name },
          ]}
          here={words.reviews}
        />
        <h1>{words.allTitle(name)}</h1>
        <Rating listing={listing} />
      </div>
      <div className="stack">
        {data.rows.length > 0 && <ReviewList reviews={data.rows} listingId={listing.id} />}
        <Pages
          page={page}
          last={Math.ceil(Number(data.total) / REVIEWS_PAGE)}
          toPage={(number) => (number > 1 ? `${path}?page=${number}` : path)}
          words={words.pages}
        />
        <p>
          <MoreLink to={`/listing/${id}#reviews`}>{words.back(name)}</MoreLink>
        </p>
      </div>
    </div>
  )
}

function ReviewsSkeleton() {
  return (
    <div className="wrap section">
      <title>{words.loading}</title>
      <Loading label={words.loading}>
        <div className="stack">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      </Loading>
    </div>
  )
}
