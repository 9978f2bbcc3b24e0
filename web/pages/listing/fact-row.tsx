import Check from 'lucide-react/icons/check'
import Quote from 'lucide-react/icons/quote'
import type { Fact, ListingDetail } from '../../../shared/listings.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortDate } from '../../ui/dates.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { KnownFact } from './known-facts.tsx'
import { mailLink } from '../../parts/mail-link.ts'
import { Source } from './source.tsx'
import { websiteHost } from '../../parts/website-host.ts'
import { words } from './words.ts'

interface FactRowProps extends KnownFact {
  listing: ListingDetail
  contactEmail: string | null
}

export function FactRow({ label, value, fact, listing, contactEmail }: FactRowProps) {
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
      {contactEmail && (
        <dd className="report">
          <a href={mailLink(contactEmail, words.wrongSubject(listing.name, label))}>
            {words.somethingWrong}
            <VisuallyHidden>{words.aboutFact(label)}</VisuallyHidden>
          </a>
        </dd>
      )}
    </div>
  )
}

/** Who stands behind the fact. "Checked" means that a person recorded it (ruling 2). */
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
