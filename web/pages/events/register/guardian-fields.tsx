import { RELATIONS } from '../../../../shared/events/registration-state.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import type { TypedRegistration } from '../../../../shared/events/registrations.ts'
import { FormField } from '../../../parts/form/form-field.tsx'
import { FormGroup } from '../../../parts/form/form-group.tsx'
import { FormTick } from '../../../parts/form/form-tick.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { words } from './words.ts'

interface GuardianFieldsProps {
  of: FormInUse<TypedRegistration>
  keptDays: number
  /** Agreed to: the child's part follows. */
  hasMore: boolean
}

/** Who agrees for the child, and to what; its version is kept with the answer (shared/events/registrations.ts). */
export function GuardianFields({ of, keptDays, hasMore }: GuardianFieldsProps) {
  return (
    <>
      <div className="stack-s">
        <h3>{words.consentTitle}</h3>
        <p>{words.consentWhy}</p>
      </div>
      <FormField of={of} name="guardianName" label={words.guardianName}>
        {(control) => (
          <input {...control} type="text" autoComplete="name" maxLength={LIMITS.personName} />
        )}
      </FormField>
      <FormField of={of} name="guardianBirthYear" label={words.guardianBirthYear}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            className="w-s"
          />
        )}
      </FormField>
      <FormGroup of={of} name="guardianRelation" legend={words.guardianRelation}>
        {(control) =>
          RELATIONS.map((relation) => (
            <Choice
              key={relation}
              type="radio"
              value={relation}
              defaultChecked={of.filledIn('guardianRelation') === relation}
              {...control}
            >
              {words.relations[relation]}
            </Choice>
          ))
        }
      </FormGroup>
      <div className="stack-s">
        {words.consentText(keptDays).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <FormTick of={of} name="agrees" isRequired>
        {words.agrees}
      </FormTick>
      {!hasMore && <p className="soft small">{words.thenMore}</p>}
    </>
  )
}
