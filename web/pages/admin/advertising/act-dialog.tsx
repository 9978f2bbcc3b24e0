import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { deleteAdvertisement, renewLink } from '../../../queries/advertising/advertisements.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { words } from './words.ts'

/** What is asked about before it is done. */
export type AdvertisementAct = 'delete' | 'new-link'

interface AdvertisementActDialogProps {
  of: Advertisement
  act: AdvertisementAct
  onDeleted: () => void
}

export function AdvertisementActDialog({
  of: { id, title },
  act,
  onDeleted,
}: AdvertisementActDialogProps) {
  const asked = { ...words.acts[act], text: words.acts[act].text(title), no: words.keep }
  if (act === 'delete')
    return (
      <ConfirmAction
        {...asked}
        change={deleteAdvertisement(id)}
        input={undefined}
        onDone={onDeleted}
      />
    )
  return <ConfirmAction {...asked} change={renewLink(id)} input={undefined} />
}
