import type { OwnSubmission } from '../../../shared/submissions/submissions.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { placeWords } from '../../parts/listing/place-words.ts'
import { SubmissionState } from '../../parts/submission-status.tsx'
import { useCategoryName } from '../../parts/use-category-name.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Time } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { toRows } from '../submit/rows.ts'
import { toTyped } from '../submit/submission-values.ts'
import { wayOn } from '../submit/way-on.ts'
import { words as submitWords } from '../submit/words.ts'
import { words } from './words.ts'

interface Own {
  submission: OwnSubmission
}

interface OfUser extends Own {
  userId: number
}

/** One submission of one's own: its state, what was sent in short and folded as a whole, and what you can do about it. */
export function OwnListing({ submission, userId }: OfUser) {
  const { name, kind, status, adminNotes, isShown } = submission
  return (
    <article className="own-listing">
      <SubmissionState status={status} />
      <div className="stack-s">
        <h3 className="breaks">{name}</h3>
        <InShort submission={submission} />
        {kind === 'change' && <p>{words.isChange}</p>}
        {status === 'rejected' && adminNotes && (
          <p className="as-typed said">
            <strong>{words.moderatorSays}</strong> {adminNotes}
          </p>
        )}
        <p className="soft small">
          {status === 'approved' && !isShown ? words.notShown : words.whatNow[status]}
        </p>
        <AllSent submission={submission} />
      </div>
      <SubmissionLinks submission={submission} userId={userId} />
    </article>
  )
}

/** "Therapists. Shop 3, Mapusa. 0832 222 3333. Sent on 19 November 2026." */
function InShort({ submission }: Own) {
  const { category, address, phoneText, createdAt } = submission
  const nameOf = useCategoryName()
  // As the page of a listing says it: an address may name the town already.
  const place = submission.town
    ? fullPlace({ ...submission, taluka: null })
    : [address, placeWords(submission)].filter(Boolean).join(', ')
  const known = [nameOf(category), place, phoneText]
  return (
    <p className="soft small breaks">
      {known.filter(Boolean).join('. ')}. {words.sentOn} <Time of={createdAt} />.
    </p>
  )
}

/** Every field that was filled in, as it is read. */
function AllSent({ submission }: Own) {
  const { name, pictureUrl } = submission
  const nameOf = useCategoryName()
  const rows = toRows(toTyped({ kind: 'edit', submission }), nameOf)
  return (
    <details className="own-sent">
      <summary>
        {words.allSent}
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </summary>
      <dl className="pairs">
        {rows.map(
          ([field, text]) =>
            text && (
              <div key={field}>
                <dt>{submitWords.labels[field]}</dt>
                <dd className="as-typed">{text}</dd>
              </div>
            ),
        )}
        {pictureUrl && (
          <div>
            <dt>{submitWords.labels.picture}</dt>
            <dd>
              <img src={pictureUrl} alt={submitWords.picturePreview} width={96} height={96} />
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}

/** Edit while it waits; while it is public, its page and a change of it, otherwise whom to ask; what was rejected is sent again. */
function SubmissionLinks({ submission, userId }: OfUser) {
  const { id, name, status, listingId, isShown } = submission
  const of = <VisuallyHidden>{words.of(name)}</VisuallyHidden>
  return (
    <div className="row-end">
      {status === 'pending' && (
        <ButtonLink to={`/submit-listing?edit=${id}`}>
          {words.editSubmission}
          {of}
        </ButtonLink>
      )}
      {status === 'rejected' && <SendAgain submission={submission} userId={userId} />}
      {status === 'approved' && !isShown && (
        <MoreLink to="/contact" about={words.of(name)}>
          {words.askWhy}
        </MoreLink>
      )}
      {status === 'approved' && isShown && listingId !== null && (
        <>
          <ButtonLink to={`/listing/${listingId}`}>
            {words.viewDetails}
            {of}
          </ButtonLink>
          <MoreLink to={`/submit-listing?listing=${listingId}`} about={words.of(name)}>
            {words.suggestChange}
          </MoreLink>
        </>
      )}
    </div>
  )
}

function SendAgain({ submission, userId }: OfUser) {
  const { to, take } = wayOn(submission, userId)
  return (
    // Also where it opens in another tab.
    <ButtonLink to={to} onClick={take} onAuxClick={take}>
      {words.sendAgain}
      <VisuallyHidden>{words.of(submission.name)}</VisuallyHidden>
    </ButtonLink>
  )
}
