import type { UseMutationResult } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import type { User } from '../../../shared/accounts/users.ts'
import type { Submission, TypedSubmission } from '../../../shared/submissions/submissions.ts'
import { inSentence } from '../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../shared/formats/lists.ts'
import { ConsentLine } from '../../parts/consent-line.tsx'
import { Failure } from '../../parts/failure.tsx'
import { useCategoryName } from '../../parts/use-category-name.ts'
import { Button } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { toRows } from './rows.ts'
import { MeantTown } from './meant-town.tsx'
import { toTyped } from './submission-values.ts'
import { toName, type Subject } from './subject.ts'
import { words } from './words.ts'

interface AnswersProps {
  typed: TypedSubmission
  subject: Subject
  pictureUrl: string | undefined
  toForm: string
  /** The address of a field of it. */
  toField: (name: string) => string
  user: User
  sending: UseMutationResult<Submission, Error, TypedSubmission>
}

/** "Check your answers": what will be sent; of a change of a listing only what differs. */
export function Answers({
  typed,
  subject,
  pictureUrl,
  toForm,
  toField,
  user,
  sending,
}: AnswersProps) {
  const nameOf = useCategoryName()
  const isOfListing = subject.kind === 'change'
  const now = toRows(typed, nameOf)
  const before = new Map(toRows(toTyped(subject), nameOf))
  const rows = isOfListing ? now.filter(([name, text]) => before.get(name) !== text) : now
  const [filled, empty] = isOfListing
    ? [rows, []]
    : [rows.filter(([, text]) => text), rows.filter(([, text]) => !text)]
  const isNothing = isOfListing && rows.length === 0 && !pictureUrl
  return (
    <section className="stack" aria-labelledby="step">
      <h2 id="step" tabIndex={-1}>
        {words.check}
      </h2>
      <p>{isNothing ? words.noChanges : words.checkHint}</p>
      <dl className="check-answers">
        {filled.map(([name, text]) => (
          <div key={name}>
            <dt>{words.labels[name]}</dt>
            {isOfListing && (
              <dd className="soft">
                {words.was}: {before.get(name) || words.nothing}
              </dd>
            )}
            <dd className="as-typed">
              {isOfListing && <span className="soft">{words.becomes}: </span>}
              {text || <span className="soft">{words.emptied}</span>}
              {name === 'town' && <MeantTown typed={text} />}
            </dd>
            <Change to={toField(name)} label={words.labels[name]} />
          </div>
        ))}
        {pictureUrl && (
          <div>
            <dt>{words.labels.picture}</dt>
            <dd>
              <img src={pictureUrl} alt={words.picturePreview} width={96} height={96} />
            </dd>
            <Change to={toField('picture')} label={words.labels.picture} />
          </div>
        )}
        {!isNothing && (
          <div>
            <dt>{words.you}</dt>
            <dd>
              {[toName(user), user.email].filter(Boolean).join(', ')}
              <span className="soft small block">{words.youHint}</span>
            </dd>
          </div>
        )}
      </dl>
      {empty.length > 0 && (
        <p className="soft small">
          {words.leftEmpty(listOfAll(empty.map(([name]) => inSentence(words.labels[name]))))}
        </p>
      )}
      {!isNothing && <ConsentLine />}
      <Failure of={sending} />
      <div className="btn-row">
        {!isNothing && (
          <Button
            look="primary"
            icon={Send}
            isBusy={sending.isPending}
            onClick={() => sending.mutate(typed)}
          >
            {sending.isPending ? words.sending : words.send[subject.kind]}
          </Button>
        )}
        <MoreLink to={toForm}>{words.changeAnswers}</MoreLink>
      </div>
      <VisuallyHidden role="status">{sending.isPending && words.sending}</VisuallyHidden>
    </section>
  )
}

/** Back to one answer. */
const Change = ({ to, label }: { to: string; label: string }) => (
  <dd className="edit">
    <MoreLink to={to} about={` ${inSentence(label)}`}>
      {words.change}
    </MoreLink>
  </dd>
)
