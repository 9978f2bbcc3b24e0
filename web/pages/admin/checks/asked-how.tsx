import { Link } from 'react-router'
import { CHANNELS, type Channel } from '../../../../shared/checks/kinds.ts'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { Field } from '../../../ui/form/field.tsx'
import { idOf } from './problems.ts'
import type { CallInUse } from './use-call.ts'
import { words } from './words.ts'

interface AskedHowProps {
  task: CheckTask
  call: CallInUse
  isModerator: boolean
}

/** Where no number is shown, nobody was called unless they say at which: other ways are named as they were. */
export function AskedHow({ task: { listing }, call, isModerator }: AskedHowProps) {
  return (
    <>
      <Field id={idOf('channel')} label={words.askedHow} hint={words.askedHowHint}>
        {(control) => (
          <select
            {...control}
            value={call.channel ?? ''}
            onChange={({ target }) =>
              call.say({ channel: WAYS.find((one) => one === target.value) })
            }
          >
            <option value="">{words.choose}</option>
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {words.ways[way]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isModerator && (
        <p className="lone-links">
          <Link to={`/admin/listings/${listing.id}`}>{words.otherWays}</Link>
        </p>
      )}
    </>
  )
}

/** A message goes to a number, too. */
const WAYS: Exclude<Channel, 'whatsapp'>[] = CHANNELS.filter((one) => one !== 'whatsapp')
