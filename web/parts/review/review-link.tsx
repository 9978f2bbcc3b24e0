import MessageSquare from 'lucide-react/icons/message-square'
import { lazy, Suspense, useId, useState } from 'react'
import type { Listing } from '../../../shared/listings/listings.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { openDialog } from '../../ui/dialog/dialog-opener.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './link-words.ts'

const ReviewDialog = lazy(async () => ({
  default: (await import('./review-dialog.tsx')).ReviewDialog,
}))

/** Leads to the listing's reviews; with the script it opens the dialog on the spot. */
export function ReviewLink({ listing }: { listing: Pick<Listing, 'id' | 'name'> }) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <ButtonLink
        to={`/listing/${listing.id}#your-review`}
        look="quiet"
        icon={MessageSquare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setWanted(true)
          openDialog(id)
        }}
      >
        {words.review}
        <VisuallyHidden>{words.reviewOf(listing.name)}</VisuallyHidden>
      </ButtonLink>
      {isWanted && (
        <Suspense>
          <ReviewDialog listing={listing} id={id} />
        </Suspense>
      )}
    </>
  )
}
