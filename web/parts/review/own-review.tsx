import Clock from 'lucide-react/icons/clock'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { OwnReview as Own } from '../../../shared/reviews/reviews.ts'
import { useChange } from '../../notices/use-change.ts'
import { deleteReview } from '../../queries/reviews/review-changes.ts'
import { latestReviews } from '../../queries/reviews/reviews.ts'
import { Button } from '../../ui/button/button.tsx'
import { closeDialog } from '../../ui/dialog/close-dialog.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { DialogOpener } from '../../ui/dialog/dialog-opener.tsx'
import { Note } from '../../ui/note.tsx'
import { Stars } from '../../ui/stars.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { personalWords as words } from './personal-words.ts'

interface OwnReviewProps {
  listingId: number
  review: Own
  /** It took the form's place just now. */
  takesFocus: boolean
  /** It was sent just now. */
  isSent: boolean
  /** Absent where nothing can be changed. */
  onChange?: () => void
}

/** What the visitor wrote, to read where it is not among the latest above. It can be changed for 30 days and deleted always (ruling 7). */
export function OwnReview({ listingId, review, takesFocus, isSent, onChange }: OwnReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { rating, reviewText, author, changeableUntil } = review
  const latest = useQuery(latestReviews(String(listingId))).data?.rows
  const isAbove = review.state === 'shown' && latest?.some(({ mine }) => mine)
  const isChangeable = onChange !== undefined && review.isChangeable
  return (
    <div className="stack-s">
      <h3 ref={heading} tabIndex={-1}>
        {words.yours}
      </h3>
      <p>{isSent ? (review.state === 'shown' ? words.isShown : words.sent) : words.already}</p>
      {!isAbove && (
        <div className="own-review stack-s">
          <div className="row">
            <strong>{author}</strong>
            <Stars rating={rating} label={words.stars(rating)} />
          </div>
          <p className="as-typed">{reviewText}</p>
        </div>
      )}
      <Standing review={review} />
      <div className="btn-row">
        {isChangeable && (
          <Button icon={Pencil} onClick={onChange}>
            {words.change}
            <VisuallyHidden>{words.changeYours}</VisuallyHidden>
          </Button>
        )}
        <DeleteReview listingId={listingId} rewriteWaits={review.rewriteWaits} />
      </div>
      <p className="soft small">
        {isChangeable ? words.until(shortDate(changeableUntil) ?? '') : words.tooOld}
      </p>
    </div>
  )
}

function Standing({ review: { state, waitingFor, reason } }: { review: Own }) {
  if (state === 'shown') return null
  return (
    <Note look="warn" icon={state === 'hidden' ? EyeOff : Clock}>
      <p>{waitingFor ? words.waiting[waitingFor] : words.hidden}</p>
      {reason && (
        <p>
          {words.reason} {reason}
        </p>
      )}
    </Note>
  )
}

interface DeleteReviewProps {
  listingId: number
  rewriteWaits: boolean
}

function DeleteReview({ listingId, rewriteWaits }: DeleteReviewProps) {
  const id = useId()
  const deletion = useChange({
    ...deleteReview(listingId),
    onSuccess: () => {
      // While it is open, nothing outside it takes the focus; what opened it leaves with the review.
      closeDialog(id)
      document.getElementById('reviews')?.focus()
    },
  })
  const { mutate, isPending } = deletion
  return (
    <>
      <DialogOpener opens={id} look="quiet" icon={Trash2}>
        {words.delete}
        <VisuallyHidden>{words.changeYours}</VisuallyHidden>
      </DialogOpener>
      <ConfirmDialog
        id={id}
        title={words.deleteTitle}
        close={words.close}
        of={deletion}
        yes={
          <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? words.deleting : words.deleteYes}
          </Button>
        }
        no={words.keep}
      >
        <p>{rewriteWaits ? words.deleteReadFirst : words.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
