import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { directoryPath } from '../../shared/listings/directory.ts'
import { HELPLINES } from '../../shared/site.ts'
import { ContactDetails } from '../parts/listing/contact-details.tsx'
import { Arcade } from '../parts/drawings/arcade.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Brand } from './brand.tsx'
import { FooterLinks } from './footer-links.tsx'
import type { ShellProps } from './types.ts'
import { words } from './words.ts'

type FooterProps = Pick<ShellProps, 'site' | 'quickLinks' | 'footerCategories'>

export function Footer({ site, quickLinks, footerCategories }: FooterProps) {
  const helplines = [site.emergencyNumber, HELPLINES.children, HELPLINES.mentalHealth]
  const categories = footerCategories.map(({ slug, name }) => ({
    to: directoryPath({ category: slug }),
    label: name,
  }))
  return (
    <footer className="site-foot">
      <Arcade />
      <div className="wrap">
        <div className="foot-grid">
          <div className="stack-s">
            <Brand name={site.name} />
            <p>{site.tagline}</p>
            <p>
              <Link className="more" to="/help-now">
                <Icon of={Phone} />
                {words.helpNowNumbers(helplines)}
              </Link>
            </p>
          </div>
          <FooterLinks id="quick-links" title={words.quickLinks} links={quickLinks} />
          <FooterLinks id="footer-categories" title={words.categories} links={categories} />
          <div>
            <h2>{words.contact}</h2>
            <ContactDetails of={site} />
          </div>
        </div>
        <div className="foot-end">
          <Link to="/about#privacy">{words.privacy}</Link>
          <Link to="/about#terms">{words.terms}</Link>
          <Link to="/about#accessibility">{words.accessibility}</Link>
          <Link to="/advertise">{words.paid}</Link>
          {site.donationUrl && (
            <a href={site.donationUrl} rel="noopener">
              {words.donation}
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}
