import Flag from 'lucide-react/icons/flag'
import { lazy, Suspense, useId, useState } from 'react'
import type { Review } from '../../../../shared/reviews/reviews.ts'
import { Button } from '../../../ui/button/button.tsx'
import { openDialog } from '../../../ui/dialog/open-dialog.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from './words.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

interface ReportButtonProps {
  review: Review
  listingId: number
}

/** Opens the report. It needs the script; its place is kept until the first one is there. */
export function ReportButton({ review, listingId }: ReportButtonProps) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  return (
    <div className="btn-row btn-tight">
      <Button
        look="quiet"
        icon={Flag}
        aria-haspopup="dialog"
        className="small until-script"
        onClick={() => {
          setWanted(true)
          openDialog(id)
        }}
      >
        {words.report}
        <VisuallyHidden>{words.reportBy(review.author)}</VisuallyHidden>
      </Button>
      {isWanted && (
        <Suspense>
          <ReportDialog review={review} listingId={listingId} id={id} />
        </Suspense>
      )}
    </div>
  )
}
