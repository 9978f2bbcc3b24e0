import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { requestReset, SIGN_IN_FORMS } from '../../queries/accounts/sign-in.ts'
import { ByMail } from './by-mail.tsx'
import { words } from './words.ts'

/** A link by email to where a new password is set. */
export function ForgotPassword() {
  return (
    <ByMail
      title={words.forgotTitle}
      description={words.forgotDescription}
      lead={words.forgotLead}
      form={ForgotForm}
    />
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).forgotInput,
    says: { email: words.writeEmail },
    draft: 'forgot',
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
