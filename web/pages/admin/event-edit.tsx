import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { AdminEvent } from '../../../shared/events.ts'
import type { TypedAdminEvent } from '../../../shared/event-input.ts'
import { EventFields } from '../../parts/event/event-fields.tsx'
import { formWords } from '../../parts/event/form-words.ts'
import { PlainField } from '../../parts/event/plain-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { adminEvent, createEvent, editEvent } from '../../queries/event-changes.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Admin } from './admin.tsx'
import { typedEvent } from './typed-event.ts'
import { adminEventWords as words } from './event-words.ts'

/** An event's form for admins: a new one at /admin/events/new, else the one with this number. */
export function AdminEventEdit() {
  const { id = '' } = useParams()
  return (
    <Admin>
      <section className="stack" aria-labelledby="tab">
        <p>
          <MoreLink to="/admin/events">{words.back}</MoreLink>
        </p>
        <h2 id="tab">{id === 'new' ? words.createTitle : words.editTitle}</h2>
        {id === 'new' ? <EventForm /> : <EditForm id={id} />}
      </section>
    </Admin>
  )
}

function EditForm({ id }: { id: string }) {
  const { data, isError } = useQuery({ ...adminEvent(id), throwOnError: false })
  if (isError) return <p>{words.notFound}</p>
  if (!data)
    return (
      <Loading label={words.loading}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </Loading>
    )
  return <EventForm event={data} />
}

function EventForm({ event }: { event?: AdminEvent }) {
  const navigate = useNavigate()
  const form = useForm<TypedAdminEvent, AdminEvent>({
    schema: async () => (await import('../../../shared/event-input.ts')).adminEventForm,
    says: formWords.says,
    values: event && typedEvent(event),
    change: event ? editEvent(event.id, event.updatedAt) : createEvent(),
    onDone: ({ isApproved }) =>
      void navigate(isApproved ? '/admin/events?show=upcoming' : '/admin/events'),
  })
  return (
    <div className="narrow">
      <Form of={form} labelledBy="tab">
        <EventFields of={form} />
        <fieldset className="fields">
          <legend className="filter-title">{words.more}</legend>
          <p className="hint">{formWords.pointHint}</p>
          <PlainField
            of={form}
            name="latitude"
            label={formWords.latitude}
            max={LIMITS.coordinate}
            isOptional
          />
          <PlainField
            of={form}
            name="longitude"
            label={formWords.longitude}
            max={LIMITS.coordinate}
            isOptional
          />
          <PlainField
            of={form}
            name="imageUrl"
            label={formWords.imageUrl}
            hint={formWords.imageUrlHint}
            type="url"
            max={LIMITS.url}
            isOptional
          />
        </fieldset>
        <FormSubmit of={form} busy={words.saving}>
          {words.save}
        </FormSubmit>
      </Form>
    </div>
  )
}
