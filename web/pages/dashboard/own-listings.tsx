import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { ownSubmissions } from '../../queries/submissions.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SkeletonRow } from '../../ui/skeleton-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import { OwnListing } from './own-listing.tsx'
import { words } from './words.ts'

/** The tab "My Listings" (§2): what somebody has submitted, and what became of it. */
export function OwnListings() {
  const { user } = useVisitor()
  const { data } = useQuery(ownSubmissions())
  if (!data || !user)
    return (
      <Loading label={words.loadingListings}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Empty title={words.noListings} level={3}>
        <p>
          <ButtonLink to="/submit-listing" look="primary" icon={Plus}>
            {words.submitFirst}
          </ButtonLink>
        </p>
      </Empty>
    )
  return (
    <>
      <p>
        <ButtonLink to="/submit-listing" look="primary" icon={Plus}>
          {words.submitNew}
        </ButtonLink>
      </p>
      <ul className="rows">
        {data.map((submission) => (
          <li key={submission.id}>
            <OwnListing submission={submission} userId={user.id} />
          </li>
        ))}
      </ul>
    </>
  )
}
