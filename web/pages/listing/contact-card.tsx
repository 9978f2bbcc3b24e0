import CalendarCheck from 'lucide-react/icons/calendar-check'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { MetaItem, MetaList } from '../../ui/card.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { words } from './words.ts'

/** §2: address, region, phone, and e-mail and website where there are any. */
export function ContactCard({ listing }: { listing: ListingDetail }) {
  const { phone, phoneText, phoneFact, isPhoneHeldBack, email, website, lastChecked } = listing
  const place = fullPlace(listing)
  return (
    <section className="card" aria-labelledby="contact">
      <h2 id="contact" className="lead">
        <strong>{words.contact}</strong>
      </h2>
      <MetaList>
        <MetaItem icon={MapPin} isUnknown={!place}>
          {place || listingWords.place(listing)}
        </MetaItem>
        <MetaItem icon={Phone} isUnknown={!phone}>
          {phone ? (
            <a href={`tel:${phone}`}>{phoneText}</a>
          ) : isPhoneHeldBack ? (
            listingWords.phoneHeldBack
          ) : (
            listingWords.phoneUnknown
          )}
          {phone && <span className="soft small block">{listingWords.phoneSource(phoneFact)}</span>}
        </MetaItem>
        {email && (
          <MetaItem icon={Mail}>
            <a href={`mailto:${email}`}>{email}</a>
          </MetaItem>
        )}
        {website && (
          <MetaItem icon={Globe}>
            <ExternalLink href={website} note={words.newTab}>
              {websiteHost(website)}
            </ExternalLink>
          </MetaItem>
        )}
        <MetaItem icon={CalendarCheck} isUnknown={!lastChecked}>
          {listingWords.checked(lastChecked)}
        </MetaItem>
      </MetaList>
    </section>
  )
}
