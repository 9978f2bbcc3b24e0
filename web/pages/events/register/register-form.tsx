import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { FOR_WHOM, questionsFor } from '../../../../shared/events/registration-state.ts'
import type {
  Registering,
  Registration,
  TypedRegistration,
} from '../../../../shared/events/registrations.ts'
import type { User } from '../../../../shared/accounts/users.ts'
import { FormKey } from '../../../parts/form-key.tsx'
import { FormGroup } from '../../../parts/form/form-group.tsx'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { FormTick } from '../../../parts/form/form-tick.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { useHydrated } from '../../../parts/use-hydrated.ts'
import { joinWaitlist, register } from '../../../queries/events/registrations.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { Note } from '../../../ui/note.tsx'
import { GuardianFields } from './guardian-fields.tsx'
import { ParticipantFields } from './participant-fields.tsx'
import { registerAddress } from './register-address.ts'
import { useLeaveQuestion } from './use-leave-question.ts'
import { words } from './words.ts'
import { ASKED, type RefusedRegistration } from './use-refused-registration.ts'

interface RegisterFormProps {
  event: Registering
  user: User
  /** All places are taken: it joins the waitlist. */
  isWaiting: boolean
  /** It was sent without script, and this is how that ended. */
  refused?: RefusedRegistration
}

/** "For whom?" first; of a child nothing is asked before an adult has agreed (ruling 27). */
export function RegisterForm({ event, user, isWaiting, refused }: RegisterFormProps) {
  const { eventId, keptDays, contactEmail } = event
  const leaving = useLeaveQuestion()
  const form = useForm<TypedRegistration, Registration>({
    schema: async () =>
      (await import('../../../../shared/events/registrations.ts')).registrationInput,
    says: words.says,
    // What is told of a child or of needs is kept nowhere but where it is sent.
    draft: null,
    change: isWaiting ? joinWaitlist(eventId) : register(eventId),
    onDone: leaving.sent,
    values: refused && {
      participantName: nameFor(user, refused.fields.forWhom),
      ...refused.fields,
    },
    asked: (typed) => questionsFor(typed).asked,
    refused: refused?.problem,
  })
  const [answers, setAnswers] = useState<Record<string, string | boolean>>(refused?.fields ?? {})
  const { forWhom, isMinor, agrees } = answers
  const { isChild, asksMore, asked } = questionsFor(answers)
  const isHydrated = useHydrated()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = part.current?.querySelector('form')
    // oxlint-disable-next-line react/set-state-in-effect -- answered before the script was there
    if (form) setAnswers((before) => ({ ...before, ...readChoices(form) }))
  }, [])
  useForgivenOnClose(part, form.forgiveAll)
  return (
    <div
      ref={part}
      onChange={({ target }) => {
        leaving.typed()
        if (!(target instanceof HTMLInputElement)) return
        const { name, type, checked, value } = target
        if (type === 'text') return
        const after = { ...answers, [name]: type === 'checkbox' ? checked : value }
        setAnswers(after)
        const still = questionsFor(after).asked
        form.forgive((field) => field === name || !still.includes(field))
        if (name === 'forWhom') form.fill('participantName', nameFor(user, value))
      }}
    >
      <Form of={form} action={registerAddress(eventId, isWaiting)}>
        <FormKey />
        <input type="hidden" name={ASKED} value={asked.join(' ')} />
        <FormGroup of={form} name="forWhom" legend={words.forWhom}>
          {(control) =>
            FOR_WHOM.map((who) => (
              <Choice
                key={who}
                type="radio"
                value={who}
                defaultChecked={forWhom === who}
                {...control}
              >
                {words.who[who]}
              </Choice>
            ))
          }
        </FormGroup>
        {forWhom === 'myself' && (
          <FormTick of={form} name="isAdult" isRequired>
            {words.isAdult}
          </FormTick>
        )}
        {forWhom === 'ward' && (
          <FormGroup of={form} name="isMinor" legend={words.isMinor}>
            {(control) =>
              (['yes', 'no'] as const).map((said) => (
                <Choice
                  key={said}
                  type="radio"
                  value={said}
                  defaultChecked={isMinor === said}
                  {...control}
                >
                  {words[said]}
                </Choice>
              ))
            }
          </FormGroup>
        )}
        {isChild && <GuardianFields of={form} keptDays={keptDays} hasMore={Boolean(agrees)} />}
        {asksMore && (
          <>
            <Note look="sand" icon={ShieldCheck}>
              {/* Of a child the adult has agreed to it above. */}
              {!isChild && <p>{words.seenBy}</p>}
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
          {isHydrated || asksMore ? (isWaiting ? words.joinWaitlist : words.submit) : words.goOn}
        </FormSubmit>
      </Form>
    </div>
  )
}

/** What was written stays in the dialog; what was said of it a while ago does not. */
function useForgivenOnClose(part: RefObject<HTMLElement | null>, forgiveAll: () => void) {
  const forgive = useEffectEvent(forgiveAll)
  useEffect(() => {
    const dialog = part.current?.closest('dialog')
    const onClose = () => forgive()
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [part])
}

/** What decides which questions follow. */
const readChoices = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      ['forWhom', 'isMinor', 'agrees'].includes(name) && typeof value === 'string'
        ? [[name, value]]
        : [],
    ),
  )

/** One's own name is known; a child's has to be written. */
const nameFor = (user: User, forWhom: unknown) => (forWhom === 'myself' ? nameOf(user) : '')

const nameOf = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ')
