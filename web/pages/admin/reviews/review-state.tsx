import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ModeratedReview } from '../../../../shared/reviews/reviews.ts'
import { RowState } from '../queue/row-state.tsx'
import { words } from './words.ts'

/** Why a review is here: what waits, what readers reported, or what was decided; and that the listing is its writer’s own. */
export function ReviewRowState({ review }: { review: ModeratedReview }) {
  const { isOwnListing, waitingFor } = review
  return (
    <>
      <Why review={review} />
      {isOwnListing && waitingFor !== 'own-listing' && (
        <RowState icon={TriangleAlert} isWarning>
          {words.waitingShort['own-listing']}
        </RowState>
      )}
    </>
  )
}

function Why({ review: { state, reports, waitingFor, rating } }: { review: ModeratedReview }) {
  if (reports.length > 0)
    return (
      <RowState icon={Flag} isWarning>
        {words.reported(reports.length)}
      </RowState>
    )
  if (state === 'waiting' && waitingFor)
    return (
      <RowState icon={TriangleAlert} isWarning>
        {words.waitingShort[waitingFor]}
      </RowState>
    )
  if (state === 'hidden') return <RowState icon={EyeOff}>{words.state.hidden}</RowState>
  return (
    <>
      <RowState icon={Check}>{words.state[state]}</RowState>
      <RowState icon={Star}>{words.stars(rating)}</RowState>
    </>
  )
}
