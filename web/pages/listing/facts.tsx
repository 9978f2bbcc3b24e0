import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import FileText from 'lucide-react/icons/file-text'
import Quote from 'lucide-react/icons/quote'
import { Link } from 'react-router'
import { shortDate } from '../../../shared/formats/dates.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { groupFacts, type FactGroup } from './fact-groups.ts'
import { knownFacts, unknownFacts } from './known-facts.tsx'
import { Sources } from './sources.tsx'
import { words } from './words.ts'

/** What helps to decide, by who is behind it; what nobody knows in one line; where it all comes from, folded. */
export function Facts({ listing }: { listing: ListingDetail }) {
  const known = knownFacts(listing)
  return (
    <section className="stack" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      {groupFacts(known, listing.website).map((group) => (
        <Group key={group.facts[0]?.label} {...group} />
      ))}
      <p className="unknown">
        <Icon of={CircleHelp} />
        <span>
          <strong>{words.weDoNotKnow}</strong> {unknownFacts(listing).join(', ')}.{' '}
          <Link to={contactPath({ kind: 'missing', listing: String(listing.id) })}>
            {words.tellUs}
          </Link>
        </span>
      </p>
      <Sources listing={listing} known={known} />
    </section>
  )
}

const ICONS = { checked: Check, itself: Quote, other: FileText }

function Group({ standing, check, facts }: FactGroup) {
  return (
    <div>
      <h3 className={`standing standing-${standing}`}>
        <Icon of={ICONS[standing]} />
        <span>
          <strong>{words.standing[standing]}</strong>
          {check && ` ${words.checkedOn(shortDate(check.on) ?? '', words.how[check.method])}`}
        </span>
      </h3>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
