import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ClaimForm } from './claim-form.tsx'
import { words } from './words.ts'

interface EnterCodeProps {
  id: string
  /** As it was sent and refused. */
  typed: string | undefined
  problem: string | undefined
}

/** Where the code is typed that came by mail or was read out. */
export const EnterCode = ({ id, typed, problem }: EnterCodeProps) => (
  <ClaimForm id={id} act="enter">
    <Field id="code" label={words.code} hint={words.codeHint} error={problem} isRequired>
      {(control) => (
        <input
          {...control}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          defaultValue={typed}
        />
      )}
    </Field>
    <div className="btn-row">
      <Button type="submit" look="primary">
        {words.enter}
      </Button>
    </div>
  </ClaimForm>
)
