import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { donePath, linkPath } from '../../../shared/checks/links.ts'
import type { ProviderPage } from '../../../shared/checks/provider-answers.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { providerPage } from '../../queries/provider-links.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useLanguage } from './in-language.ts'
import { Languages } from './languages.tsx'
import type { ConfirmWords } from './words.ts'

/** Where a provider's link leads: opening it does nothing, because programs open links, too. */
export function ConfirmListing() {
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const refused = useRefusedForm()
  const page = useSuspenseQuery(providerPage(token)).data
  const { language, words } = useLanguage()
  const isDone = params.has('done')
  const { title, text } = headOf(words, page, isDone)
  return (
    <div className="wrap" lang={language}>
      <FormStyles />
      <PageHead
        title={refused ? formWords.titlePrefix + title : title}
        description={words.description}
        path="/confirm"
        isUnlisted
      />
      <Languages language={language} pathIn={(one) => donePath(linkPath(token, one), isDone)} />
      <div className="page-head breaks">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {page?.state === 'open' ? (
        <AnswerForm token={token} page={page} refused={refused} />
      ) : (
        <div className="btn-row section-tight">
          {page?.listing.isShown && (
            <ButtonLink to={`/listing/${page.listing.id}`}>{words.toListing}</ButtonLink>
          )}
          <ButtonLink to="/contact" look="quiet">
            {words.write}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function headOf(words: ConfirmWords, page: ProviderPage | null, isDone: boolean) {
  if (!page) return { title: words.unknown, text: words.unknownText }
  const { state, answer, listing } = page
  if (state === 'open') return { title: words.title(listing.name), text: words.lead }
  if (state === 'too-late' || !answer) return { title: words.tooLate, text: words.tooLateText }
  if (isDone) return { title: words.thanks, text: words.said[answer] }
  return { title: words.already, text: `${words.saidBefore[answer]} ${words.usedText}` }
}
