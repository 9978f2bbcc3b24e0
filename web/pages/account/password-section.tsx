import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FormPassword } from '../../parts/form/form-password.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { WhosePassword } from '../../parts/form/whose-password.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { changePassword } from '../../queries/accounts/account.ts'
import { methods } from '../../queries/admin/users.ts'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Change } from './change.tsx'
import { Section } from './section.tsx'
import { needsSignIn } from './needs-sign-in.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { words } from './words.ts'

export function PasswordSection({ email }: { email: string }) {
  const { data } = useQuery(methods())
  const [params] = useSearchParams()
  const mustChoose = params.get('password') === 'choose' && data?.hasPassword === false
  return (
    <Section id="password" title={words.passwordTitle}>
      {mustChoose && (
        <Note look="good">
          <p>{words.choosePassword}</p>
        </Note>
      )}
      {!data && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
        </Loading>
      )}
      {data && (
        <>
          <p>{data.hasPassword ? words.hasPassword : words.noPassword}</p>
          <Change what={words.changeOf.password} isOpen={mustChoose}>
            {needsSignIn(data) ? (
              <SignInAgain />
            ) : (
              <PasswordForm
                key={String(data.hasPassword)}
                email={email}
                hasOne={data.hasPassword}
              />
            )}
          </Change>
        </>
      )}
    </Section>
  )
}

function PasswordForm({ email, hasOne }: { email: string; hasOne: boolean }) {
  const form = useForm({
    schema: async () => (await import('../../../shared/accounts/users.ts')).changePasswordForm,
    says: { currentPassword: words.writeCurrentPassword, password: words.writeNewPassword },
    draft: null,
    change: changePassword(),
    onDone: () => form.reset(),
  })
  return (
    <Form of={form}>
      <WhosePassword email={email} />
      {hasOne && (
        <FormPassword
          of={form}
          name="currentPassword"
          label={words.currentPassword}
          autoComplete="current-password"
        />
      )}
      <FormPassword
        of={form}
        name="password"
        label={words.newPassword}
        hint={words.newPasswordHint}
        autoComplete="new-password"
      />
      <p className="hint">{words.passwordEffect}</p>
      <FormSubmit of={form} look="outlined" busy={words.saving}>
        {words.savePassword}
      </FormSubmit>
    </Form>
  )
}
