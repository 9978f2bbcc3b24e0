import type { RefusedForm } from '../../../shared/errors.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { FormKey } from '../../parts/form-key.tsx'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { changeName } from '../../queries/accounts/account.ts'
import { Change } from './change.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

interface NameSectionProps {
  user: User
  /** As it was sent without script, and why it was refused. */
  refused: RefusedForm | undefined
}

export function NameSection({ user, refused }: NameSectionProps) {
  const form = useForm({
    refused: refused?.problem,
    schema: async () => (await import('../../../shared/accounts/users.ts')).accountInput,
    says: { firstName: words.writeFirstName, lastName: words.writeLastName },
    values: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', ...refused?.fields },
    draft: 'name',
    change: changeName(),
  })
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Section id="name" title={words.nameTitle}>
      {name && (
        <p>
          <b>{name}</b>
        </p>
      )}
      <p>{words.emailText(user.email)}</p>
      <Change
        what={words.changeOf.name}
        isOpen={form.draft.found !== undefined || refused !== undefined}
      >
        <Form of={form} action="/account">
          <FormKey />
          <input type="hidden" name="act" value="name" />
          <FormField of={form} name="firstName" label={words.firstName} hint={words.nameHint}>
            {(control) => <input {...control} autoComplete="given-name" />}
          </FormField>
          <FormField of={form} name="lastName" label={words.lastName} isOptional>
            {(control) => <input {...control} autoComplete="family-name" />}
          </FormField>
          <FormSubmit of={form} look="outlined" busy={words.saving}>
            {words.saveName}
          </FormSubmit>
        </Form>
      </Change>
    </Section>
  )
}
