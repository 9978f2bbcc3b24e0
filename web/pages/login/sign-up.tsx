import { useSuspenseQuery } from '@tanstack/react-query'
import { signInWays } from '../../queries/admin/users.ts'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { Note } from '../../ui/note.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { CheckMail } from './check-mail.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { ProblemNote } from './problem-note.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { useReturnTo } from './return-to.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSent } from './use-sent.ts'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.haveAccount }]

/** A new account. By email it comes about when its address is confirmed. */
export function SignUp() {
  const { providers, hasMail } = useSuspenseQuery(signInWays()).data
  const returnTo = useReturnTo()
  const sent = useSent()
  const refused = useRefusedForm()
  if (sent.email)
    return (
      <SignInPage title={words.signUpTitle} description={words.signUpDescription}>
        <CheckMail email={sent.email} opens={words.sentDay} onAgain={sent.startAgain} />
      </SignInPage>
    )
  return (
    <SignInPage
      title={words.signUpTitle}
      description={words.signUpDescription}
      lead={hasMail || providers.length > 0 ? words.signUpLead : undefined}
      aside={hasMail && <WhatHappensNext />}
    >
      <ProblemNote />
      {hasMail ? (
        <SignUpForm returnTo={returnTo} refused={refused} onSent={sent.to} />
      ) : (
        <Note look="warn">
          <p>{words.closed}</p>
        </Note>
      )}
      {providers.length > 0 && (
        <section className="stack" aria-labelledby="with-provider">
          <h2 id="with-provider">{words.withProvider}</h2>
          <ProviderLinks
            providers={providers}
            returnTo={returnTo}
            saysAdult
            label={words.adultContinueWith}
          />
        </section>
      )}
      <OtherSignInMethods ways={OTHER_WAYS} />
    </SignInPage>
  )
}

const WhatHappensNext = () => (
  <section className="card stack-s" aria-labelledby="next">
    <h2 id="next" className="card-title">
      {words.next}
    </h2>
    <Steps steps={words.nextSteps} />
  </section>
)
