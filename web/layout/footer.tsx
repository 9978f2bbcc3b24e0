import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Link } from 'react-router'
import { directoryPath } from '../../shared/listings/directory.ts'
import { ContactDetails } from '../parts/listing/contact-details.tsx'
import { Arcade } from '../parts/drawings/arcade.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

type FooterProps = Pick<ShellProps, 'site' | 'quickLinks' | 'footerCategories'>

export function Footer({ site, quickLinks, footerCategories }: FooterProps) {
  return (
    <footer className="site-foot">
      <Arcade />
      <div className="wrap">
        <p className="foot-help">
          <Link to="/help-now">
            <Icon of={LifeBuoy} />
            {words.helpNowNumbers(site.emergencyNumber)}
          </Link>
        </p>
        <nav aria-labelledby="quick-links">
          <h2 className="foot-title" id="quick-links">
            {words.quickLinks}
          </h2>
          <ul className="foot-list">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="foot-wide" aria-labelledby="footer-categories">
          <h2 className="foot-title" id="footer-categories">
            {words.categories}
          </h2>
          <ul className="foot-line">
            {footerCategories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={directoryPath({ category: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="foot-line">
          <Link to="/about/privacy">{words.privacy}</Link>
          <Link to="/about/terms">{words.terms}</Link>
          <Link to="/about/accessibility">{words.accessibility}</Link>
          <Link to="/advertise">{words.paid}</Link>
          {site.donationUrl && (
            <a href={site.donationUrl} rel="noopener">
              {words.donation}
            </a>
          )}
        </p>
        {site.operatorName && <p>{words.runBy(site.operatorName)}</p>}
        <ContactDetails of={site} className="foot-line" />
      </div>
    </footer>
  )
}
