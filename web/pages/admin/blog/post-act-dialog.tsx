import type { AdminPost } from '../../../../shared/blog/blog.ts'
import { deletePost, publishPost } from '../../../queries/blog/changes.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { words } from './words.ts'

/** What is asked about before it is done (§5). */
export type PostAct = 'unpublish' | 'delete'

interface PostActDialogProps {
  post: AdminPost
  act: PostAct
}

export function PostActDialog({ post: { id, title, updatedAt }, act }: PostActDialogProps) {
  const asked = { ...words.acts[act], text: words.acts[act].text(title), no: words.keep }
  if (act === 'delete')
    return <ConfirmAction {...asked} change={deletePost(id)} input={undefined} />
  return (
    <ConfirmAction {...asked} look="primary" change={publishPost(id, updatedAt)} input={false} />
  )
}
