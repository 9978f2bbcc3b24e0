import { useState } from 'react'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import type { ListedCredential } from '../../../../shared/listings/listings.ts'
import { REGISTER_SAYS } from '../../../../shared/listings/credentials.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { useChange } from '../../../notices/use-change.ts'
import { recordCredential } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { idOf, problemsOf } from './problems.ts'
import { words } from './words.ts'

interface CredentialsProps {
  task: CheckTask
  /** The same task with what was seen. */
  onSeen: (answer: { task: CheckTask | null }) => void
}

/** What the listing claims that registers have of it: whoever has the task looks there, and says what they saw. */
export function Credentials({ task, onSeen }: CredentialsProps) {
  if (task.credentials.length === 0) return null
  return (
    <section aria-labelledby="call-credentials">
      <h2 id="call-credentials">{words.credentials}</h2>
      <ul className="call-credentials">
        {task.credentials.map((one, at) => (
          <li key={`${one.register} ${one.number}`}>
            <Seen {...{ task, one, at, onSeen }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seen({ task, one, at, onSeen }: CredentialsProps & { one: ListedCredential; at: number }) {
  const { register, number, holder, checkedOn, registerUrl } = one
  const [validUntil, setValidUntil] = useState(one.validUntil ?? '')
  const change = useChange({ ...recordCredential(task.id), onSuccess: onSeen })
  const tell = (isFound: boolean) =>
    change.mutate({
      register,
      number,
      isFound,
      validUntil: isFound ? validUntil : '',
      registerUrl: isFound && registerUrl !== REGISTER_SAYS[register].lookUp ? registerUrl : null,
    })
  const name = words.credential(REGISTER_SAYS[register].name, number)
  return (
    <div className="stack-s" role="group" aria-label={name}>
      <p>
        <strong>{[name, holder].filter(Boolean).join(', ')}</strong>{' '}
        <span className="soft block">
          {checkedOn
            ? words.found(shortDate(checkedOn), shortDate(one.validUntil))
            : words.notLooked}
        </span>
      </p>
      <p>
        <ExternalLink href={registerUrl}>{words.openRegister}</ExternalLink>
      </p>
      <Field
        id={idOf(`valid-${at}`)}
        label={words.validUntil}
        hint={words.validUntilHint}
        error={problemsOf(change.error).validUntil}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            value={validUntil}
            onChange={({ target }) => setValidUntil(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button isBusy={change.isPending} onClick={() => tell(true)}>
          {words.isFound}
        </Button>
        <Button look="quiet" isBusy={change.isPending} onClick={() => tell(false)}>
          {words.isNotFound}
        </Button>
      </div>
    </div>
  )
}
