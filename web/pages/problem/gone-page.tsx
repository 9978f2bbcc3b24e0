import { useLocation } from 'react-router'
import type { GoneListing } from '../../../shared/listings/listings.ts'
import { ListingCard } from '../../parts/listing/card.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { NextSteps } from './next-steps.tsx'
import { words } from './words.ts'

/** Ruling 6: a listing no longer shown says so, with its name and where to look instead. */
export function GonePage({ problem }: { problem: unknown }) {
  const { pathname } = useLocation()
  if (!isGoneListing(problem)) return <NotFoundPage />
  const { name, nearest } = problem
  return (
    <div className="wrap">
      <PageHead
        title={words.goneTitle(name)}
        description={words.description}
        path={pathname}
        isUnlisted
      />
      <div className="page-head">
        <h1>{words.goneTitle(name)}</h1>
        <p className="lead">{words.goneText}</p>
      </div>
      <div className="stack-l">
        {nearest.length > 0 && (
          <section className="stack" aria-labelledby="nearest">
            <h2 id="nearest">{words.nearest}</h2>
            <ul className="grid grid-3">
              {nearest.map((listing) => (
                <li key={listing.id}>
                  <ListingCard listing={listing} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <NextSteps />
      </div>
    </div>
  )
}

const isGoneListing = (problem: unknown): problem is GoneListing =>
  typeof problem === 'object' && problem !== null && 'name' in problem && 'nearest' in problem
