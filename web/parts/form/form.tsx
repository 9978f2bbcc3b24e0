import { useEffect, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FormStyles } from './form-styles.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useErrorInTitle } from './use-error-in-title.ts'
import type { FormInUse } from './use-form.ts'
import { words } from './words.ts'

interface FormProps<Input extends FieldValues> {
  of: FormInUse<Input>
  /** Where it goes without script. */
  action?: string
  /** The id of its heading. */
  labelledBy?: string
  children: ReactNode
}

/** A form with its error summary. While something is wrong the page's title says so first. */
export function Form<Input extends FieldValues>({
  of,
  action,
  labelledBy,
  children,
}: FormProps<Input>) {
  const isHydrated = useHydrated()
  const { prepare } = of
  const { form } = of.draft
  useEffect(() => {
    const entered = form.current
    entered?.addEventListener('focusin', prepare, { once: true })
    return () => entered?.removeEventListener('focusin', prepare)
  }, [form, prepare])
  useErrorInTitle(of.isWrong)
  return (
    <form
      ref={form}
      className="stack-l"
      // Never by GET: what is written here must not be in an address. Where nothing takes it without script,
      // nothing happens before the script is there.
      method={action ? 'post' : 'dialog'}
      action={action}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={of.onSubmit}
    >
      <FormStyles />
      <ErrorSummary
        title={of.problems.length > 0 && !of.isWrong ? words.allRight : words.problem}
        errors={of.problems}
      />
      <p className="hint marks">{words.marks}</p>
      {/* What only a script can send is no dead button before it is there. */}
      {action ? (
        <div className="fields">{children}</div>
      ) : (
        <fieldset className="fields" disabled={!isHydrated} role="none" data-at-once="">
          {children}
        </fieldset>
      )}
    </form>
  )
}
