import CalendarCheck from 'lucide-react/icons/calendar-check'
import Globe from 'lucide-react/icons/globe'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import type { Listing } from '../../../shared/listings/listings.ts'
import { MetaItem, MetaList } from '../../ui/card.tsx'
import { listingWords as words } from './words.ts'
import { sentenceCase } from '../sentence-case.ts'
import { websiteHost } from './website-host.ts'

export interface ListingBitsProps {
  listing: Listing
  /** The name of the place the distance is from. */
  from?: string
}

/** The facts a family decides by, in the same order on every card; what is not known is said. */
export function ListingBits({ listing, from }: ListingBitsProps) {
  const { phone, phoneText, phoneFact, isPhoneHeldBack, website, ages, lastChecked, reviewCount } =
    listing
  return (
    <MetaList>
      <MetaItem icon={MapPin} isUnknown={!words.isPlaceKnown(listing)}>
        {words.place(listing)}
        {from && listing.distance !== null && (
          <span className="soft small block">{words.distance(listing.distance, from)}</span>
        )}
      </MetaItem>
      <MetaItem icon={Users} isUnknown={!ages}>
        {ages ? sentenceCase(ages) : words.agesUnknown}
      </MetaItem>
      <MetaItem icon={Phone} isUnknown={!phone}>
        {phone ? (
          <a href={`tel:${phone}`}>{phoneText}</a>
        ) : isPhoneHeldBack ? (
          words.phoneHeldBack
        ) : (
          words.phoneUnknown
        )}
        {phone && <span className="soft small block">{words.phoneSource(phoneFact)}</span>}
      </MetaItem>
      {website && (
        <MetaItem icon={Globe}>
          {words.website} {websiteHost(website)}
        </MetaItem>
      )}
      <MetaItem icon={CalendarCheck} isUnknown={!lastChecked}>
        {words.checked(lastChecked)}
      </MetaItem>
      <MetaItem icon={Star} isUnknown={reviewCount === 0}>
        {words.reviews(listing)}
      </MetaItem>
    </MetaList>
  )
}
