import { useQuery, type UseMutationOptions } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { AdminEvent } from '../../../../shared/events/events.ts'
import type { TypedAdminEvent } from '../../../../shared/events/input.ts'
import { EventFields } from '../../../parts/event/event-fields.tsx'
import { formWords } from '../../../parts/event/form-words.ts'
import { PlainField } from '../../../parts/form/plain-field.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import type { DraftOptions } from '../../../parts/drafts/use-draft.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { adminEvent, createEvent, editEvent } from '../../../queries/events/changes.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import { useEdit, type EditInUse } from '../kit/use-edit.ts'
import { typedEvent } from './typed-event.ts'
import { adminEventWords as words } from './words.ts'

/** An event's form for admins: a new one at /admin/events/new, otherwise the one with this number. */
export function AdminEventEdit() {
  const { id = '' } = useParams()
  return (
    <Admin>
      <section className="stack" aria-labelledby="tab">
        <p>
          <MoreLink to="/admin/events">{words.back}</MoreLink>
        </p>
        <h2 id="tab" tabIndex={-1}>
          {id === 'new' ? words.createTitle : words.editTitle}
        </h2>
        {id === 'new' ? (
          <EventForm isNew draft="event new" change={createEvent()} />
        ) : (
          <Edit key={id} id={id} />
        )}
      </section>
    </Admin>
  )
}

function Edit({ id }: { id: string }) {
  // Read again each time it is opened: what is saved must be a change of what is there now.
  const { data, isError } = useQuery({ ...adminEvent(id), throwOnError: false, gcTime: 0 })
  if (isError) return <p>{words.notFound}</p>
  if (!data)
    return (
      <Loading label={words.loading}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </Loading>
    )
  return (
    <>
      <p>
        <MoreLink to={`/events/${id}/manage`} hasArrow>
          {words.manage}
        </MoreLink>
      </p>
      <EventEditor event={data} />
    </>
  )
}

function EventEditor({ event }: { event: AdminEvent }) {
  const edit = useEdit(event, adminEvent(String(event.id)).queryKey)
  return (
    <EventForm
      key={edit.round}
      draft={{ name: `event ${event.id}`, version: edit.version, onFound: edit.onFound }}
      values={typedEvent(edit.opened)}
      change={{ ...editEvent(event.id, edit.version), onError: edit.onError }}
      edit={{ of: edit, newest: event }}
    />
  )
}

interface EventFormProps {
  isNew?: boolean
  values?: Partial<TypedAdminEvent>
  change: UseMutationOptions<AdminEvent, Error, TypedAdminEvent>
  /** The name of what is typed and not saved. */
  draft: string | DraftOptions
  /** For an existing one: somebody may change it in the meantime. */
  edit?: { of: EditInUse<AdminEvent>; newest: AdminEvent }
}

function EventForm({ isNew, values, draft, change, edit }: EventFormProps) {
  const navigate = useNavigate()
  const form = useForm<TypedAdminEvent, AdminEvent>({
    schema: async () => (await import('../../../../shared/events/input.ts')).adminEventForm,
    says: formWords.says,
    values,
    draft,
    change,
    onDone: ({ isApproved }) => {
      void navigate(isApproved ? '/admin/events?show=upcoming' : '/admin/events')
    },
  })
  return (
    <div className="narrow">
      {edit && (
        <EditConflict
          {...edit}
          form={form}
          noun={words.noun}
          there={typedEvent(edit.newest)}
          labels={words.labels}
        />
      )}
      <Form of={form} labelledBy="tab">
        <EventFields of={form} />
        <fieldset className="fields">
          <legend className="group-title">{words.more}</legend>
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
          {!isNew && (
            <PlainField
              of={form}
              name="moveReason"
              label={formWords.moveReason}
              hint={formWords.moveReasonHint}
              max={LIMITS.subject}
              isOptional
            />
          )}
        </fieldset>
        <FormSubmit of={form} busy={words.saving}>
          {words.save}
        </FormSubmit>
        <p className="soft small">{words.draftKept}</p>
      </Form>
    </div>
  )
}
