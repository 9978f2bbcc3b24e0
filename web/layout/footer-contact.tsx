import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Icon } from '../ui/icon.tsx'
import type { Site } from './types.ts'
import { words } from './words.ts'

/** How to reach the people behind the site: only what is configured (ruling 16). */
export function FooterContact({ site: { contactEmail, contactPhone } }: { site: Site }) {
  return (
    <div>
      <h2>{words.contact}</h2>
      <ul className="foot-links">
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
            <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon of={Phone} isSmall />
              {contactPhone}
            </a>
          </li>
        )}
        <li>{words.place}</li>
      </ul>
    </div>
  )
}
