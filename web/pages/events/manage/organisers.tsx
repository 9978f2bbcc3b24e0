import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '../../../../shared/limits.ts'
import type { Organiser } from '../../../../shared/events/registrations.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { FormTick } from '../../../parts/form/form-tick.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import {
  nameOrganiser,
  organisers,
  removeOrganiser,
} from '../../../queries/events/registrations.ts'
import { Button } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from './words.ts'

/** Admins name who may see the participants, after passing on the note on their use (ruling 26). */
export function Organisers({ eventId }: { eventId: number }) {
  const { data } = useQuery({ ...organisers(eventId), throwOnError: false })
  const form = useForm({
    schema: async () => (await import('../../../../shared/events/registrations.ts')).organiserInput,
    says: words.says,
    draft: `organiser ${eventId}`,
    change: nameOrganiser(eventId),
    onDone: () => form.reset(),
  })
  if (!data) return null
  return (
    <section className="stack" aria-labelledby="organisers">
      <h2 id="organisers" tabIndex={-1}>
        {words.organisers}
      </h2>
      <p>{data.length === 0 ? words.noOrganisers : words.organisersText}</p>
      {data.length > 0 && (
        <ul className="account-list">
          {data.map((organiser) => (
            <OrganiserRow key={organiser.userId} eventId={eventId} organiser={organiser} />
          ))}
        </ul>
      )}
      <Form of={form} labelledBy="organisers">
        <FormField of={form} name="email" label={words.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="off" maxLength={LIMITS.email} />
          )}
        </FormField>
        <FormTick of={form} name="accepts" isRequired>
          {words.accepts}
        </FormTick>
        <FormSubmit of={form} busy={words.naming} look="outlined">
          {words.name}
        </FormSubmit>
      </Form>
    </section>
  )
}

/** Taking the right away can be made good by naming the account again, so nothing is asked. */
function OrganiserRow({ eventId, organiser }: { eventId: number; organiser: Organiser }) {
  const { userId, email, name } = organiser
  const removing = useChange({
    ...removeOrganiser(eventId),
    onSuccess: () => document.getElementById('organisers')?.focus(),
  })
  return (
    <li>
      <p className="breaks">
        {name && <strong>{name}</strong>}
        {name && <br />}
        {email}
      </p>
      <Button isBusy={removing.isPending} onClick={() => removing.mutate(userId)}>
        {words.remove}
        <VisuallyHidden>{words.removeOf(email)}</VisuallyHidden>
      </Button>
      <Failure of={removing} />
    </li>
  )
}
