import CircleAlert from 'lucide-react/icons/circle-alert'
import { Icon } from '../icon/icon.tsx'

interface ErrorLineProps {
  id?: string
  /** The sentence of what is wrong; of what was wrong, where it is right by now. */
  error: string | undefined
  isRight?: boolean
}

/** What is wrong with a field. Once it is right the line stays, empty, so that nothing moves under the fingers. */
export function ErrorLine({ id, error, isRight }: ErrorLineProps) {
  if (!error) return null
  return (
    <p className="error" id={id} data-right={isRight || undefined}>
      <Icon of={CircleAlert} />
      <span>{error}</span>
    </p>
  )
}
