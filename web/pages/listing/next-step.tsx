import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { directoryPath } from '../../../shared/listings/directory.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { listingKind } from './listing-kind.ts'
import { words } from './words.ts'

interface NextStepProps {
  listing: ListingDetail
}

/** The one thing to do now: call, write, or open the website; where none is known, look elsewhere. */
export function NextStep({ listing }: NextStepProps) {
  return (
    <section className="next stack" aria-labelledby="next-step">
      <h2 id="next-step">{words.nextStep}</h2>
      <Way listing={listing} />
    </section>
  )
}

function Way({ listing }: NextStepProps) {
  const { phone, phoneText, phoneFact, email, website } = listing
  if (phone) {
    return (
      <>
        <Steps steps={[words.callStep, ...words.ask[listingKind(listing)]]} />
        <ButtonLink to={`tel:${phone}`} look="primary" icon={Phone} isWide>
          {words.callButton(phoneText ?? phone)}
        </ButtonLink>
        <p className="soft small">{listingWords.phoneSource(phoneFact)}</p>
      </>
    )
  }
  if (email) {
    return (
      <>
        <Steps steps={[words.writeStep, ...words.ask[listingKind(listing)]]} />
        <ButtonLink to={`mailto:${email}`} look="primary" icon={Mail} isWide>
          {words.writeButton}
        </ButtonLink>
        <p className="soft small">{email}</p>
      </>
    )
  }
  if (website) {
    return (
      <>
        <Steps steps={[words.websiteStep, ...words.ask[listingKind(listing)]]} />
        <ExternalLink
          href={website}
          button="primary"
          icon={Globe}
          isWide
          note={words.newTab}
          isNoteHidden
        >
          {words.websiteButton(websiteHost(website))}
        </ExternalLink>
        <p className="soft small">{words.opensNewTab}</p>
      </>
    )
  }
  return <NoWay listing={listing} />
}

/** Known by name or address only (ruling 3). */
function NoWay({ listing }: NextStepProps) {
  const { id, address, category, categoryName, isPhoneHeldBack } = listing
  return (
    <>
      <p>{address ? words.addressStep : words.nameOnlyStep}</p>
      {isPhoneHeldBack && <p>{words.numberHeldBack}</p>}
      <MoreLink to={directoryPath({ category })} hasArrow>
        {words.lookElsewhere(categoryName)}
      </MoreLink>
      <p>
        <Link to={contactPath({ kind: 'missing', listing: String(id) })}>{words.doYouKnow}</Link>
      </p>
    </>
  )
}
