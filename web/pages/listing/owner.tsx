import { Link } from 'react-router'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Note } from '../../ui/note.tsx'
import { words } from './words.ts'

/** Ruling 6: whoever runs the place can have its entry corrected or removed. */
export function Owner({ id }: { id: number }) {
  return (
    <Note>
      <p>
        {words.isYours}{' '}
        <Link to={contactPath({ kind: 'own-listing', listing: String(id) })}>{words.askUs}</Link>
      </p>
    </Note>
  )
}
