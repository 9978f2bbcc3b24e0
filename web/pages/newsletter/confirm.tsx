import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ownSubscription } from '../../queries/newsletter.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { NoSubscription } from './no-subscription.tsx'
import { PressForm } from './press-form.tsx'
import { words } from './words.ts'

/** Where the welcome mail leads: opening it does nothing, because programs open links too; one press confirms. */
export function ConfirmSubscription() {
  const { key = '' } = useParams()
  const own = useSuspenseQuery(ownSubscription(key)).data
  if (!own) return <NoSubscription />
  if (own.state === 'confirmed')
    return (
      <NewsletterPage title={words.readerTitle} lead={words.reader(own.email)}>
        <p>{words.unsubscribeHint}</p>
        <PressForm of={key} press="unsubscribe">
          {words.unsubscribe}
        </PressForm>
      </NewsletterPage>
    )
  return (
    <NewsletterPage title={words.confirmTitle} lead={words.confirm(own.email)}>
      <PressForm of={key} press="subscribe" look="primary">
        {words.yes}
      </PressForm>
      <p className="hint">{words.notYou}</p>
    </NewsletterPage>
  )
}
