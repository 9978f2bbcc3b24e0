import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Icon } from '../../ui/icon/icon.tsx'
import { callLink } from '../call-link.ts'
import { contactWords as words } from './contact-words.ts'

interface ContactDetailsProps {
  of: { contactEmail?: string | null; contactPhone?: string | null }
  className?: string
}

/** How to reach the people behind the site: only what is configured (ruling 16). */
export function ContactDetails({
  of: { contactEmail, contactPhone },
  className = 'lone-links',
}: ContactDetailsProps) {
  return (
    <ul className={className}>
      {contactEmail && (
        <li>
          <a href={`mailto:${contactEmail}`}>
            <Icon of={Mail} isSmall />
            {contactEmail}
          </a>
        </li>
      )}
      {contactPhone && (
        <li>
          <a href={callLink(contactPhone)}>
            <Icon of={Phone} isSmall />
            {contactPhone}
          </a>
        </li>
      )}
      <li>{words.place}</li>
    </ul>
  )
}
