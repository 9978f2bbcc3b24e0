import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { Keyed } from '../queue/key.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { contactId, type Problems } from './problems.ts'
import type { CallInUse } from './use-call.ts'
import { words } from './words.ts'

const FIELDS = ['name', 'role', 'phone', 'whatsapp', 'email', 'note'] as const

const CONSENTS = [
  { name: 'mayShow', key: '4' },
  { name: 'mayAsk', key: '5' },
] as const

interface ConsentsProps {
  task: CheckTask
  call: CallInUse
  problems: Problems
}

/** What they agreed to: without the first nothing is saved, with the second we keep whom to ask for. */
export function Consents({ task, call, problems }: ConsentsProps) {
  return (
    <div className="stack-s">
      {CONSENTS.map(({ name, key }) => (
        <label key={name} className="choice">
          <input
            type="checkbox"
            aria-keyshortcuts={key}
            aria-label={words[name]}
            checked={call[name]}
            onChange={({ target }) => call.say({ [name]: target.checked })}
          />
          <span>
            <Keyed on={key}>{words[name]}</Keyed>
          </span>
        </label>
      ))}
      {call.mayAsk && (
        <fieldset className="stack-s">
          <legend>{words.whom}</legend>
          <p className="soft small">{words.contactHint}</p>
          {FIELDS.map((name) => (
            <Field
              key={name}
              id={contactId(name)}
              label={words.contact[name]}
              error={problems[`contact.${name}`]}
            >
              {(control) => (
                <input
                  {...control}
                  maxLength={LIMITS.name}
                  value={call.contact[name] ?? task.contact?.[name] ?? ''}
                  onChange={({ target }) =>
                    call.say({ contact: { ...call.contact, [name]: target.value } })
                  }
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
    </div>
  )
}
