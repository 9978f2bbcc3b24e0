import type { TypedEvent } from '../../../shared/events/input.ts'
import { EVENT_MODES, SENSORY, SENSORY_FIELDS } from '../../../shared/events/rules.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { STATES } from '../../../shared/states.ts'
import { FormField } from '../form/form-field.tsx'
import { PlainField } from '../form/plain-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import type { FormInUse } from '../form/use-form.ts'
import { expected } from '../../../shared/events/sensory-words.ts'
import { eventWords as words } from './event-words.ts'
import { formWords as form } from './form-words.ts'

/** The groups of its fields, for a list of them beside the form. */
export const EVENT_GROUPS = (['what', 'when', 'where', 'who', 'places', 'expect'] as const).map(
  (id) => ({ id, label: form[id] }),
)

/** Every field of an event, in the order of its forms: for those who propose events and those who manage them. */
export function EventFields({ of }: { of: FormInUse<TypedEvent> }) {
  return (
    <>
      <fieldset className="fields" id="what">
        <legend className="group-title">{form.what}</legend>
        <PlainField
          of={of}
          name="title"
          label={form.title}
          hint={form.titleHint}
          max={LIMITS.title}
        />
        <FormField of={of} name="description" label={form.description} hint={form.descriptionHint}>
          {(control) => <textarea {...control} rows={6} />}
        </FormField>
      </fieldset>
      <fieldset className="fields" id="when">
        <legend className="group-title">{form.when}</legend>
        <p className="hint">{form.whenHint}</p>
        <div className="pair">
          <PlainField of={of} name="startDay" label={form.startDay} type="date" />
          <PlainField
            of={of}
            name="startTime"
            label={form.startTime}
            hint={form.startTimeHint}
            type="time"
            isOptional
          />
        </div>
        <div className="pair">
          <PlainField of={of} name="endTime" label={form.endTime} type="time" isOptional />
          <PlainField
            of={of}
            name="endDay"
            label={form.endDay}
            hint={form.endDayHint}
            type="date"
            isOptional
          />
        </div>
      </fieldset>
      <fieldset className="fields" id="where">
        <legend className="group-title">{form.where}</legend>
        <SelectField
          of={of}
          name="mode"
          label={form.mode}
          options={EVENT_MODES}
          say={(mode) => words.mode[mode]}
        />
        <PlainField
          of={of}
          name="location"
          label={form.location}
          hint={form.locationHint}
          max={LIMITS.eventLocation}
        />
        <div className="pair">
          <PlainField of={of} name="town" label={form.town} max={LIMITS.place} isOptional />
          <FormField of={of} name="region" label={form.region} isOptional>
            {(control) => (
              <select {...control}>
                <option value="">{form.noRegion}</option>
                {STATES.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
            )}
          </FormField>
        </div>
      </fieldset>
      <fieldset className="fields" id="who">
        <legend className="group-title">{form.who}</legend>
        <PlainField of={of} name="organizer" label={form.organizer} max={LIMITS.organizer} />
        <div className="pair">
          <PlainField
            of={of}
            name="contactEmail"
            label={form.contactEmail}
            hint={form.contactEmailHint}
            type="email"
            max={LIMITS.email}
            isOptional
          />
          <PlainField
            of={of}
            name="contactPhone"
            label={form.contactPhone}
            hint={form.contactPhoneHint}
            type="tel"
            max={LIMITS.phone}
            isOptional
          />
        </div>
      </fieldset>
      <fieldset className="fields" id="places">
        <legend className="group-title">{form.places}</legend>
        <div className="pair">
          <PlainField
            of={of}
            name="maxParticipants"
            label={form.maxParticipants}
            hint={form.maxParticipantsHint}
            inputMode="numeric"
            isOptional
          />
          <PlainField of={of} name="deadlineDay" label={form.deadlineDay} type="date" isOptional />
        </div>
        <PlainField
          of={of}
          name="registrationUrl"
          label={form.registrationUrl}
          hint={form.registrationUrlHint}
          type="url"
          max={LIMITS.url}
          isOptional
        />
        <div className="pair">
          <PlainField
            of={of}
            name="price"
            label={form.price}
            hint={form.priceHint}
            max={LIMITS.price}
            isOptional
          />
          <PlainField
            of={of}
            name="ageGroup"
            label={form.ageGroup}
            hint={form.ageGroupHint}
            max={LIMITS.ageGroup}
            isOptional
          />
        </div>
        <FormField of={of} name="requirements" label={form.requirements} isOptional>
          {(control) => <textarea {...control} rows={3} />}
        </FormField>
      </fieldset>
      <fieldset className="fields" id="expect">
        <legend className="group-title">{form.expect}</legend>
        <p className="hint">{form.expectHint}</p>
        <div className="pair">
          {SENSORY_FIELDS.map((field) => (
            <SelectField
              key={field}
              of={of}
              name={field}
              label={words.expect[field]}
              isOptional
              none={form.notKnown}
              options={SENSORY[field]}
              say={(answer) => expected({ [field]: answer }, field)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
