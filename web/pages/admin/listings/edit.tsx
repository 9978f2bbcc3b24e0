import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { forgetDraft } from '../../../parts/form/drafts.ts'
import { adminListing, saveListing } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { Admin } from '../admin.tsx'
import { History } from './history.tsx'
import { draftOf } from './listing-values.ts'
import { ListingForm } from './listing-form.tsx'
import { State } from './listing-row.tsx'
import { words } from './words.ts'

/** One listing: every field with its source and check, and its history. */
export function AdminListingEdit() {
  const { id = '' } = useParams()
  return (
    <Admin>
      <Edit key={id} id={id} />
    </Admin>
  )
}

function Edit({ id }: { id: string }) {
  // Read anew each time it is opened: what is saved must be a change of what stands there now.
  const { data: listing } = useQuery({ ...adminListing(id), gcTime: 0 })
  if (!listing)
    return (
      <Loading label={words.loading}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Loading>
    )
  return <Opened listing={listing} />
}

/** The form keeps the listing as it was opened: what somebody else changes meanwhile takes no word away. */
function Opened({ listing }: { listing: AdminListing }) {
  const userId = useVisitor().user?.id ?? null
  const [opened, setOpened] = useState(listing)
  const { id, name, externalId, wasPublished } = listing
  const isOld = opened.updatedAt !== listing.updatedAt
  const open = (newest: AdminListing) => {
    forgetDraft(draftOf(newest), userId)
    setOpened(newest)
    document.getElementById('tab')?.focus()
  }
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.editTitle}: {name}
      </h2>
      <p className="row">
        <State row={listing} />
        <span className="soft small">{words.facts(id, externalId)}</span>
        {wasPublished && <MoreLink to={`/listing/${id}`}>{words.publicPage}</MoreLink>}
        <MoreLink to="/admin/listings">{words.back}</MoreLink>
      </p>
      {listing.isRemoved && (
        <Note look="warn" role="status">
          <p>{words.isDeleted}</p>
        </Note>
      )}
      {isOld && !listing.isRemoved && <Changed onShow={() => open(listing)} />}
      {!listing.isRemoved && (
        <ListingForm
          key={opened.updatedAt}
          listing={opened}
          change={saveListing(opened)}
          onDone={open}
        />
      )}
      <History listingId={id} />
      <Catch isOld={isOld} isRemoved={opened.isRemoved} onNewest={() => setOpened(listing)} />
    </section>
  )
}

function Changed({ onShow }: { onShow: () => void }) {
  return (
    <Note look="warn" role="status">
      <p>
        <strong>{words.changedTitle}</strong> {words.changedText}
      </p>
      <p>
        <Button onClick={onShow}>{words.showNewest}</Button>
      </p>
    </Note>
  )
}

/** A listing that was opened deleted has no form, so nothing is lost when it comes back. */
function Catch(props: { isOld: boolean; isRemoved: boolean; onNewest: () => void }) {
  const { isOld, isRemoved, onNewest } = props
  useEffect(() => {
    if (isOld && isRemoved) onNewest()
  }, [isOld, isRemoved, onNewest])
  return null
}
