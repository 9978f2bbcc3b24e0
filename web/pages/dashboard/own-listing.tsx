import { useQuery } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import type { Submission } from '../../../shared/submissions/submissions.ts'
import { CategoryDrawing } from '../../parts/drawings/category-drawing.tsx'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { listingWords } from '../../parts/listing/words.ts'
import { SubmissionState } from '../../parts/submission-status.tsx'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { categories } from '../../queries/categories.ts'
import { Arch } from '../../ui/arch.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MetaItem, MetaList } from '../../ui/card.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Time } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { wayOn } from '../submit/way-on.ts'
import { words } from './words.ts'

interface Own {
  submission: Submission
}

interface OfUser extends Own {
  userId: number
}

/** One submission of one's own: its state, what was sent, and what you can do about it. */
export function OwnListing({ submission, userId }: OfUser) {
  const { name, kind, category, status, description, adminNotes } = submission
  const { data: kinds } = useQuery(categories())
  return (
    <article className="listing-row" data-category={category}>
      <Arch>
        <CategoryDrawing category={category} />
      </Arch>
      <div className="stack-s">
        <span className="row">
          <SubmissionState status={status} />
          <CategoryLabel icon={<CategoryIcon category={category} />}>
            {kinds?.find(({ slug }) => slug === category)?.name ?? category}
          </CategoryLabel>
        </span>
        <h3 className="breaks">{name}</h3>
        {kind === 'change' && <p>{words.isChange}</p>}
        <Sent submission={submission} />
        <p className="as-typed">{description}</p>
        <p className="soft">{words.whatNow[status]}</p>
        {status === 'rejected' && adminNotes && (
          <Note look="sand" icon={MessageSquare}>
            <p className="as-typed">
              <strong>{words.moderatorSays}</strong> {adminNotes}
            </p>
          </Note>
        )}
      </div>
      <SubmissionLinks submission={submission} userId={userId} />
    </article>
  )
}

function Sent({ submission }: Own) {
  const { address, phoneText, email, website, createdAt } = submission
  return (
    <MetaList>
      <MetaItem icon={MapPin}>
        {[address, listingWords.place(submission)].filter(Boolean).join(', ')}
      </MetaItem>
      <MetaItem icon={Phone} isUnknown={!phoneText}>
        {phoneText ?? listingWords.phoneUnknown}
      </MetaItem>
      {email && <MetaItem icon={Mail}>{email}</MetaItem>}
      {website && <MetaItem icon={Globe}>{websiteHost(website)}</MetaItem>}
      <MetaItem icon={Calendar}>
        {words.sentOn} <Time of={createdAt} />
      </MetaItem>
    </MetaList>
  )
}

/** Edit while it waits; once it is public, its page and a change of it; what was rejected is sent again. */
function SubmissionLinks({ submission, userId }: OfUser) {
  const { id, name, status, listingId } = submission
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
      {status === 'approved' && listingId !== null && (
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
