import { FormField } from '../../parts/form/form-field.tsx'
import { FormPassword } from '../../parts/form/form-password.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { signUp } from '../../queries/accounts/sign-in.ts'
import { keeping } from './return-to.ts'
import { words } from './words.ts'

interface SignUpFormProps {
  returnTo: string
  /** As it was sent without script, and why it was refused. */
  refused: RefusedForm | undefined
  onSent: (email: string) => void
}

export function SignUpForm({ returnTo, refused, onSent }: SignUpFormProps) {
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).signUpForm,
    says: {
      firstName: words.writeFirstName,
      lastName: words.writeLastName,
      email: words.writeEmail,
      password: words.writeNewPassword,
      isAdult: words.tickAdult,
    },
    draft: 'sign-up',
    refused: refused?.problem,
    values: refused?.fields,
    change: signUp(),
    onDone: (_answer, { email }) => onSent(email),
  })
  return (
    <Form of={form} action={keeping('/login/new', returnTo)}>
      <input type="hidden" {...form.register('returnTo')} defaultValue={returnTo} />
      <FormField of={form} name="firstName" label={words.firstName}>
        {(control) => <input {...control} autoComplete="given-name" />}
      </FormField>
      <FormField of={form} name="lastName" label={words.lastName} isOptional>
        {(control) => <input {...control} autoComplete="family-name" />}
      </FormField>
      <FormField of={form} name="email" label={words.email} hint={words.emailHint}>
        {(control) => <input {...control} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <FormPassword
        of={form}
        name="password"
        label={words.password}
        hint={words.newPasswordHint}
        autoComplete="new-password"
      />
      <FormTick of={form} name="isAdult" isRequired>
        {words.adult}
      </FormTick>
      <FormSubmit of={form} busy={words.creating}>
        {words.signUp}
      </FormSubmit>
    </Form>
  )
}
