import { useState, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormField } from '../../../parts/form/form-field.tsx'
import { Form } from '../../../parts/form/form.tsx'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Key, Keyed } from './key.tsx'
import { words } from './words.ts'

/** A reason that is often given: in a word or two for the moderator, and as its reader gets it. */
export interface SavedReason {
  label: string
  /** Blank where the moderator writes it. */
  text: string
}

interface ReasonPanelProps<Input extends FieldValues> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  /** Why, and who reads it. */
  title: string
  reasons: readonly SavedReason[]
  /** The field's label: "Message to Asha". */
  label: string
  onClose: () => void
  /** The button that sends it. */
  children: ReactNode
}

/** Saved reasons, and the words that are sent, which may be changed. */
export function ReasonPanel<Input extends FieldValues>({
  of,
  name,
  title,
  reasons,
  label,
  onClose,
  children,
}: ReasonPanelProps<Input>) {
  const [chosen, setChosen] = useState<string>()
  const written = String(of.getValues(name) ?? '').trim()
  const choose = ({ label: reason, text }: SavedReason) => {
    setChosen(reason)
    const now = String(of.getValues(name) ?? '').trim()
    // What somebody wrote themselves stays.
    const own = reasons.some((one) => one.text === now) ? '' : now
    of.fill(name, [own, text].filter(Boolean).join('\n\n'))
    if (!text) document.getElementById(of.idOf(name))?.focus()
  }
  return (
    <Form of={of}>
      {reasons.length > 0 && (
        <div className="stack-s" role="group" aria-label={title}>
          <p className="reasons-title">{title}</p>
          <div className="chips">
            {reasons.map((reason, index) => (
              <button
                key={reason.label}
                type="button"
                className="chip"
                aria-pressed={reason.text ? reason.text === written : chosen === reason.label}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => choose(reason)}
              >
                <Key>{String(index + 1)}</Key>
                {reason.label}
              </button>
            ))}
          </div>
        </div>
      )}
      <FormField of={of} name={name} label={label}>
        {(control) => <textarea {...control} rows={3} />}
      </FormField>
      <div className="btn-row">
        {children}
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={onClose}>
          <Keyed on="Esc">{words.cancel}</Keyed>
        </Button>
      </div>
    </Form>
  )
}
