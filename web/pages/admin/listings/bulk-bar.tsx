import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { approveListings } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { words } from './words.ts'

interface BulkBarProps {
  picked: number[]
  onDone: () => void
}

/** Approves or unapproves all that are chosen; at the foot of the window while any are. */
export function BulkBar({ picked, onDone }: BulkBarProps) {
  const approval = useChange(approveListings(true))
  const refusal = useChange(approveListings(false))
  const clear = () => {
    onDone()
    // The buttons are gone with what was chosen.
    document.getElementById('tab')?.focus()
  }
  const done = { onSuccess: clear }
  const isAny = picked.length > 0
  return (
    <div className={isAny ? 'bulk' : undefined} role="group" aria-label={words.several}>
      <p role="status">{isAny && words.picked(picked.length)}</p>
      {isAny && (
        <>
          <Button isBusy={approval.isPending} onClick={() => approval.mutate(picked, done)}>
            {approval.isPending ? words.approving : words.approvePicked(picked.length)}
          </Button>
          <Button isBusy={refusal.isPending} onClick={() => refusal.mutate(picked, done)}>
            {refusal.isPending ? words.unapproving : words.unapprovePicked(picked.length)}
          </Button>
          <Button look="quiet" onClick={clear}>
            {words.clearPicked}
          </Button>
        </>
      )}
      <Failure of={approval} />
      <Failure of={refusal} />
    </div>
  )
}
