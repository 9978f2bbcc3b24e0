import type { Fact, ListingDetail } from '../../../shared/listings/listings.ts'
import { sourceWords } from '../../parts/listing/source-words.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { Details } from '../../ui/details.tsx'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { words } from './words.ts'

interface SourcesProps {
  listing: ListingDetail
}

/** Each page once, with what it told us. */
export function Sources({ listing }: SourcesProps) {
  return (
    <Details className="fold" level={3} summary={words.sources}>
      <ul className="sources">
        {byPage(listing.facts).map(([page, facts]) => (
          <li key={page}>
            {facts[0] && <Page fact={facts[0]} />}
            <p className="soft small">
              {words.tells([
                ...new Set(
                  facts.map(({ field }) => FIRST_VISIT[field] ?? listingWords.field(field)),
                ),
              ])}
            </p>
          </li>
        ))}
      </ul>
    </Details>
  )
}

/** Of what is all a first visit to a card. */
const { hours, fees, modes } = words.unknowns
const FIRST_VISIT: Partial<Record<string, string>> = { hours, fees, modes }

/** Two pages may have the same title. */
const byPage = (facts: Fact[]) => [
  ...Map.groupBy(facts, (fact) => [fact.sourceUrl, sourceWords.printed(fact)].join(' ')).entries(),
]

/** The page and how old it is. A page without a host name is named, not linked: nobody can tell whose it is. */
function Page({ fact }: { fact: Fact }) {
  const { sourceUrl, sourceTitle } = fact
  if (!sourceUrl || !hasHostName(sourceUrl)) return <p>{sourceWords.printed(fact)}</p>
  return (
    <p>
      <ExternalLink href={sourceUrl} isNoteHidden>
        {sourceTitle ?? sourceUrl}
      </ExternalLink>
      , {sourceWords.date(fact)}
    </p>
  )
}

const hasHostName = (url: string) => /\.[a-z]{2,}\.?$/i.test(URL.parse(url)?.hostname ?? '')
