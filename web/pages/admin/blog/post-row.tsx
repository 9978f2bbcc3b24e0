import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { postPath } from '../../../../shared/blog/rules.ts'
import type { AdminPost } from '../../../../shared/blog/blog.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { postWords } from '../../../parts/post/words.ts'
import { publishPost } from '../../../queries/blog/changes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toRow, useKeptFocus } from '../kit/keep-focus.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { PostAct } from './post-act-dialog.tsx'
import { words } from './words.ts'

interface PostRowProps {
  post: AdminPost
  onAct: (act: PostAct) => void
}

/** One post, as it is, and what may be done with it. */
export function PostRow({ post, onAct }: PostRowProps) {
  const { slug, title, isPublished, publishedAt, updatedAt, category, author, tags } = post
  return (
    <article className="user-row event-row" ref={useKeptFocus()}>
      <div className="stack-s">
        <State isPublished={isPublished} />
        <h3 tabIndex={-1}>{title}</h3>
        <p>
          {postWords.category(category)} · {words.by(author)}
        </p>
        {tags.length > 0 && <p className="soft small">{postWords.topics(tags)}</p>}
        <p className="soft small">
          {publishedAt && `${words.publishedOn(shortDate(publishedAt) ?? '')} · `}
          {words.changedOn(dayAndTime(updatedAt))}
        </p>
        {isPublished && (
          <p>
            <MoreLink to={postPath(slug)} about={words.of(title)}>
              {words.open}
            </MoreLink>
          </p>
        )}
      </div>
      <Acts post={post} onAct={onAct} />
    </article>
  )
}

function State({ isPublished }: { isPublished: boolean }) {
  return (
    <div className="row">
      {isPublished ? (
        <Badge look="good" icon={Check}>
          {words.published}
        </Badge>
      ) : (
        <Badge look="warn">{words.draft}</Badge>
      )}
    </div>
  )
}

function Acts({ post, onAct }: PostRowProps) {
  const { id, title, isPublished, updatedAt } = post
  const publishing = useChange(publishPost(id, updatedAt))
  const about = <VisuallyHidden>{words.of(title)}</VisuallyHidden>
  return (
    <div className="stack-s">
      <div className="btn-row">
        <ButtonLink to={`/admin/blog/${id}`} icon={Pencil}>
          {words.edit}
          {about}
        </ButtonLink>
        {isPublished ? (
          <Button icon={EyeOff} onClick={() => onAct('unpublish')} aria-haspopup="dialog">
            {words.acts.unpublish.button}
            {about}
          </Button>
        ) : (
          <>
            <ButtonLink to={`/admin/blog/${id}/preview`} icon={Eye}>
              {words.preview}
              {about}
            </ButtonLink>
            <Publish isBusy={publishing.isPending} onClick={() => publishing.mutate(true)}>
              {words.acts.publish.button}
              {about}
            </Publish>
          </>
        )}
        <Button icon={Trash2} onClick={() => onAct('delete')} aria-haspopup="dialog">
          {words.acts.delete.button}
          {about}
        </Button>
      </div>
      <Failure of={publishing} />
    </div>
  )
}

/** It goes with what it does: the row, which says so, stays. */
const Publish = (props: ButtonProps) => (
  <Button {...props} ref={useKeptFocus<HTMLButtonElement>(toRow)} icon={Check} />
)
