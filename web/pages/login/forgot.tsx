import { useSuspenseQuery } from '@tanstack/react-query'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { requestReset, SIGN_IN_FORMS } from '../../queries/sign-in.ts'
import { signInWays } from '../../queries/users.ts'
import { Note } from '../../ui/note.tsx'
import { CheckMail } from './check-mail.tsx'
import { OtherWays } from './other-ways.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useSent } from './use-sent.ts'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.passwordInstead }]

/** A link by email to where a new password is set. */
export function ForgotPassword() {
  const { hasMail } = useSuspenseQuery(signInWays()).data
  const sent = useSent()
  return (
    <SignInPage
      title={words.forgotTitle}
      description={words.forgotDescription}
      lead={sent.email ? undefined : words.forgotLead}
    >
      {sent.email ? (
        <CheckMail email={sent.email} holds={words.sentMinutes} onAgain={sent.startAgain} />
      ) : (
        <>
          <ProblemNote />
          {hasMail ? (
            <ForgotForm onSent={sent.to} />
          ) : (
            <Note look="warn">
              <p>{words.closedLink}</p>
            </Note>
          )}
        </>
      )}
      <OtherWays ways={OTHER_WAYS} />
    </SignInPage>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    schema: async () => (await import('../../../shared/users.ts')).forgotInput,
    says: { email: words.writeEmail },
    change: requestReset(),
    onDone: (_answer, { email }) => onSent(email),
  })
  return (
    <Form of={form} action={SIGN_IN_FORMS.forgot}>
      <FormField of={form} name="email" label={words.email}>
        {(control) => <input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormSubmit of={form} busy={words.sending}>
        {words.sendLink}
      </FormSubmit>
    </Form>
  )
}
