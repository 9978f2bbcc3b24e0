import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Submission, TypedSubmission } from '../../../shared/submissions/submissions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { ApiError } from '../../api.ts'
import { fieldsOf } from '../../notices/change.ts'
import { change } from '../../notices/change.ts'
import { useChange } from '../../notices/use-change.ts'
import { useForm } from '../../parts/form/use-form.ts'
import { checkReach, checkTyped, editSubmission, submitListing } from '../../queries/submissions.ts'
import { Answers } from './answers.tsx'
import { SameOnes, type Duplicate } from './same-ones.tsx'
import { ALL_FIELDS, toTyped, toTypedAgain } from './submission-values.ts'
import { toStep, type Target, type Subject } from './subject.ts'
import { SubmissionFormBody } from './submission-form-body.tsx'

interface SubmissionFormProps {
  target: Target
  /** The name of its draft. */
  about: string
  user: User
  subject: Subject
  isPlain: boolean | undefined
  /** As it was sent without script, and why it was refused. */
  refused: RefusedForm | undefined
  /** The rejected one that is sent again, where no draft has its words. */
  again: Submission | undefined
  onAnew: () => void
  onSent: (sent: Submission) => void
  onConflict?: (() => void) | undefined
}

interface Checked {
  typed: TypedSubmission
  duplicates: Duplicate[]
}

/**
 * The form, "Is it one of these?" and the answers to check, each at an address of its own: the browser's Back leads from
 * one to the other. The form stays on the page, so that nothing that was written goes.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { target, about, user, subject, isPlain, refused, again } = props
  const { onAnew, onSent, onConflict } = props
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [checked, setChecked] = useState<Checked>()
  const [pictureUrl, setPictureUrl] = useState(pictureOf(subject))
  const step = checked ? params.get('step') : null

  const form = useForm({
    schema: async () =>
      (await import('../../../shared/submissions/submissions.ts')).submissionInput,
    says: ALL_FIELDS,
    values: refused ? toTypedAgain(subject, refused.fields) : toTyped(subject, again),
    refused: refused?.problem,
    draft: { name: about, outlivesSending: true },
    change: change({
      send: async (typed: TypedSubmission) => (await checkTyped(typed)).filter(isAnother(subject)),
    }),
    alsoAsk: checkReach,
    onDone: (duplicates, typed) => {
      setChecked({ typed, duplicates })
      void navigate(toStep(target, duplicates.length > 0 ? 'same' : 'check'))
    },
  })
  const sending = useChange({
    ...(subject.kind === 'edit' ? editSubmission(subject.submission.id) : submitListing()),
    onSuccess: (sent) => {
      form.draft.forget()
      if (subject.kind === 'edit') return void navigate('/dashboard/listings')
      onSent(sent)
      void navigate(toStep(target, 'sent'), { replace: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onConflict?.()
      // What is wrong with a field is said at the field.
      if (!fieldsOf(error)) return
      form.refuse(error)
      void navigate(toStep(target))
    },
  })

  useFocusOnStep(step)

  return (
    <>
      <div hidden={step !== null} className="stack-l wide-form">
        <SubmissionFormBody
          of={form}
          user={user}
          subject={subject}
          isAgain={target.again !== undefined}
          action={isPlain ? toStep(target) : undefined}
          pictureUrl={pictureUrl}
          onPictureUrl={setPictureUrl}
          onChange={() => {
            // What was checked is no longer what is written.
            setChecked(undefined)
          }}
          onAnew={() => {
            form.draft.forget()
            onAnew()
          }}
        />
      </div>
      {checked && step === 'same' && (
        <SameOnes duplicates={checked.duplicates} toCheck={toStep(target, 'check')} />
      )}
      {checked && step === 'check' && (
        <Answers
          typed={checked.typed}
          subject={subject}
          pictureUrl={pictureUrl}
          toForm={toStep(target)}
          toField={(name) => `${toStep(target)}#${form.idOf(name)}`}
          user={user}
          sending={sending}
        />
      )}
    </>
  )
}

/** What is changed is not asked about itself. */
const isAnother =
  (subject: Subject) =>
  ({ id, isOwnSubmission }: Duplicate) =>
    !(isOwnSubmission && subject.kind === 'edit' && subject.submission.id === id)

const pictureOf = (subject: Subject) =>
  subject.kind === 'edit' ? (subject.submission.pictureUrl ?? undefined) : undefined

/** Each step begins at its heading, or at what is wrong. */
function useFocusOnStep(step: string | null) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const start =
      document.querySelector<HTMLElement>('.error-summary:not([hidden] *)') ??
      // The answer to be changed.
      document.getElementById(location.hash.slice(1)) ??
      document.getElementById(step ? 'step' : 'form-step')
    scrollTo({ top: 0 })
    start?.focus()
  }, [step])
}
