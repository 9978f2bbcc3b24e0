import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { adminListing, listingHistory, saveListing } from '../../../queries/admin/listings.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Admin } from '../admin.tsx'
import { useEdit } from '../kit/use-edit.ts'
import { AskProvider } from './ask-provider.tsx'
import { goneWords } from './gone-words.ts'
import { History } from './history.tsx'
import { ListingForm } from './listing-form.tsx'
import { State } from './listing-row.tsx'
import { UndoChange } from './recent-changes.tsx'
import { Waiting } from '../kit/waiting.tsx'
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
  // Read again each time it is opened: what is saved must be a change of what is there now.
  const { data: listing } = useQuery({ ...adminListing(id), gcTime: 0 })
  if (!listing) return <Waiting label={words.loading} />
  return <ListingEditor listing={listing} />
}

function ListingEditor({ listing }: { listing: AdminListing }) {
  const edit = useEdit(listing, ['api', 'admin'])
  const { id, name, externalId, wasPublished } = listing
  const isOld = edit.version !== listing.updatedAt
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.editTitle}: {name}
      </h2>
      <p className="row">
        <State row={listing} />
        <span className="soft small">{words.facts(id, externalId)}</span>
        {wasPublished && <MoreLink to={`/listing/${id}`}>{words.publicPage}</MoreLink>}
        {listing.isApproved && (
          <MoreLink to={`/admin/listings/${id}/merge`}>{words.merge}</MoreLink>
        )}
        <MoreLink to="/admin/listings">{words.back}</MoreLink>
      </p>
      {listing.mergedInto && (
        <Note look="warn" role="status">
          <p>
            {words.wasMerged}{' '}
            <Link to={`/admin/listings/${listing.mergedInto.id}`}>{listing.mergedInto.name}</Link>
          </p>
        </Note>
      )}
      {listing.isRemoved && !listing.mergedInto && (
        <Note look="warn" role="status">
          <p>{words.isDeleted}</p>
        </Note>
      )}
      {listing.gone && (
        <Note look="warn" role="status">
          <p>
            {goneWords.note(listing.gone)}{' '}
            <Link to={`/admin/listings?show=gone&search=${id}`}>{goneWords.find}</Link>
          </p>
        </Note>
      )}
      <JustMerged listingId={id} />
      {!listing.isRemoved && (
        <ListingForm
          key={edit.round}
          edit={{ of: edit, newest: listing }}
          change={{ ...saveListing({ id, updatedAt: edit.version }), onError: edit.onError }}
          onDone={(saved) => {
            edit.show(saved)
            document.getElementById('tab')?.focus()
          }}
        />
      )}
      {!listing.isRemoved && <AskProvider listingId={id} />}
      <History listing={listing} />
      <Catch isOld={isOld} isRemoved={edit.opened.isRemoved} onNewest={() => edit.show(listing)} />
    </section>
  )
}

/** While it is the last thing that was done here, and can be undone. */
function JustMerged({ listingId }: { listingId: number }) {
  const { data } = useQuery(listingHistory(listingId, 1))
  const [last] = data?.rows ?? []
  if (!last?.canUndo || last.action !== 'listing.merge' || !last.other) return null
  return (
    <Note look="good" role="status">
      <p>{words.hasMerged(last.other.name)}</p>
      <UndoChange change={last} />
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
