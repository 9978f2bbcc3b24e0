import { useEffect } from 'react'
import { Link, useLocation, useRouteError } from 'react-router'
import { isCodeMissing, loadAgain } from '../../parts/load-again.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { buttonClass } from '../../ui/button/look.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './words.ts'

export function UnavailablePage() {
  const { pathname, search } = useLocation()
  const error = useRouteError()
  useEffect(() => {
    if (isCodeMissing(error)) void loadAgain()
  }, [error])
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
