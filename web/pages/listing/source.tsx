import type { Fact } from '../../../shared/listings/listings.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { words } from './words.ts'
import { ExternalLink } from '../../ui/external-link.tsx'

/** The page a fact comes from and how old it is. A page without a host name is named, not linked: nobody can tell whose it is. */
export function Source({ fact }: { fact: Fact }) {
  const { sourceUrl, sourceTitle } = fact
  if (!sourceUrl || !hasHostName(sourceUrl)) return <span>{listingWords.source(fact)}</span>
  return (
    <span>
      <ExternalLink href={sourceUrl} note={words.newTab}>
        {sourceTitle ?? sourceUrl}
      </ExternalLink>
      , {listingWords.sourceDate(fact)}
    </span>
  )
}

const hasHostName = (url: string) => /\.[a-z]{2,}\.?$/i.test(URL.parse(url)?.hostname ?? '')
