import { useEffect, useId } from 'react'
import type { AdminPost } from '../../../../shared/blog/blog.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { deletePost, publishPost } from '../../../queries/blog/changes.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DialogCloser } from '../../../ui/dialog/dialog-closer.tsx'
import { openDialog } from '../../../ui/dialog/dialog-opener.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { closeDialogAndKeepFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

/** What is asked about before it is done (§5). */
export type PostAct = 'unpublish' | 'delete'

interface PostActDialogProps {
  post: AdminPost
  act: PostAct
}

export function PostActDialog({ post, act }: PostActDialogProps) {
  const id = useId()
  const { title, text, yes } = words.acts[act]
  const deletion = useChange(deletePost(post.id))
  const hiding = useChange(publishPost(post.id, post.updatedAt))
  const isBusy = deletion.isPending || hiding.isPending
  useEffect(() => openDialog(id), [id])
  const onSuccess = () => closeDialogAndKeepFocus(id)
  const carryOut = () => {
    if (act === 'delete') deletion.mutate(undefined, { onSuccess })
    else hiding.mutate(false, { onSuccess })
  }
  return (
    <Dialog id={id} title={title} close={words.close} look="confirm">
      <div className="dialog-body stack-s">
        <p>{text(post.title)}</p>
        <Failure of={act === 'delete' ? deletion : hiding} />
        <Button look={act === 'delete' ? 'danger' : 'primary'} isBusy={isBusy} onClick={carryOut}>
          {isBusy ? words.working : yes}
        </Button>
        <DialogCloser>{words.keep}</DialogCloser>
      </div>
    </Dialog>
  )
}
