import { Link, useLocation } from 'react-router'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { buttonClass } from '../../ui/button/look.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { useCodeLoadedAgain } from './use-code-loaded-again.ts'
import { words } from './words.ts'

export function UnavailablePage() {
  const { pathname, search } = useLocation()
  useCodeLoadedAgain()
  const notFetched = words.notFetched(pathname)
  return (
    <div className="wrap">
      <PageHead
        title={words.unavailableTitle}
        description={words.description}
        path={pathname}
        isUnlisted
      />
      <div className="page-head">
        <h1>{words.unavailableTitle}</h1>
        <p className="lead">{words.unavailableText}</p>
      </div>
      <div className="stack">
        {notFetched && <p>{notFetched}</p>}
        {/* A full load: it asks the server again, whatever the script remembers. */}
        <Link to={`${pathname}${search}`} reloadDocument className={buttonClass('primary')}>
          {words.tryAgain}
        </Link>
        <p>
          <MoreLink to="/help-now">{words.helpNow}</MoreLink>
        </p>
      </div>
    </div>
  )
}
