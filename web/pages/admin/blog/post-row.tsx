import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { Link } from 'react-router'
import { postPath } from '../../../../shared/blog/rules.ts'
import type { AdminPost } from '../../../../shared/blog/blog.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { postWords } from '../../../parts/post/words.ts'
import { publishPost } from '../../../queries/blog/changes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toRow, useKeptFocus } from '../kit/keep-focus.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import type { PostAct } from './post-act-dialog.tsx'
import { words } from './words.ts'

interface PostRowProps {
  post: AdminPost
  onAct: (act: PostAct) => void
}

/** One post in two lines, and what may be done with it. */
export function PostRow({ post, onAct }: PostRowProps) {
  const { id, title, isPublished, publishedAt, updatedAt, category, author } = post
  const day = shortDate(publishedAt)
  const facts = [
    postWords.category(category),
    words.by(author),
    isPublished && day ? words.publishedOn(day) : words.changedOn(dayAndTime(updatedAt)),
  ]
  return (
    <article className="line-row" ref={useKeptFocus()}>
      <div className="line-row-name">
        <h3 tabIndex={-1}>
          <Link to={`/admin/blog/${id}`}>{title}</Link>
        </h3>
        {isPublished ? (
          <Badge look="good" icon={Check}>
            {words.published}
          </Badge>
        ) : (
          <Badge look="warn" icon={Clock}>
            {words.draft}
          </Badge>
        )}
      </div>
      <p className="line-row-facts">{facts.join(' · ')}</p>
      <Acts post={post} onAct={onAct} />
    </article>
  )
}

function Acts({ post, onAct }: PostRowProps) {
  const { id, slug, title, isPublished, updatedAt } = post
  const publishing = useChange(publishPost(id, updatedAt))
  const of = words.of(title)
  const { unpublish, delete: erase } = words.acts
  return (
    <>
      <div className="row-acts">
        {!isPublished && (
          <Publish isBusy={publishing.isPending} onClick={() => publishing.mutate(true)}>
            {words.acts.publish.button}
            <VisuallyHidden>{of}</VisuallyHidden>
          </Publish>
        )}
        <RowMenu
          of={of}
          items={[
            isPublished
              ? { label: words.open, to: postPath(slug) }
              : { label: words.preview, to: `/admin/blog/${id}/preview` },
            { label: words.edit, to: `/admin/blog/${id}` },
            ...(isPublished
              ? [{ label: unpublish.button, onChoose: () => onAct('unpublish') }]
              : []),
            { label: erase.button, onChoose: () => onAct('delete'), isDanger: true },
          ]}
        />
      </div>
      <Failure of={publishing} />
    </>
  )
}

/** It goes with what it does: the row, which says so, stays. */
const Publish = (props: ButtonProps) => (
  <Button {...props} ref={useKeptFocus<HTMLButtonElement>(toRow)} />
)
