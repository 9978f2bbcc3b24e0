import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { settings } from '../../queries/site.ts'
import { Note } from '../../ui/note.tsx'
import { ContentClosed } from '../content-closed.tsx'
import { useRefusedForm } from '../form/use-refused-form.ts'
import { personalWords as words } from './personal-words.ts'
import { ReviewForm } from './review-form.tsx'

/** The form as a browser sends it that runs no script. Whether there is a review already, its answer says. */
export function NativeReview({ listingId }: { listingId: number }) {
  const { takesContent } = useSuspenseQuery(settings()).data
  const [params] = useSearchParams()
  const refused = useRefusedForm()
  if (!takesContent) return <ContentClosed of="reviews" />
  if (params.get('review') === 'sent')
    return (
      <Note look="good">
        <p>
          <strong>{words.sent}</strong>
        </p>
        <p>{words.contactHint}</p>
      </Note>
    )
  return <ReviewForm listingId={listingId} refused={refused} />
}
