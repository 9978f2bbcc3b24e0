import { Link } from 'react-router'
import { shortDate } from '../../../../shared/formats/dates.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { callLink } from '../../../parts/call-link.ts'
import { Note } from '../../../ui/note.tsx'
import { Time } from '../../../ui/time.tsx'
import { words as reportWords } from '../reports/words.ts'
import { words } from './words.ts'

/** What a moderator should know before reading on. */
export function Remarks({ submission }: { submission: ModeratedSubmission }) {
  const { duplicates, twins, warnings, kind, current, rejectedBefore } = submission
  const { changes, checked } = submission
  return (
    <>
      {warnings.map((warning) => (
        <Note key={warning} look="warn">
          <p>{words.warnings[warning]}</p>
          {warning === 'leads-elsewhere' && changes.includes('phone') && current?.phoneText && (
            <p>
              {reportWords.callFirst} <a href={callLink(current.phoneText)}>{current.phoneText}</a>
            </p>
          )}
          {warning === 'replaces-checked' && (
            <ul>
              {checked.map(({ field, checkedOn, method }) => (
                <li key={field}>
                  {words.checked(words.fields[field], method, shortDate(checkedOn) ?? checkedOn)}
                </li>
              ))}
            </ul>
          )}
        </Note>
      ))}
      {kind === 'change' && !current && (
        <Note look="warn">
          <p>{words.listingGone}</p>
        </Note>
      )}
      {rejectedBefore && (
        <Note look="warn">
          <p>
            <strong>{words.sentAgain}</strong>.{' '}
            <Link to={`/admin/submissions?status=rejected&id=${rejectedBefore.id}`}>
              {words.rejectedBefore}
            </Link>
            , <Time of={rejectedBefore.decidedAt} />
          </p>
          {rejectedBefore.adminNotes && <p className="as-typed">{rejectedBefore.adminNotes}</p>}
        </Note>
      )}
      {twins.length > 0 && (
        <Note look="warn">
          <p>
            <strong>{words.twins}</strong>
          </p>
          <ul>
            {twins.map(({ id, name, submitterName, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/submissions?id=${id}`}>{name}</Link>.{' '}
                {words.sentBy(submitterName)}, <Time of={createdAt} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      {duplicates.length > 0 && (
        <Note look="warn">
          <p>
            <strong>{words.perhapsListed}</strong>
          </p>
          <ul>
            {duplicates.map(({ id, name, why, isApproved }) => (
              <li key={id}>
                <Link to={`/admin/listings/${id}`}>{name}</Link>: {words.whyAlike(why)}
                {!isApproved && ` (${words.notApproved})`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
