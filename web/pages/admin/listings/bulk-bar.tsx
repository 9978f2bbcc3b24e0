import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { approveListings } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { words } from './words.ts'

interface BulkBarProps {
  picked: number[]
  isAll: boolean
  onPickAll: (isPicked: boolean) => void
  onDone: () => void
}

/** Approves or unapproves all that are chosen. */
export function BulkBar({ picked, isAll, onPickAll, onDone }: BulkBarProps) {
  const approval = useChange(approveListings(true))
  const refusal = useChange(approveListings(false))
  const done = {
    onSuccess: () => {
      onDone()
      // The buttons are gone with what was chosen.
      document.getElementById('tab')?.focus()
    },
  }
  return (
    <div className="bulk" role="group" aria-label={words.several}>
      <Choice
        type="checkbox"
        checked={isAll}
        onChange={(event) => onPickAll(event.currentTarget.checked)}
      >
        {words.pickAll}
      </Choice>
      <p role="status" className={picked.length === 0 ? 'hint' : undefined}>
        {picked.length === 0 ? words.severalHint : words.picked(picked.length)}
      </p>
      {picked.length > 0 && (
        <div className="btn-row">
          <Button isBusy={approval.isPending} onClick={() => approval.mutate(picked, done)}>
            {approval.isPending ? words.approving : words.approvePicked}
          </Button>
          <Button isBusy={refusal.isPending} onClick={() => refusal.mutate(picked, done)}>
            {refusal.isPending ? words.unapproving : words.unapprovePicked}
          </Button>
        </div>
      )}
      <Failure of={approval} />
      <Failure of={refusal} />
    </div>
  )
}
