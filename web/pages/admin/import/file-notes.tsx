import Download from 'lucide-react/icons/download'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import {
  CONFIRMATIONS_ADDRESS,
  downloadTemplate,
  EXPORT_ADDRESS,
} from '../../../queries/admin/imports.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/look.ts'
import { Details } from '../../../ui/details.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { words } from './words.ts'

/** What a file must look like, and two to begin with: an empty one and all there is. */
export function FileNotes() {
  const download = useChange(downloadTemplate())
  return (
    <div className="stack">
      <Details summary={words.notesTitle}>
        <ul className="stack-s">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Details>
      <Details summary={words.confirmationsTitle}>
        <ul className="stack-s">
          {words.confirmations.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Details>
      <div className="btn-row">
        <Button icon={Download} isBusy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? words.downloading : words.template}
        </Button>
        <a className={buttonClass()} href={EXPORT_ADDRESS} download>
          <Icon of={Download} />
          <span>{words.export}</span>
        </a>
        <a className={buttonClass()} href={CONFIRMATIONS_ADDRESS} download>
          <Icon of={Download} />
          <span>{words.confirmationsTemplate}</span>
        </a>
      </div>
      <Failure of={download} />
    </div>
  )
}
