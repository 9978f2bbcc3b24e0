import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import type { Setup as Answer } from '../../../../shared/admin/setup.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { sendTestMail } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { words } from './words.ts'

/** What the operator has still to set, each with the name of its setting; folded away once all is there. */
export function Setup({ setup: { steps, canMail } }: { setup: Answer }) {
  const missing = steps.filter(({ isDone }) => !isDone)
  return (
    <section aria-labelledby="setup" className="stack-s">
      <h3 id="setup">{words.setup}</h3>
      {missing.length > 0 && (
        <>
          <p>{words.setupLead}</p>
          <Steps steps={missing} />
        </>
      )}
      {missing.length < steps.length && (
        <Details summary={words.setupDone(steps.length - missing.length, steps.length)}>
          <Steps steps={steps.filter(({ isDone }) => isDone)} />
        </Details>
      )}
      {canMail && <TestMail isPrinted={missing.some(({ id }) => id === 'mail')} />}
    </section>
  )
}

function Steps({ steps }: Pick<Answer, 'steps'>) {
  return (
    <ul className="rows">
      {steps.map(({ id, isDone }) => {
        const { name, why, setting } = words.steps[id]
        return (
          <li key={id} className="setup-row">
            <span className="setup-state">
              <Icon of={isDone ? CircleCheck : CircleDashed} />
              {isDone ? words.done : words.toDo}
            </span>
            <div>
              <p>
                <strong>{name}</strong>
                {!isDone && <span className="setup-setting"> {words.toSet(setting)}</span>}
              </p>
              <p className="soft">{why}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** On trial emails are printed instead of sent. */
function TestMail({ isPrinted }: { isPrinted: boolean }) {
  const sending = useChange(sendTestMail())
  const { data } = sending
  return (
    <div className="stack-s">
      <p>
        <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {sending.isPending ? words.sendingTestMail : words.testMail}
        </Button>
      </p>
      <Failure of={sending} />
      <div role="status">
        {data && (
          <Note look={data.problem === null ? 'good' : 'bad'}>
            <p>
              {data.problem === null
                ? words[isPrinted ? 'testMailPrinted' : 'testMailTaken'](data.recipient)
                : words.testMailFailed(data.problem)}
            </p>
          </Note>
        )}
      </div>
    </div>
  )
}
