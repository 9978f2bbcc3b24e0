import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OpenedReset } from '../../../shared/accounts/sign-in.ts'
import { FormPassword } from '../../parts/form/form-password.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { WhosePassword } from '../../parts/form/whose-password.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { setNewPassword, SIGN_IN_FORMS } from '../../queries/accounts/sign-in.ts'
import { openedReset } from '../../queries/admin/users.ts'
import { NoLink } from './no-link.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { words } from './words.ts'

const OTHER_WAYS = [{ to: '/login/forgot', label: words.newLink }]

/** Where the link of the mail leads: the new password, in the browser that has opened the link. */
export function NewPassword() {
  const link = useSuspenseQuery(openedReset()).data
  return link ? (
    <NewPasswordForm link={link} />
  ) : (
    <NoLink description={words.resetDescription} ways={OTHER_WAYS} />
  )
}

function NewPasswordForm({ link }: { link: OpenedReset }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).newPasswordForm,
    says: { password: words.writeNewPassword },
    draft: null,
    change: setNewPassword(),
    onDone: () => navigate('/login?done=new-password'),
  })
  return (
    <SignInPage
      title={words.resetTitle}
      description={words.resetDescription}
      lead={words.resetLead(link.email)}
    >
      <ProblemNote />
      <Form of={form} action={SIGN_IN_FORMS.newPassword}>
        <WhosePassword />
        <input type="hidden" {...form.register('id')} defaultValue={link.id} />
        <FormPassword
          of={form}
          name="password"
          label={words.newPassword}
          hint={words.newPasswordHint}
          autoComplete="new-password"
        />
        <FormSubmit of={form} busy={words.saving}>
          {words.savePassword}
        </FormSubmit>
      </Form>
      <OtherSignInMethods ways={OTHER_WAYS} />
    </SignInPage>
  )
}
