import { Link } from 'react-router'
import type { Fact, ListingDetail } from '../../../shared/listings/listings.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { Details } from '../../ui/details.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import type { KnownFact } from './known-facts.tsx'
import { words } from './words.ts'

interface SourcesProps {
  listing: ListingDetail
  known: KnownFact[]
}

/** Each page once, with what it told us; and for each fact the way to tell us the right one. */
export function Sources({ listing, known }: SourcesProps) {
  return (
    <Details className="fold" level={3} summary={words.sources}>
      <ul className="sources">
        {byPage(listing.facts).map(([page, facts]) => (
          <li key={page}>
            {facts[0] && <Page fact={facts[0]} />}
            <p className="soft small">
              {words.tells([...new Set(facts.map(({ field }) => listingWords.field(field)))])}
            </p>
          </li>
        ))}
      </ul>
      <h3>{words.isOneWrong}</h3>
      <ul className="foot-links corrections">
        {known.map(({ label, corrects }) => (
          <li key={label}>
            <Link
              to={contactPath({
                kind: 'wrong',
                listing: String(listing.id),
                field: corrects,
              })}
            >
              {words.correct(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Details>
  )
}

/** Two pages may have the same title. */
const byPage = (facts: Fact[]) => [
  ...Map.groupBy(facts, (fact) => [fact.sourceUrl, listingWords.source(fact)].join(' ')).entries(),
]

/** The page and how old it is. A page without a host name is named, not linked: nobody can tell whose it is. */
function Page({ fact }: { fact: Fact }) {
  const { sourceUrl, sourceTitle } = fact
  if (!sourceUrl || !hasHostName(sourceUrl)) return <p>{listingWords.source(fact)}</p>
  return (
    <p>
      <ExternalLink href={sourceUrl} note={words.newTab} isNoteHidden>
        {sourceTitle ?? sourceUrl}
      </ExternalLink>
      , {listingWords.sourceDate(fact)}
    </p>
  )
}

const hasHostName = (url: string) => /\.[a-z]{2,}\.?$/i.test(URL.parse(url)?.hostname ?? '')
