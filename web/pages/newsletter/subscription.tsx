import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ownSubscription } from '../../queries/newsletter.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { NewsletterPage } from './newsletter-page.tsx'
import { NoSubscription } from './no-subscription.tsx'
import { PressForm } from './press-form.tsx'
import { words } from './words.ts'

/** Where the link "unsubscribe" of every newsletter mail leads: one press ends it, or takes that back. */
export function Subscription() {
  const { key = '' } = useParams()
  const own = useSuspenseQuery(ownSubscription(key)).data
  if (!own) return <NoSubscription />
  const { state, email } = own
  if (state === 'unsubscribed')
    return (
      <NewsletterPage title={words.endedTitle} lead={words.ended(email)}>
        <p>{words.endedForgotten}</p>
        <PressForm of={key} press="subscribe">
          {words.again}
        </PressForm>
      </NewsletterPage>
    )
  const isReader = state === 'confirmed'
  return (
    <NewsletterPage
      title={isReader ? words.readerTitle : words.unconfirmedTitle}
      lead={isReader ? words.reader(email) : words.unconfirmed(email)}
    >
      <p>{words.unsubscribeHint}</p>
      <PressForm of={key} press="unsubscribe" look="primary">
        {words.unsubscribe}
      </PressForm>
      {!isReader && (
        <p>
          <MoreLink to={`/newsletter/${key}/confirm`}>{words.wantIt}</MoreLink>
        </p>
      )}
    </NewsletterPage>
  )
}
