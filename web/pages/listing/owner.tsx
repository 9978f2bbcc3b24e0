import { Note } from '../../ui/note.tsx'
import { mailLink } from '../../parts/mail-link.ts'
import { words } from './words.ts'

/** Ruling 6: whoever runs the place can have its entry corrected or removed. */
export function Owner({ name, contactEmail }: { name: string; contactEmail: string | null }) {
  if (!contactEmail) return null
  return (
    <Note>
      <p>
        {words.isYours} <a href={mailLink(contactEmail, words.yoursSubject(name))}>{words.askUs}</a>
      </p>
    </Note>
  )
}
