import { useLocation } from 'react-router'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { words } from './words.ts'

/** §2: plain help first; the sentence for developers stays below. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const isListing = pathname.startsWith('/listing/')
  const isFigures = pathname.startsWith('/figures/')
  const title = isListing ? words.listingNotFound : words.notFoundTitle
  const text = isFigures ? words.linkEnded : words.notFoundText
  return (
    <div className="wrap">
      <PageHead title={title} description={words.description} path={pathname} isUnlisted />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">{isListing ? words.listingNotFoundText : text}</p>
      </div>
      <div className="stack-l">
        {isListing && <ButtonLink to="/directory">{words.backToDirectory}</ButtonLink>}
        <NextSteps />
        {isListing || isFigures || (
          <p className="soft small">
            {words.forDevelopers} {words.developerText}
          </p>
        )}
      </div>
    </div>
  )
}
