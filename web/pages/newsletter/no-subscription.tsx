import { MoreLink } from '../../ui/button/more-link.tsx'
import { NewsletterPage } from './newsletter-page.tsx'
import { words } from './words.ts'

/** A link whose address was erased, or that a mail program broke. */
export function NoSubscription() {
  return (
    <NewsletterPage title={words.unknownTitle} lead={words.unknown}>
      <p>
        <MoreLink to="/newsletter">{words.subscribe}</MoreLink>
      </p>
    </NewsletterPage>
  )
}
