import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { PageHeadConstants } from './constants.tsx'
import { shorten } from '../../../shared/formats/shorten.ts'

/** What search engines show of it. */
const DESCRIPTION_LENGTH = 160

interface PageHeadProps {
  /** What this page is, without the site's name. */
  title: string
  description: string
  /** The page's one address, with the query where it makes another page. */
  path: string
  /** An article is dated and written by somebody. */
  type?: 'website' | 'article'
  /** Keeps search engines away: a search result, a page that is not there. */
  isUnlisted?: boolean
}

/** Title, description, canonical address and what a shared link shows (§2). React puts them into the head. */
export function PageHead({
  title,
  description,
  path,
  type = 'website',
  isUnlisted,
}: PageHeadProps) {
  const { name, publicUrl } = useSuspenseQuery(settings()).data
  const fullTitle = path === '/' ? `${name}: ${title}` : `${title} · ${name}`
  const address = `${publicUrl}${path}`
  const summary = shorten(description, DESCRIPTION_LENGTH)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      {import.meta.env.SSR && (
        <PageHeadConstants name={name} publicUrl={publicUrl} isHome={path === '/'} />
      )}
    </>
  )
}
