import { Link } from 'react-router'
import { words } from './words.ts'

interface ConsentLineProps {
  /** In another language than the site's. */
  says?: { consent: string; consentMeans: string }
}

/** What a form's answers may be used for (ruling 53); its version is kept with them (shared/consent.ts). */
export const ConsentLine = ({ says = words }: ConsentLineProps) => (
  <p className="soft small">
    {says.consent} <Link to="/about/terms">{says.consentMeans}</Link>
  </p>
)
