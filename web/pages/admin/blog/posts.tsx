import { POST_QUEUES } from '../../../../shared/blog/writing.ts'
import type { AdminPost } from '../../../../shared/blog/blog.ts'
import { postQueue } from '../../../queries/blog/changes.ts'
import { Admin } from '../admin.tsx'
import { QueueList } from '../kit/queue-list.tsx'
import { words as adminWords } from '../words.ts'
import { PostActDialog, type PostAct } from './post-act-dialog.tsx'
import { PostRow } from './post-row.tsx'
import { words as postWords } from './words.ts'

const words = { ...postWords, title: adminWords.blog, create: postWords.write }

/** The tab 'Blog': drafts and what is published. */
export function AdminPosts() {
  return (
    <Admin>
      <QueueList
        path="/admin/blog"
        queues={POST_QUEUES}
        first="all"
        query={postQueue}
        words={words}
        renderRow={(post: AdminPost, onAct: (act: PostAct) => void) => (
          <PostRow post={post} onAct={onAct} />
        )}
        renderDialog={(post, act) => <PostActDialog post={post} act={act} />}
      />
    </Admin>
  )
}
