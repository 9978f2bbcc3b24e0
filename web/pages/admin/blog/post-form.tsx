import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPostDetail, TypedPost } from '../../../../shared/blog/blog.ts'
import { asSaid } from '../../../parts/form/as-said.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { isAsSent } from '../../../parts/form/is-as-sent.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { createPost, editPost, isConflict } from '../../../queries/blog/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { dayAndTime } from '../kit/when.ts'
import { Conflict } from './conflict.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import type { PostDraft } from './post-drafts.ts'
import { typedPost } from './typed-post.ts'
import { useKept } from './use-kept.ts'
import { words } from './words.ts'

interface PostFormProps {
  /** As it was opened; left out for a new one. */
  post?: AdminPostDetail | undefined
  draft: PostDraft
  /** What was written and not saved has been forgotten. */
  onAnew: () => void
}

/** Every field of a post, kept in this browser while it is written, with a preview of its page. */
export function PostForm({ post, draft: opened, onAnew }: PostFormProps) {
  const navigate = useNavigate()
  const { begun } = opened
  const [{ draft, round }, goOn] = useState({ draft: opened, round: 0 })
  const [{ saved, version }, setSaved] = useState({
    /** As far as this form knows; the version is the one that was written on. */
    saved: post,
    version: begun?.version ?? post?.updatedAt ?? '',
  })
  const [conflict, setConflict] = useState({
    is: post && version !== post.updatedAt ? 'found' : 'none',
    round: 0,
  })
  const [pictureUrl, setPictureUrl] = useState(
    begun ? begun.pictureUrl : (post?.pictureUrl ?? undefined),
  )
  const kept = useKept()
  const note = useKeptFocus<HTMLDivElement>()

  // Said apart: a form leaves out what is false, as a box that is not ticked, and the server then changes nothing of it.
  const isToBePublished = (): boolean | undefined => form.getValues('isPublished')
  const saving = saved ? editPost(saved.id, version, isToBePublished) : createPost()
  const form = useForm<TypedPost, AdminPostDetail>({
    schema: async () => (await import('../../../../shared/blog/blog.ts')).postInput,
    says: SAYS,
    values: { ...typedPost(post), ...begun?.values },
    draft: null,
    change: {
      ...saving,
      onError: (error) => {
        // Anew each time, so that it is read out each time.
        if (isConflict(error)) setConflict(({ round }) => ({ is: 'found', round: round + 1 }))
      },
    },
    onDone: (answer, sent) => {
      draft.forget()
      if (isAsSent(form.getValues(), sent)) {
        kept.forget()
        void navigate('/admin/blog')
        return
      }
      setSaved({ saved: answer, version: answer.updatedAt })
      setConflict((before) => ({ ...before, is: 'none' }))
      goOn({ draft: draft.goOnAs(answer.id), round: round + 1 })
      // The form stays, and the keyboard in it; a page that is read again shows the same.
      history.replaceState(history.state, '', `/admin/blog/${answer.id}`)
    },
  })
  const keep = (picture = pictureUrl) =>
    kept.note(
      draft.keep({
        // Whether it is published is said by the button that saves it.
        values: { ...form.getValues(), isPublished: saved?.isPublished ?? false },
        pictureUrl: picture,
        version,
      }),
    )

  useEffect(() => {
    if (round > 0) keep()
    // What was written while it was saved, under what it is now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round])

  return (
    // The events of all fields come by here: what was written is kept from the first letter on.
    <div className="stack-l" onInput={() => keep()} onChange={() => keep()}>
      {begun && round === 0 && (
        <div ref={note}>
          <Note>
            <p>{words.draftRead(dayAndTime(new Date(begun.savedAt).toISOString()))}</p>
            <p>
              <Button
                onClick={() => {
                  draft.forget()
                  onAnew()
                }}
              >
                {words.startAnew}
              </Button>
            </p>
          </Note>
        </div>
      )}
      <div className="narrow">
        <Form of={form} labelledBy="tab">
          <p className="hint">{words.draftKept}</p>
          <PostFields
            of={form}
            imageAddress={saved?.imageAddress}
            pictureUrl={pictureUrl}
            onPicture={(picture, url) => {
              form.setValue('picture', picture)
              // Said of one picture, it says nothing of another (ruling 15).
              form.setValue('pictureIsAllowed', false)
              setPictureUrl(url)
              keep(url)
            }}
          />
          <p role="status">{round > 0 && words.unsavedSince}</p>
          <p className="soft small">{kept.sentence}</p>
          {saved && conflict.is !== 'none' && (
            <Conflict
              key={conflict.round}
              of={saved}
              takesFocus={conflict.round > 0}
              isSettled={conflict.is === 'settled'}
              onReplace={(newest) => {
                setSaved({ saved: newest, version: newest.updatedAt })
                setConflict({ ...conflict, is: 'settled' })
              }}
            />
          )}
          <div className="btn-row">
            {!saved?.isPublished && (
              // First, so that Enter in a field publishes nothing.
              <Button
                type="submit"
                isBusy={form.isBusy}
                onClick={() => form.setValue('isPublished', false)}
              >
                {words.saveDraft}
              </Button>
            )}
            <FormSubmit
              of={form}
              busy={words.saving}
              // A change of what is published leaves that as it stands: somebody else may have taken it off meanwhile.
              onClick={() => form.setValue('isPublished', saved?.isPublished ? undefined : true)}
            >
              {saved?.isPublished ? words.saveChanges : words.publish}
            </FormSubmit>
          </div>
        </Form>
      </div>
      <PostPreview of={form} publishedAt={saved?.publishedAt} />
    </div>
  )
}

/** In the order of the page; the schema has the sentences. */
const SAYS = {
  title: asSaid,
  excerpt: asSaid,
  author: asSaid,
  category: asSaid,
  tags: asSaid,
  content: asSaid,
  readTime: asSaid,
  picture: asSaid,
  pictureIsAllowed: asSaid,
  imageUrl: asSaid,
}
