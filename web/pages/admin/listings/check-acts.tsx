import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { checkActWords as words } from './check-act-words.ts'

/** Who called or checked otherwise, when, and what was said; the newest first. */
export const CheckActs = ({ acts }: { acts: AdminListing['checks'] }) => (
  <>
    <h4>{words.title}</h4>
    {acts.length === 0 && <p>{words.none}</p>}
    {acts.length > 0 && (
      <ul className="rows">
        {acts.map((act) => (
          <li key={`${act.at} ${act.channel} ${act.method}`}>
            {act.by ?? words.nobody(act)} {words.did(act)},{' '}
            <time dateTime={act.at}>{dayAndTime(act.at)}</time>
          </li>
        ))}
      </ul>
    )}
  </>
)
