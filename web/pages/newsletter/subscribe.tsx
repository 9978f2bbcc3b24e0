import { useSearchParams } from 'react-router'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { ConfirmationSent } from '../../parts/newsletter/confirmation-sent.tsx'
import { SubscribeForm } from '../../parts/newsletter/subscribe-form.tsx'
import { words as subscribeWords } from '../../parts/newsletter/words.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { words } from './words.ts'

/** Where the form leads that was sent without script: to what comes next, or the form again with what was typed. */
export function Subscribe() {
  const [params] = useSearchParams()
  const refused = useRefusedForm()
  if (params.get('done') === 'asked' && !refused)
    return (
      <NewsletterPage title={words.askedTitle}>
        <ConfirmationSent />
      </NewsletterPage>
    )
  return (
    <NewsletterPage
      title={words.subscribeTitle}
      prefix={refused && formWords.titlePrefix}
      lead={subscribeWords.lead}
    >
      <SubscribeForm refused={refused} look="primary" />
    </NewsletterPage>
  )
}
