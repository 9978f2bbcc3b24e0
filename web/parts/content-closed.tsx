import { Note } from '../ui/note.tsx'
import { useVisitor } from '../visitor.tsx'
import { words } from './words.ts'

/** In place of a form that takes no content yet (ruling 23): why, and for admins the setting that opens it. */
export function ContentClosed({ of }: { of: keyof typeof words.contentClosed }) {
  const { user } = useVisitor()
  return (
    <Note>
      <p>{words.contentClosed[of]}</p>
      {user?.role === 'admin' && <p>{words.openContent}</p>}
    </Note>
  )
}
