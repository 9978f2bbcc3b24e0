import Pencil from 'lucide-react/icons/pencil'
import type { ClaimPage } from '../../../shared/claims/claims.ts'
import { inSentence } from '../../../shared/formats/in-sentence.ts'
import { sayOption } from '../../parts/listing/choice-words.ts'
import { correctedFields } from '../../parts/listing/corrected-field-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Details } from '../../ui/details.tsx'
import { Note } from '../../ui/note.tsx'
import { ClaimForm } from './claim-form.tsx'
import { words } from './words.ts'

/** For who looks after the listing: what was not taken of what they sent, and the way to correct it. */
export const Proven = ({ id, notTaken }: Pick<ClaimPage, 'notTaken'> & { id: string }) => (
  <>
    {notTaken.map(({ field, right, answer }) => (
      <Note key={field} look="warn">
        <p>{words.notTaken(inSentence(correctedFields[field]))}</p>
        <p className="as-typed">{sayOption(field, right)}</p>
        {answer && (
          <>
            <p>{words.moderatorWrote}</p>
            <p className="as-typed">{answer}</p>
          </>
        )}
        <p>{words.sendOther}</p>
      </Note>
    ))}
    <ClaimForm id={id} act="correct">
      <p className="hint">{words.correctHint}</p>
      <div className="btn-row">
        <Button type="submit" look="primary" icon={Pencil}>
          {words.correct}
        </Button>
        <ButtonLink to={`/listing/${id}`}>{words.toListing}</ButtonLink>
      </div>
    </ClaimForm>
    <Leave id={id} />
  </>
)

/** What it means is read before there is a button, without script, too. */
export const Leave = ({ id }: { id: string }) => (
  <Details className="fold" level={2} summary={words.leaveTitle}>
    <div className="stack-s">
      <p>{words.leaveText}</p>
      <ClaimForm id={id} act="leave">
        <div className="btn-row">
          <Button type="submit">{words.leave}</Button>
        </div>
      </ClaimForm>
    </div>
  </Details>
)
