import { Link, useLocation } from 'react-router'
import { buttonClass } from '../../ui/button/look.ts'
import { Note } from '../../ui/note.tsx'
import { Admin } from '../admin/admin.tsx'
import { useCodeLoadedAgain } from './use-code-loaded-again.ts'
import { words } from './words.ts'

/** What could not be read, within the Admin Panel: the other tabs stay a press away. */
export function AdminUnavailablePage() {
  const { pathname, search } = useLocation()
  useCodeLoadedAgain()
  const notFetched = words.notFetched(pathname)
  return (
    <Admin>
      <section className="stack" aria-labelledby="tab">
        <h2 id="tab" tabIndex={-1}>
          {words.tabUnavailable}
        </h2>
        <Note look="bad" role="alert">
          <p>
            {notFetched && <strong>{notFetched}</strong>} {words.nothingLost}
          </p>
        </Note>
        <p>
          <Link to={`${pathname}${search}`} reloadDocument className={buttonClass('primary')}>
            {words.tryAgain}
          </Link>
        </p>
      </section>
    </Admin>
  )
}
