import { useQuery, type UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { AdminEvent } from '../../../shared/events.ts'
import type { TypedAdminEvent } from '../../../shared/event-input.ts'
import { EventFields } from '../../parts/event/event-fields.tsx'
import { formWords } from '../../parts/event/form-words.ts'
import { PlainField } from '../../parts/form/plain-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useDraft } from '../../parts/form/use-draft.ts'
import { useForm } from '../../parts/form/use-form.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { adminEvent, createEvent, editEvent } from '../../queries/event-changes.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Admin } from './admin.tsx'
import { EventChanged } from './event-changed.tsx'
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
        {id === 'new' ? (
          <Drafted name="new">
            {(draft, forget) => (
              <EventForm isNew values={draft} change={createEvent()} onSaved={forget} />
            )}
          </Drafted>
        ) : (
          <Edit key={id} id={id} />
        )}
      </section>
    </Admin>
  )
}

function Edit({ id }: { id: string }) {
  // Read anew each time it is opened: what is saved must be a change of what stands there now.
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
      <Opened event={data} />
    </>
  )
}

/** The form keeps the event as it was opened: what somebody else changes meanwhile takes no word away. */
function Opened({ event }: { event: AdminEvent }) {
  const [opened, setOpened] = useState(event)
  /** Which version the admin has been told of: the next save is a change of that one. */
  const [seen, setSeen] = useState(event.updatedAt)
  return (
    <Drafted name={`${opened.id} ${opened.updatedAt}`}>
      {(draft, forget) => (
        <EventForm
          key={opened.updatedAt}
          values={{ ...typedEvent(opened), ...draft }}
          change={editEvent(event.id, seen)}
          onSaved={forget}
          newer={
            seen !== event.updatedAt && (
              <EventChanged
                before={opened}
                after={event}
                onKeep={() => setSeen(event.updatedAt)}
                onShow={() => {
                  setOpened(event)
                  setSeen(event.updatedAt)
                }}
              />
            )
          }
        />
      )}
    </Drafted>
  )
}

interface DraftedProps {
  name: string
  children: (draft: Record<string, string> | undefined, forget: () => void) => ReactNode
}

/** What is written is kept in this tab until it is saved: leaving the page takes no word away. */
function Drafted({ name, children }: DraftedProps) {
  const { draft, keep, forget } = useDraft(`saath-admin-event ${name}`)
  return (
    <div className="narrow" onInput={keep} key={draft ? 'draft' : 'empty'}>
      {children(draft, forget)}
    </div>
  )
}

interface EventFormProps {
  isNew?: boolean
  values?: Partial<TypedAdminEvent>
  change: UseMutationOptions<AdminEvent, Error, TypedAdminEvent>
  onSaved: () => void
  /** That somebody has changed it meanwhile. */
  newer?: ReactNode
}

function EventForm({ isNew, values, change, onSaved, newer }: EventFormProps) {
  const navigate = useNavigate()
  const form = useForm<TypedAdminEvent, AdminEvent>({
    schema: async () => (await import('../../../shared/event-input.ts')).adminEventForm,
    says: formWords.says,
    values,
    change,
    onDone: ({ isApproved }) => {
      onSaved()
      void navigate(isApproved ? '/admin/events?show=upcoming' : '/admin/events')
    },
  })
  return (
    <>
      {!form.isBusy && newer}
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
    </>
  )
}
