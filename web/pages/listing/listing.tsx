import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { directoryPath } from '../../../shared/listings/directory.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { placeWords } from '../../parts/listing/place-words.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { Slot } from '../../parts/advertising/slot.tsx'
import { listing as listingQuery } from '../../queries/listings.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { Facts } from './facts.tsx'
import { listingJson } from './listing-json.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { Location } from './location.tsx'
import { NextStep } from './next-step.tsx'
import { Owner } from './owner.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { ShareRow } from './share-row.tsx'
import { words } from './words.ts'

const Visit = await onDemand(async () => (await import('./visit.tsx')).Visit)
const Registers = await onDemand(async () => (await import('./registers.tsx')).Registers)

/** §2 "Listing detail". */
export function ListingPage() {
  const { id = '' } = useParams()
  const { data: listing } = useQuery(listingQuery(id))
  const { publicUrl } = useSuspenseQuery(settings()).data
  if (!listing) return <ListingSkeleton />
  const { name, category, categoryName, description } = listing
  const trail = [
    { to: '/directory', label: words.directory },
    { to: directoryPath({ category }), label: categoryName },
  ]
  return (
    <div className="wrap" data-category={category}>
      <PageHead
        title={name}
        description={words.description(listing, placeWords(listing))}
        path={`/listing/${listing.id}`}
      />
      <JsonLd data={import.meta.env.SSR && listingJson(publicUrl, listing)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, name, trail)} />
      <div className="page-head">
        <Breadcrumbs trail={trail} here={name} />
        <ListingHead listing={listing} />
      </div>
      {/* The next step comes first, for eyes on a phone and for the keyboard everywhere. */}
      <div className="listing-body">
        <aside className="stack-s" aria-label={words.reach}>
          <NextStep listing={listing} />
          <ShareRow listing={listing} publicUrl={publicUrl} />
        </aside>
        <div className="stack-l">
          <section className="stack-s" aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            <p>{description}</p>
          </section>
          {decides(listing) && (
            <Suspense>
              <Visit listing={listing} />
            </Suspense>
          )}
          <Facts listing={listing} />
          {listing.registers.length > 0 && (
            <Suspense>
              <Registers of={listing.registers} />
            </Suspense>
          )}
        </div>
        <Owner listing={listing} />
        <div className="stack-l">
          <Location listing={listing} />
          <Reviews listing={listing} />
        </div>
        <Slot at="sidebar" />
      </div>
    </div>
  )
}

/** Whether anything is known that decides. */
const decides = (listing: ListingDetail) =>
  listing.takesNewPeople ??
  listing.feesBand ??
  listing.fees ??
  listing.modes[0] ??
  listing.hours ??
  listing.diagnosisNeeded ??
  listing.whatToBring ??
  listing.nextStep
