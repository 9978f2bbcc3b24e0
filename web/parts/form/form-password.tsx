import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { FormField } from './form-field.tsx'
import type { FormInUse } from './use-form.ts'
import { words } from './words.ts'

interface FormPasswordProps<Input extends FieldValues> {
  of: FormInUse<Input>
  name: FieldPath<Input>
  label: string
  hint?: string
  /** Tells a password manager whether to offer one or to make one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its owner wants to see it. It may be pasted. */
export function FormPassword<Input extends FieldValues>({
  of,
  name,
  label,
  hint,
  autoComplete,
}: FormPasswordProps<Input>) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <FormField of={of} name={name} label={label} hint={hint}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize={isShown ? 'none' : undefined}
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            icon={isShown ? EyeOff : Eye}
            // Its room is kept while it cannot work yet.
            className={isHydrated ? undefined : 'invisible'}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hidePassword : words.showPassword}
          </Button>
        </div>
      )}
    </FormField>
  )
}
