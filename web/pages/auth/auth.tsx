import { useSuspenseQuery } from '@tanstack/react-query'
import LogIn from 'lucide-react/icons/log-in'
import { Link, useSearchParams } from 'react-router'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'
import { signInAddress } from '../../../shared/accounts/visitor.ts'
import { listOfAny } from '../../../shared/formats/choices.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { signInWays } from '../../queries/admin/users.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { words } from './words.ts'

/** What an account is for, and the way in (§2). It names the ways this site is set up for, and no others (ruling 21). */
export function Auth() {
  const { providers, hasMail } = useSuspenseQuery(signInWays()).data
  const [params] = useSearchParams()
  const returnTo = safeReturnTo(params.get('returnTo'))
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead title={words.title} description={words.description} path="/auth" isUnlisted />
      <PageTop here={words.signIn} title={words.title} lead={words.lead} />
      <div className="with-side with-side-r">
        <div className="stack-l">
          <section className="stack" aria-labelledby="benefits">
            <h2 id="benefits">{words.benefits}</h2>
            <ul className="benefits">
              {words.benefitList.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span className="soft">{text}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="stack-s" aria-labelledby="kept">
            <h2 id="kept">{words.privacyTitle}</h2>
            <p>{words.privacy}</p>
            <p className="lone-links">
              <Link to="/about/privacy">{words.privacyMore}</Link>
            </p>
          </section>
        </div>
        <div>
          <section className="card" aria-labelledby="ways">
            <h2 id="ways">{words.waysTitle}</h2>
            <p>{words.ways(asWords(providers.map(({ name }) => name)))}</p>
            <ButtonLink
              to={signInAddress(returnTo)}
              reloadDocument
              rel="nofollow"
              look="primary"
              icon={LogIn}
              isWide
            >
              {words.signIn}
            </ButtonLink>
            {(hasMail || providers.length > 0) && (
              <ButtonLink to="/login/new" isWide>
                {words.signUp}
              </ButtonLink>
            )}
            <p className="hint">{words.free}</p>
          </section>
        </div>
      </div>
    </div>
  )
}

/** "Google, GitHub, or your email address". A password works where no mail can be sent, too. */
const asWords = (providers: string[]) => listOfAny([...providers, words.email])
