import { useId } from 'react'
import { LIMITS } from '../../../../shared/limits.ts'
import type { TypedRegistration } from '../../../../shared/events/registrations.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { Field } from '../../../ui/form/field.tsx'
import { words } from './words.ts'

interface ParticipantFieldsProps {
  of: FormInUse<TypedRegistration>
  isChild: boolean
  /** The account's: no other one gets the mails. */
  email: string
}

/** Who takes part, and what helps on the day (§5). No more is asked about a child than has to be. */
export function ParticipantFields({ of, isChild, email }: ParticipantFieldsProps) {
  const emailId = useId()
  return (
    <>
      <FormField
        of={of}
        name="participantName"
        label={isChild ? words.minorName : words.fullName}
        hint={isChild ? words.minorNameHint : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete={isChild ? 'off' : 'name'}
            maxLength={LIMITS.personName}
          />
        )}
      </FormField>
      <Field id={emailId} label={words.email} hint={words.emailHint} isRequired>
        {(control) => <input {...control} type="email" readOnly value={email} />}
      </Field>
      {!isChild && (
        <FormField of={of} name="participantPhone" label={words.phone} isOptional>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} />
          )}
        </FormField>
      )}
      <FormField of={of} name="participantAge" label={words.age} hint={words.ageHint} isOptional>
        {(control) => (
          <input {...control} type="text" inputMode="numeric" maxLength={3} className="w-s" />
        )}
      </FormField>
      <FormField of={of} name="emergencyContact" label={words.emergencyContact} isOptional>
        {(control) => (
          <input {...control} type="text" autoComplete="off" maxLength={LIMITS.personName} />
        )}
      </FormField>
      <FormField of={of} name="emergencyPhone" label={words.emergencyPhone} isOptional>
        {(control) => <input {...control} type="tel" autoComplete="off" maxLength={LIMITS.phone} />}
      </FormField>
      <FormField
        of={of}
        name="specialRequirements"
        label={words.requirements}
        hint={words.requirementsHint}
        isOptional
      >
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
    </>
  )
}
