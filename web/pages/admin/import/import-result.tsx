import Download from 'lucide-react/icons/download'
import Undo2 from 'lucide-react/icons/undo-2'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { Import } from '../../../../shared/imports/imports.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { failedRowsAddress, undoImport } from '../../../queries/admin/imports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { buttonClass } from '../../../ui/button/look.ts'
import { DialogOpener } from '../../../ui/dialog/dialog-opener.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { Bar } from './import-progress.tsx'
import { ResultTable } from './result-table.tsx'
import { Tally } from './tally.tsx'
import { words } from './words.ts'

/** What came of it: what was imported and a way to it, what is to correct, what was listed already, and the way back (§2, §9). */
export function ImportResult({ of: one }: { of: Import }) {
  const { id, total, successful, failed, counts, state, undone, kept, undoUntil } = one
  const isUndone = state === 'undone'
  const written = isUndone ? 0 : counts.created + counts.updated
  const { error: toCorrect, duplicate: listed } = counts
  return (
    <div className="stack">
      <Note look={isUndone ? 'info' : successful > 0 ? 'good' : 'warn'}>
        <p>
          {isUndone ? words.undone(undone, kept) : words.summary(successful, toCorrect, listed)}
        </p>
      </Note>
      {written + failed > 0 && (
        <div className="btn-row">
          {written > 0 && (
            <ButtonLink to={`/admin/listings?import=${id}`} look="primary">
              {words.review(written)}
            </ButtonLink>
          )}
          {failed > 0 && (
            <a className={buttonClass()} href={failedRowsAddress(id)} download>
              <Icon of={Download} />
              <span>{words.downloadFailed(failed)}</span>
            </a>
          )}
        </div>
      )}
      {failed > 0 && <p className="hint">{words.downloadFailedHint}</p>}
      {undoUntil && <UndoImport of={one} until={undoUntil} />}
      <Tally
        numbers={[
          { label: words.totalRows, value: total },
          { label: words.successful, value: successful },
          { label: words.failedRows, value: failed },
          ...(failed > 0
            ? [
                { label: words.toCorrect, value: toCorrect },
                { label: words.alreadyListed, value: listed },
              ]
            : []),
        ]}
      />
      <Bar label={words.successful} done={successful} total={total} />
      {kept > 0 && <ResultTable id={id} show="kept" title={words.keptTable} />}
      {toCorrect > 0 && <ResultTable id={id} show="error" title={words.errorTable} />}
      {listed > 0 && <ResultTable id={id} show="duplicate" title={words.duplicateTable} />}
      {failed === 0 && <p>{words.noneFailed}</p>}
      {successful > 0 ? (
        <ResultTable id={id} show="successful" title={words.successTable} />
      ) : (
        <p>{words.noneSuccessful}</p>
      )}
    </div>
  )
}

const DIALOG = 'undo-import'

function UndoImport({ of: { id, counts }, until }: { of: Import; until: string }) {
  const undo = useChange(undoImport(id))
  return (
    <div className="stack-s">
      <p className="hint">
        {words.undoUntil} <time dateTime={until}>{dayAndTime(until)}</time>.
      </p>
      <p>
        <DialogOpener opens={DIALOG} icon={Undo2}>
          {words.undo}
        </DialogOpener>
      </p>
      <ConfirmDialog
        id={DIALOG}
        title={words.undoTitle}
        close={words.close}
        of={undo}
        yes={
          <Button look="danger" isBusy={undo.isPending} onClick={() => undo.mutate()}>
            {undo.isPending ? words.undoing : words.undoYes}
          </Button>
        }
        no={words.keep}
      >
        <p>{words.undoText(counts.created + counts.updated)}</p>
      </ConfirmDialog>
    </div>
  )
}
