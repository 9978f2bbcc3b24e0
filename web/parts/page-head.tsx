import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../queries/site.ts'
import { words } from './words.ts'

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
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={`${publicUrl}/og.png`} />
      <meta property="og:image:alt" content={words.sharedPicture(name)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content="IN-GA" />
      <meta name="geo.placename" content={words.goa} />
      <meta name="geo.position" content="15.2993;74.1240" />
    </>
  )
}
