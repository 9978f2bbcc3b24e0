import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AdminPostDetail } from '../../../../shared/blog/blog.ts'
import type { User } from '../../../../shared/accounts/users.ts'
import { useHydrated } from '../../../parts/use-hydrated.ts'
import { listDrafts } from '../../../parts/drafts/drafts.ts'
import { adminPost } from '../../../queries/blog/changes.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { useVisitor } from '../../../visitor.tsx'
import { Admin } from '../admin.tsx'
import { OtherDrafts } from './other-drafts.tsx'
import { PostForm } from './post-form.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { words } from './words.ts'

/** The form of a post: a new one at /admin/blog/new, otherwise the one with this number. */
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
        {user &&
          (isHydrated ? (
            <Subject key={id} id={id} user={user} />
          ) : (
            <Waiting label={words.loading} />
          ))}
      </section>
    </Admin>
  )
}

const Subject = ({ id, user }: { id: string; user: User }) =>
  id === 'new' ? <New user={user} /> : <Saved id={id} />

function Saved({ id }: { id: string }) {
  // Read again each time it is opened: what is saved must be a change of what is there now.
  const { data, isError } = useQuery({ ...adminPost(id), gcTime: 0, throwOnError: false })
  if (isError && !data) return <p>{words.notFound}</p>
  return data ? <ArticleEditor post={data} /> : <Waiting label={words.loading} />
}

/** Keeps the post as it was opened: what is read again in the meantime takes no word away. */
function ArticleEditor({ post: newest }: { post: AdminPostDetail }) {
  const [{ post, round }, open] = useState({ post: newest, round: 0 })
  return (
    <PostForm key={round} post={post} onAnew={() => open({ post: newest, round: round + 1 })} />
  )
}

/** What the name of each new post's draft begins with. Each has its own, so that no tab writes over another's. */
const NEW = 'post new '
const newName = () => NEW + Math.random()

/** Goes on with what this tab wrote last; what other tabs have left, or are at work on, is beside it. */
function New({ user }: { user: User }) {
  const opened = (named?: string) => {
    const drafts = listDrafts(NEW, user.id)
    const name = named ?? drafts.find(({ isOwn }) => isOwn)?.name ?? newName()
    return { name, others: drafts.filter((draft) => draft.name !== name) }
  }
  const [{ name, others }, open] = useState(() => opened())
  return (
    <>
      <OtherDrafts drafts={others} onGoOn={(other) => open(opened(other))} />
      <PostForm key={name} newDraft={name} onAnew={() => open(opened(newName()))} />
    </>
  )
}
