import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef } from 'react'
import type { TypedPost } from '../../../../shared/blog/blog.ts'
import { useChange } from '../../../notices/use-change.ts'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { PostArticle } from '../../../parts/post/article.tsx'
import { previewPost } from '../../../queries/blog/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { filledIn } from './typed-post.ts'
import { words } from './words.ts'

interface PostPreviewProps {
  of: FormInUse<TypedPost>
  /** When it was first published, if it was. */
  publishedAt: string | null | undefined
}

/** What is in the form, drawn by the server and by the same part as the page (§2). */
export function PostPreview({ of, publishedAt }: PostPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const drawing = useChange({ ...previewPost(), onError: of.refuse })
  const { data: post, isPending, variables: drawn } = drawing
  useEffect(() => {
    if (post) heading.current?.focus()
  }, [post])
  return (
    <section className="stack" aria-label={words.previewTitle}>
      <p>
        <Button
          icon={Eye}
          isBusy={isPending}
          onClick={() => drawing.mutate(filledIn(of.getValues()))}
        >
          {isPending ? words.previewing : words.showPreview}
        </Button>
      </p>
      {post && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {words.previewTitle}
          </h3>
          {isShown(drawn, of.getValues()) ? (
            <p className="soft small">{words.previewText}</p>
          ) : (
            <Note>
              <p>{words.previewOld}</p>
            </Note>
          )}
          <PostArticle post={{ ...post, publishedAt: publishedAt ?? post.publishedAt }} level={2} />
        </>
      )}
    </section>
  )
}

/** Whether the preview says what is in the form. The form is drawn again with each letter. */
const isShown = (drawn: Partial<TypedPost> | undefined, typed: TypedPost) =>
  seen(drawn) === seen(filledIn(typed))

/** What changes nothing of the page is left out. */
const seen = (values: Partial<TypedPost> | undefined) =>
  JSON.stringify({ ...values, isPublished: undefined, pictureIsAllowed: undefined })
