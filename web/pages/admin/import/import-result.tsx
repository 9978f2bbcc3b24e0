import Download from 'lucide-react/icons/download'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Import } from '../../../../shared/listings/imports.ts'
import { useChange } from '../../../notices/use-change.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { failedRowsAddress, undoImport } from '../../../queries/admin/imports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/look.ts'
import { DialogOpener } from '../../../ui/dialog/dialog-opener.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { Bar } from './import-progress.tsx'
import { ResultTable } from './result-table.tsx'
import { Tally } from './tally.tsx'
import { undoTime, words } from './words.ts'

/** What came of it: the numbers, the rows that worked, the rows that did not, and the way back (§2, §9). */
export function ImportResult({ of: one }: { of: Import }) {
  const { id, total, successful, failed, message, state, undone, kept, undoUntil } = one
  return (
    <div className="stack">
      <Note look={state === 'undone' ? 'info' : failed > 0 ? 'warn' : 'good'}>
        <p>{state === 'undone' ? words.undone(undone, kept) : message}</p>
      </Note>
      {kept > 0 && <ResultTable id={id} show="kept" title={words.keptTable} />}
      <Tally
        numbers={[
          { label: words.totalRows, value: total },
          { label: words.successful, value: successful },
          { label: words.failedRows, value: failed },
        ]}
      />
      <Bar label={words.successful} done={successful} total={total} />
      {successful > 0 ? (
        <ResultTable id={id} show="successful" title={words.successTable} />
      ) : (
        <p>{words.noneSuccessful}</p>
      )}
      {failed > 0 ? (
        <>
          <ResultTable id={id} show="failed" title={words.failedTable} />
          <div className="stack-s">
            <p className="hint">{words.downloadFailedHint}</p>
            <p>
              <a className={buttonClass()} href={failedRowsAddress(id)} download>
                <Icon of={Download} />
                <span>{words.downloadFailed}</span>
              </a>
            </p>
          </div>
        </>
      ) : (
        <p>{words.noneFailed}</p>
      )}
      {undoUntil && <UndoImport of={one} until={undoUntil} />}
    </div>
  )
}

const DIALOG = 'undo-import'

function UndoImport({ of: { id, counts }, until }: { of: Import; until: string }) {
  const undo = useChange(undoImport(id))
  return (
    <div className="stack-s">
      <p className="hint">
        {words.undoUntil} <time dateTime={until}>{undoTime(until)}</time>
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
