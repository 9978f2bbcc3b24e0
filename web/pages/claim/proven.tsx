import Pencil from 'lucide-react/icons/pencil'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Details } from '../../ui/details.tsx'
import { ClaimForm } from './claim-form.tsx'
import { words } from './words.ts'

/** For who looks after the listing: the way to correct it. */
export const Proven = ({ id }: { id: string }) => (
  <>
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
