import { useSearchParams } from 'react-router'
import { SUBSCRIBE_PROBLEMS } from '../../../shared/newsletter-rules.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { Asked } from '../../parts/newsletter/asked.tsx'
import { SubscribeForm } from '../../parts/newsletter/subscribe-form.tsx'
import { words as subscribeWords } from '../../parts/newsletter/words.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import { words } from './words.ts'

const SENTENCES = { ...words.problems, ...subscribeWords }

/** Where the form leads that was sent without script: to what comes next, or back to itself. */
export function Subscribe() {
  const [params] = useSearchParams()
  const problem = SUBSCRIBE_PROBLEMS.find((one) => one === params.get('problem'))
  if (params.get('done') === 'asked')
    return (
      <NewsletterPage title={words.askedTitle} lead={words.asked}>
        <Asked />
      </NewsletterPage>
    )
  return (
    <NewsletterPage
      title={words.subscribeTitle}
      prefix={problem && formWords.titlePrefix}
      lead={subscribeWords.lead}
    >
      <SubscribeForm problem={problem && SENTENCES[problem]} look="primary" />
    </NewsletterPage>
  )
}
