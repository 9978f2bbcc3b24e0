import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AdminPostDetail, TypedPost } from '../../../../shared/blog/blog.ts'
import { serverMessage } from '../../../parts/form/server-message.ts'
import { FormSubmit } from '../../../parts/form/form-submit.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { isAsSent } from '../../../parts/form/is-as-sent.ts'
import { useForm } from '../../../parts/form/use-form.ts'
import { adminPost, createPost, editPost } from '../../../queries/blog/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { EditConflict } from '../kit/edit-conflict.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { useEdit } from '../kit/use-edit.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { typedPost } from './typed-post.ts'
import { useKept } from './use-kept.ts'
import { words } from './words.ts'

interface PostFormProps {
  /** As it was opened; left out for a new one. */
  post?: AdminPostDetail | undefined
  /** The name of what is written, until it is saved under a number. */
  newDraft?: string
  /** What was written and not saved has been forgotten. */
  onAnew: () => void
}

/** Every field of a post, kept in this browser while it is written, with a preview of its page. */
export function PostForm({ post, newDraft = '', onAnew }: PostFormProps) {
  const navigate = useNavigate()
  const edit = useEdit(post, ['api', 'blog'])
  const { known: saved, version } = edit
  const { data: newest } = useQuery({
    ...adminPost(String(saved?.id)),
    enabled: saved !== undefined,
    gcTime: 0,
    throwOnError: false,
  })
  const kept = useKept()

  // Said apart: a form leaves out what is false, as a box that is not ticked, and the server then changes nothing of it.
  const isToBePublished = (): boolean | undefined => form.getValues('isPublished')
  const saving = saved ? editPost(saved.id, version, isToBePublished) : createPost()
  const form = useForm<TypedPost, AdminPostDetail>({
    schema: async () => (await import('../../../../shared/blog/blog.ts')).postInput,
    says: SAYS,
    values: typedPost(post),
    draft: {
      name: saved ? `post ${saved.id}` : newDraft,
      version,
      onFound: edit.onFound,
      onKept: kept.note,
    },
    change: { ...saving, onError: edit.onError },
    onDone: (answer, sent) => {
      if (isAsSent(form.getValues(), sent)) {
        kept.forget()
        void navigate('/admin/blog')
        return
      }
      edit.saved(answer)
      // The form stays, and the keyboard in it; a page that is read again shows the same.
      history.replaceState(history.state, '', `/admin/blog/${answer.id}`)
    },
  })
  const { found } = form.draft
  const startAnew = () => {
    form.draft.forget()
    // One that was new when this form was opened is opened as what it is now.
    if (saved && !post) void navigate(`/admin/blog/${saved.id}`, { replace: true })
    else onAnew()
  }

  return (
    <div className="stack-l">
      {found && <Found savedAt={found.savedAt} onAnew={startAnew} />}
      <div className="narrow">
        <Form of={form} labelledBy="tab">
          <p className="hint">{words.draftKept}</p>
          <PostFields
            of={form}
            imageAddress={saved?.imageAddress}
            pictureUrl={post?.pictureUrl ?? undefined}
          />
          <p role="status">{edit.hasSaved && words.unsavedSince}</p>
          <p className="soft small">{kept.sentence}</p>
          <EditConflict
            of={edit}
            newest={newest}
            form={form}
            noun={words.noun}
            there={typedPost(newest)}
            labels={words.fields}
            onShow={startAnew}
            settled={saved?.isPublished ? words.isPublic : words.draftOnlyNow}
          >
            <p>
              <ExternalLink href={`/admin/blog/${saved?.id}/preview`}>
                {words.conflictSee}
              </ExternalLink>
            </p>
          </EditConflict>
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
              // A change of what is published leaves that as it is: somebody else may have taken it off in the meantime.
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

/** That the form holds what was written before, and the way back from it. */
function Found({ savedAt, onAnew }: { savedAt: number; onAnew: () => void }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Note>
        <p>{words.draftRead(dayAndTime(new Date(savedAt).toISOString()))}</p>
        <p>
          <Button onClick={onAnew}>{words.startAnew}</Button>
        </p>
      </Note>
    </div>
  )
}

/** In the order of the page; the schema has the sentences. */
const SAYS = {
  title: serverMessage,
  excerpt: serverMessage,
  author: serverMessage,
  category: serverMessage,
  tags: serverMessage,
  content: serverMessage,
  readTime: serverMessage,
  picture: serverMessage,
  pictureIsAllowed: serverMessage,
  imageUrl: serverMessage,
}
