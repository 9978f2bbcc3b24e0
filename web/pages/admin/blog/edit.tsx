import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AdminPostDetail } from '../../../../shared/blog/blog.ts'
import type { User } from '../../../../shared/accounts/users.ts'
import { useHydrated } from '../../../parts/use-hydrated.ts'
import { adminPost } from '../../../queries/blog/changes.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { Admin } from '../admin.tsx'
import { OtherDrafts } from './other-drafts.tsx'
import { PostForm } from './post-form.tsx'
import { openEdit, openNew, otherNew } from './post-drafts.ts'
import { Waiting } from './waiting.tsx'
import { words } from './words.ts'

/** The form of a post: a new one at /admin/blog/new, else the one with this number. */
export function AdminPostEdit() {
  const { id = '' } = useParams()
  const { user } = useVisitor()
  // Only a browser knows what it has kept.
  const isHydrated = useHydrated()
  return (
    <Admin>
      <section className="stack" aria-labelledby="tab">
        <p>
          <MoreLink to="/admin/blog">{words.back}</MoreLink>
        </p>
        <h2 id="tab" tabIndex={-1}>
          {id === 'new' ? words.newTitle : words.editTitle}
        </h2>
        {user && (isHydrated ? <Subject key={id} id={id} user={user} /> : <Waiting />)}
      </section>
    </Admin>
  )
}

const Subject = ({ id, user }: { id: string; user: User }) =>
  id === 'new' ? <New user={user} /> : <Saved id={id} user={user} />

function Saved({ id, user }: { id: string; user: User }) {
  // Read anew each time it is opened: what is saved must be a change of what stands there now.
  const { data, isError } = useQuery({ ...adminPost(id), gcTime: 0, throwOnError: false })
  if (isError && !data) return <p>{words.notFound}</p>
  return data ? <Opened post={data} user={user} /> : <Waiting />
}

/** Keeps the post as it was opened: what is read again meanwhile takes no word away. */
function Opened({ post: newest, user }: { post: AdminPostDetail; user: User }) {
  const [{ post, draft, round }, open] = useState(() => ({
    post: newest,
    draft: openEdit(user.id, newest.id),
    round: 0,
  }))
  const openAnew = () =>
    open({ post: newest, draft: openEdit(user.id, newest.id), round: round + 1 })
  return <PostForm key={round} post={post} draft={draft} onAnew={openAnew} />
}

function New({ user }: { user: User }) {
  const opened = (round: number, goOnWith?: string) => ({
    draft: openNew(user.id, goOnWith),
    others: otherNew(user.id, goOnWith),
    round,
  })
  const [{ draft, others, round }, open] = useState(() => opened(0))
  const openAnew = (goOnWith?: string) => open(opened(round + 1, goOnWith))
  return (
    <>
      <OtherDrafts drafts={others} onGoOn={openAnew} />
      <PostForm key={round} draft={draft} onAnew={() => openAnew()} />
    </>
  )
}
