import Check from 'lucide-react/icons/check'
import { Button } from '../../../ui/button/button.tsx'
import { Keyed } from './key.tsx'

interface ApproveButtonProps {
  isBusy: boolean
  onClick: () => void
  children: string
}

/** The first of the answers, by its key in every queue. */
export const ApproveButton = ({ isBusy, onClick, children }: ApproveButtonProps) => (
  <Button look="primary" icon={Check} aria-keyshortcuts="A" isBusy={isBusy} onClick={onClick}>
    <Keyed on="A">{children}</Keyed>
  </Button>
)
