import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { FOR_WHOM } from '../../../shared/registration-state.ts'
import type { Registering, Registration, TypedRegistration } from '../../../shared/registrations.ts'
import type { User } from '../../../shared/users.ts'
import { FormGroup } from '../../parts/form/form-group.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { FormTick } from '../../parts/form/form-tick.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { joinWaitlist, register } from '../../queries/registrations.ts'
import { Choice } from '../../ui/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { GuardianFields } from './guardian-fields.tsx'
import { ParticipantFields } from './participant-fields.tsx'
import { words } from './register-words.ts'

interface RegisterFormProps {
  event: Registering
  user: User
  /** All places are taken: it joins the waitlist. */
  isWaiting: boolean
  onDone: () => void
}

/** "For whom?" first; of a child nothing is asked before an adult has agreed (ruling 27). */
export function RegisterForm({ event, user, isWaiting, onDone }: RegisterFormProps) {
  const { eventId, keptDays, contactEmail } = event
  const form = useForm<TypedRegistration, Registration>({
    schema: async () => (await import('../../../shared/registrations.ts')).registrationInput,
    says: words.says,
    change: isWaiting ? joinWaitlist(eventId) : register(eventId),
    onDone,
  })
  const [answers, setAnswers] = useState<Record<string, string | boolean>>({})
  const { forWhom, isMinor, agrees } = answers
  const isChild = forWhom === 'ward' && isMinor === 'yes'
  const asksMore = isChild ? agrees === true : forWhom === 'myself' || isMinor === 'no'
  return (
    <div
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const { name, type, checked, value } = target
        if (type === 'text') return
        setAnswers((before) => ({ ...before, [name]: type === 'checkbox' ? checked : value }))
        // One's own name is known; a child's has to be written.
        if (name === 'forWhom') form.fill('participantName', value === 'myself' ? nameOf(user) : '')
      }}
    >
      <Form of={form}>
        <FormGroup of={form} name="forWhom" legend={words.forWhom}>
          {(control) =>
            FOR_WHOM.map((who) => (
              <Choice key={who} type="radio" value={who} {...control}>
                {words.who[who]}
              </Choice>
            ))
          }
        </FormGroup>
        {forWhom === 'myself' && (
          <FormTick of={form} name="isAdult">
            {words.isAdult}
          </FormTick>
        )}
        {forWhom === 'ward' && (
          <FormGroup of={form} name="isMinor" legend={words.isMinor}>
            {(control) =>
              (['yes', 'no'] as const).map((said) => (
                <Choice key={said} type="radio" value={said} {...control}>
                  {words[said]}
                </Choice>
              ))
            }
          </FormGroup>
        )}
        {isChild && <GuardianFields of={form} keptDays={keptDays} hasMore={agrees === true} />}
        {asksMore && (
          <>
            <Note look="sand" icon={ShieldCheck}>
              <p>{words.keep(keptDays)}</p>
            </Note>
            <ParticipantFields of={form} isChild={isChild} email={user.email} />
          </>
        )}
        <p className="soft small">
          {words.one(contactEmail)}{' '}
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </p>
        <FormSubmit of={form} busy={isWaiting ? words.joining : words.submitting}>
          {isWaiting ? words.joinWaitlist : words.submit}
        </FormSubmit>
      </Form>
    </div>
  )
}

const nameOf = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ')
