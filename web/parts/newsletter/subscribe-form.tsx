import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useState } from 'react'
import type { RefusedForm } from '../../../shared/errors.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { subscribe, SUBSCRIBE_FORM } from '../../queries/newsletter.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { FormSubmit } from '../form/form-submit.tsx'
import { readAndClear } from '../form/read-and-clear.ts'
import { useErrorInTitle } from '../form/use-error-in-title.ts'
import { useForm } from '../form/use-form.ts'
import { ConfirmationSent } from './confirmation-sent.tsx'
import { words } from './words.ts'

interface SubscribeFormProps {
  /** What was typed and what was wrong when it was sent without script. */
  refused?: RefusedForm
  look?: 'primary' | 'outlined'
}

/** One address for the newsletter; what is wrong stands under the field (§5). */
export function SubscribeForm({ refused, look = 'outlined' }: SubscribeFormProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    schema: async () => (await import('../../../shared/newsletter/newsletter.ts')).subscribeInput,
    says: { email: (_code, message) => message },
    // Without one, what was typed before the script came stays.
    values: refused && { email: refused.fields.email },
    refused: refused?.problem,
    draft: 'newsletter',
    change: subscribe((): string => readAndClear(trapBeside(form.idOf('email')))),
    onDone: () => {
      form.reset()
      setAsked(true)
    },
  })
  const { prepare, problems, isWrong } = form
  const { form: element } = form.draft
  const id = form.idOf('email')
  // Whatever was wrong, there is one field to look at.
  const [problem] = problems
  useEffect(prepare, [prepare])
  useEffect(() => {
    if (problems.some(({ isRight }) => !isRight)) document.getElementById(id)?.focus()
  }, [problems, id])
  useErrorInTitle(isWrong)
  // On home it is taken over after the page, when somebody enters it.
  useEffect(() => {
    if (element.current) element.current.dataset.hydrated = ''
  }, [element])
  return (
    <form
      ref={element}
      className="stack"
      method="post"
      action={SUBSCRIBE_FORM}
      // What is wrong is said under the field, by the script or by the server, and never in a bubble of the browser.
      noValidate
      onSubmit={(event) => {
        setAsked(false)
        form.onSubmit(event)
      }}
    >
      <div className="field">
        <label htmlFor={id}>{words.email}</label>
        <input
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={LIMITS.email}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          {...form.register('email')}
          defaultValue={form.filledIn('email')}
          id={id}
        />
        {problem && (
          <p
            className="error"
            id={`${id}-error`}
            role="alert"
            data-right={problem.isRight || undefined}
          >
            <Icon of={CircleAlert} />
            <span>{problem.message}</span>
          </p>
        )}
      </div>
      <p className="vh" aria-hidden="true">
        <label>
          {words.trap}
          <input name="trap" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <FormSubmit of={form} busy={words.subscribing} look={look}>
        {words.subscribe}
      </FormSubmit>
      <div role="status">
        {isAsked && (
          <div ref={scrollIntoView} className="above-toast">
            <ConfirmationSent />
          </div>
        )}
      </div>
    </form>
  )
}

/** Found by its name: an id of its own would be one more thing in home's first view. */
const trapBeside = (email: string) =>
  document.getElementById(email)?.closest('form')?.querySelector('[name=trap]') ?? null

/** The message of §8 comes at the foot of the window: what comes next is read above it. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })
