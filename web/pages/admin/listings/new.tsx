import { useNavigate } from 'react-router'
import { addListing } from '../../../queries/admin/listings.ts'
import { Admin } from '../admin.tsx'
import { LikeOnes } from './like-ones.tsx'
import { ListingForm } from './listing-form.tsx'
import { words } from './words.ts'

/** A listing by hand; saved, it is open for the next change. */
export function AdminListingNew() {
  const navigate = useNavigate()
  return (
    <Admin>
      <section className="stack" aria-labelledby="tab">
        <h2 id="tab" tabIndex={-1}>
          {words.newListing}
        </h2>
        <ListingForm
          change={addListing()}
          aboveSave={<LikeOnes />}
          onDone={({ id }) => void navigate(`/admin/listings/${id}`)}
        />
      </section>
    </Admin>
  )
}
