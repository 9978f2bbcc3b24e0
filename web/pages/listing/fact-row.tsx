import Check from 'lucide-react/icons/check'
import Quote from 'lucide-react/icons/quote'
import { Link } from 'react-router'
import type { Fact, ListingDetail } from '../../../shared/listings/listings.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortDate } from '../../../shared/formats/dates.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { KnownFact } from './known-facts.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Source } from './source.tsx'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { words } from './words.ts'

interface FactRowProps extends KnownFact {
  listing: ListingDetail
}

export function FactRow({ label, value, fact, listing }: FactRowProps) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {fact && (
        <dd className="from">
          <Standing fact={fact} website={listing.website} />
          <Source fact={fact} />
        </dd>
      )}
      <dd className="report">
        <Link to={contactPath({ kind: 'wrong', listing: String(listing.id), field: label })}>
          {words.somethingWrong}
          <VisuallyHidden>{words.aboutFact(label)}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  )
}

/** Who is behind the fact. "Checked" means that a person recorded it (ruling 2). */
function Standing({ fact, website }: { fact: Fact; website: string | null }) {
  if (fact.checkedOn && fact.method) {
    return (
      <>
        <Badge look="good" icon={Check}>
          {words.checkedByUs}
        </Badge>
        <span>{words.checkedOn(shortDate(fact.checkedOn) ?? '', words.how[fact.method])}</span>
      </>
    )
  }
  const isOwnPage =
    website !== null &&
    fact.sourceUrl !== null &&
    websiteHost(website) === websiteHost(fact.sourceUrl)
  if (!isOwnPage) return <Badge>{words.notChecked}</Badge>
  return (
    <Badge look="info" icon={Quote}>
      {words.saysItself}
    </Badge>
  )
}
