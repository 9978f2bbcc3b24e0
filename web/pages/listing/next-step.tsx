import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { phoneSource } from '../../parts/listing/phone-source.ts'
import { phoneUnknown } from '../../parts/listing/place-words.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { listingKind } from './listing-kind.ts'
import { othersOf, pathToOthers } from './others.ts'
import { words } from './words.ts'

interface NextStepProps {
  listing: ListingDetail
}

/** The best way to reach it first, then the others (§2 "contact card"); where none is known, the way to others near it. */
export function NextStep({ listing }: NextStepProps) {
  const { phoneText, phoneWrongOn, isPhoneHeldBack, email, website } = listing
  // Who answers a number that was found wrong is somebody else; a remark says so above.
  const phone = phoneWrongOn ? null : listing.phone
  const best = phone ? 'call' : email ? 'write' : website ? 'website' : undefined
  // A state alone is no address, and stands above already.
  const sayPlace = listing.isReachable ? words.address : words.placeLine
  const place = (listing.address || listing.town) && <p>{sayPlace(fullPlace(listing))}</p>
  const kind = listingKind(listing)
  // Somebody is there to be asked; on a beach, or at what was an event, nobody may be.
  const isFound = listing.isReachable && kind !== 'place'
  const questions = words.ask[kind].flatMap(([question, ...answeredBy]) =>
    answeredBy.some((field) => listing[field]) ? [] : [question],
  )
  return (
    <>
      <section className="next" aria-labelledby="next-step">
        <h2 id="next-step">
          {words.bestWay[phone && email ? 'callOrWrite' : (best ?? (isFound ? 'go' : 'none'))]}
        </h2>
        {!best && place}
        {!best && <NoWay listing={listing} />}
        {phone && (
          <ButtonLink to={`tel:${phone}`} look="primary" icon={Phone} isWide>
            {words.callButton(phoneText ?? phone)}
          </ButtonLink>
        )}
        {/* Before the other ways: it is said of the number alone. */}
        {phone && <p>{phoneSource(listing)}</p>}
        {best === 'write' && (
          <ButtonLink to={`mailto:${email}`} look="primary" icon={Mail} isWide>
            {listingWords.write}
          </ButtonLink>
        )}
        {website && best === 'website' && (
          <ExternalLink href={website} button="primary" icon={Globe} isWide isNoteHidden>
            {words.websiteButton}
          </ExternalLink>
        )}
        <div className="other-ways">
          {email && best !== 'write' && (
            <ButtonLink to={`mailto:${email}`} icon={Mail}>
              {words.email}
            </ButtonLink>
          )}
          {website && best !== 'website' && (
            <ExternalLink href={website} button="outlined" icon={Globe} isNoteHidden>
              {words.website}
            </ExternalLink>
          )}
        </div>
        {!listing.phone && (best || isPhoneHeldBack) && (
          <p>{isPhoneHeldBack ? words.numberHeldBack : phoneUnknown}</p>
        )}
        {best && place}
      </section>
      {/* Behind a short number, such as 112 or 14416, somebody asks the questions. */}
      {best && !isHelpline(listing.phone) && questions.length > 0 && (
        <p className="ask">
          <strong>{words.youCanAsk}</strong> {words.quoted(questions)}
        </p>
      )}
    </>
  )
}

/** Known by name or address only (ruling 3). */
function NoWay({ listing }: NextStepProps) {
  const { id, address, hours } = listing
  return (
    <>
      <p>{address ? words.addressStep(hours !== null) : words.nameOnlyStep}</p>
      <ButtonLink to={pathToOthers(listing)} isWide>
        {words.seeOthers(othersOf(listing))}
      </ButtonLink>
      <p className="lone-links">
        <Link to={contactPath({ kind: 'missing', listing: String(id) })}>{words.doYouKnow}</Link>
      </p>
    </>
  )
}
