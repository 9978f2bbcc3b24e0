import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { requestLink, SIGN_IN_FORMS } from '../../queries/accounts/sign-in.ts'
import { ByMail } from './by-mail.tsx'
import { useReturnTo } from './return-to.ts'
import { words } from './words.ts'

/** A link by email in place of a password. */
export function LoginLink() {
  return (
    <ByMail
      title={words.linkTitle}
      description={words.linkDescription}
      lead={words.linkLead}
      form={LinkForm}
    />
  )
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const returnTo = useReturnTo()
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).linkInput,
    says: { email: words.writeEmail, isAdult: words.tickAdult },
    draft: 'sign-in-link',
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
