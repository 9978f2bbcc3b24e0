import MailCheck from 'lucide-react/icons/mail-check'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

/** What comes next, whether the address was known or not (ruling 30). */
export function ConfirmationSent() {
  return (
    <Note look="good" icon={MailCheck}>
      <p>
        <strong>{words.oneMoreStep}</strong> {words.pressTheButton} {words.untilThen}
      </p>
      <p>{words.onceADay}</p>
    </Note>
  )
}
