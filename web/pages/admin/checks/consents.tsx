import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { Keyed } from '../queue/key.tsx'
import type { CallInUse } from './use-call.ts'
import { words } from './words.ts'

const FIELDS = ['name', 'role', 'phone', 'whatsapp', 'email', 'note'] as const

/** What they agreed to: without the first nothing is saved, with the second we keep whom to ask for. */
export function Consents({ task, call }: { task: CheckTask; call: CallInUse }) {
  return (
    <div className="stack-s">
      <label className="choice">
        <input
          type="checkbox"
          aria-keyshortcuts="4"
          aria-label={words.mayShow}
          checked={call.mayShow}
          onChange={({ target }) => call.say({ mayShow: target.checked })}
        />
        <span>
          <Keyed on="4">{words.mayShow}</Keyed>
        </span>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          aria-keyshortcuts="5"
          aria-label={words.mayAsk}
          checked={call.mayAsk}
          onChange={({ target }) => call.say({ mayAsk: target.checked })}
        />
        <span>
          <Keyed on="5">{words.mayAsk}</Keyed>
        </span>
      </label>
      {call.mayAsk && (
        <fieldset className="stack-s">
          <legend>{words.whom}</legend>
          <p className="soft small">{words.contactHint}</p>
          {FIELDS.map((name) => (
            <div key={name} className="field">
              <label htmlFor={`contact-${name}`}>{words.contact[name]}</label>
              <input
                id={`contact-${name}`}
                maxLength={LIMITS.name}
                value={call.contact[name] ?? task.contact?.[name] ?? ''}
                onChange={({ target }) =>
                  call.say({ contact: { ...call.contact, [name]: target.value } })
                }
              />
            </div>
          ))}
        </fieldset>
      )}
    </div>
  )
}
