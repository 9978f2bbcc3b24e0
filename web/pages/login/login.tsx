import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormPassword } from '../../parts/form/form-password.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { SIGN_IN_FORMS, signIn } from '../../queries/accounts/sign-in.ts'
import { contactForm } from '../../queries/contact.ts'
import { signInWays } from '../../queries/admin/users.ts'
import { goTo } from './go-to.ts'
import { NewHere } from './new-here.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { ProblemNote } from './problem-note.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { keeping, useReturnTo } from './return-to.ts'
import { SignInPage } from './sign-in-page.tsx'
import { wantedListing, wantedScreen } from './wanted-listing.ts'
import { words } from './words.ts'

/** Signing in with a password, or with an account elsewhere. */
export function Login() {
  const { providers, hasMail } = useSuspenseQuery(signInWays()).data
  const returnTo = useReturnTo()
  const { id, act } = wantedListing(returnTo)
  const { listing } = useSuspenseQuery(contactForm(id)).data
  const screen = wantedScreen(returnTo)
  const lead = screen ? words.loginTo[screen] : words.loginLead
  const password = <PasswordForm returnTo={returnTo} canReset={hasMail} />
  return (
    <SignInPage
      title={words.loginTitle}
      description={words.loginDescription}
      lead={listing ? words.loginFor[act](listing.name) : lead}
      aside={<NewHere canSignUp={hasMail} hasProviders={providers.length > 0} />}
    >
      <ProblemNote />
      {providers.length > 0 && (
        <section className="stack" aria-labelledby="provider">
          <h2 id="provider">{words.withProvider}</h2>
          <ProviderLinks providers={providers} returnTo={returnTo} label={words.continueWith} />
        </section>
      )}
      {providers.length > 0 ? (
        <section className="stack" aria-labelledby="password">
          <h2 id="password">{words.withEmail}</h2>
          {password}
        </section>
      ) : (
        password
      )}
      {hasMail && <OtherSignInMethods ways={[{ to: '/login/link', label: words.linkInstead }]} />}
    </SignInPage>
  )
}

function PasswordForm({ returnTo, canReset }: { returnTo: string; canReset: boolean }) {
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).signInInput,
    says: { email: words.writeEmail, password: words.writePassword },
    draft: 'sign-in',
    change: signIn(),
    onDone: (answer) => goTo(answer.returnTo),
  })
  return (
    <Form of={form} action={SIGN_IN_FORMS.signIn}>
      <input type="hidden" {...form.register('returnTo')} defaultValue={returnTo} />
      <FormField of={form} name="email" label={words.email}>
        {(control) => <input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormPassword
        of={form}
        name="password"
        label={words.password}
        autoComplete="current-password"
      />
      {canReset && (
        <p className="lone-links">
          <Link to={keeping('/login/forgot', returnTo)}>{words.forgot}</Link>
        </p>
      )}
      <FormSubmit of={form} busy={words.signingIn}>
        {words.signIn}
      </FormSubmit>
      <p className="hint">{words.staySignedIn}</p>
    </Form>
  )
}
