import { useSuspenseQuery } from '@tanstack/react-query'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { requestLink, SIGN_IN_FORMS } from '../../queries/sign-in.ts'
import { signInWays } from '../../queries/users.ts'
import { Note } from '../../ui/note.tsx'
import { CheckMail } from './check-mail.tsx'
import { OtherWays } from './other-ways.tsx'
import { ProblemNote } from './problem-note.tsx'
import { useReturnTo } from './return-to.ts'
import { SignInPage } from './sign-in-page.tsx'
import { useSent } from './use-sent.ts'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login', label: words.passwordInstead }]

/** A link by email in place of a password. */
export function LoginLink() {
  const { hasMail } = useSuspenseQuery(signInWays()).data
  const sent = useSent()
  return (
    <SignInPage
      title={words.linkTitle}
      description={words.linkDescription}
      lead={sent.email ? undefined : words.linkLead}
    >
      {sent.email ? (
        <CheckMail email={sent.email} holds={words.sentMinutes} onAgain={sent.startAgain} />
      ) : (
        <>
          <ProblemNote />
          {hasMail ? (
            <LinkForm onSent={sent.to} />
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

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const returnTo = useReturnTo()
  const form = useForm({
    schema: async () => (await import('../../../shared/users.ts')).linkInput,
    says: { email: words.writeEmail, isAdult: words.tickAdult },
    change: requestLink(),
    onDone: (_answer, { email }) => onSent(email),
  })
  return (
    <Form of={form} action={SIGN_IN_FORMS.link}>
      <input type="hidden" {...form.register('returnTo')} defaultValue={returnTo} />
      <FormField of={form} name="email" label={words.email}>
        {(control) => <input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormTick of={form} name="isAdult">
        {words.linkAdult}
      </FormTick>
      <FormSubmit of={form} busy={words.sending}>
        {words.sendLink}
      </FormSubmit>
    </Form>
  )
}
