import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useParams } from 'react-router'
import { PostArticle } from '../../../parts/post/article.tsx'
import { adminPost } from '../../../queries/blog/changes.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Admin } from '../admin.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { words } from './words.ts'

/** A post as it is saved and as readers would see it, at an address that only admins can open. */
export function AdminPostPreview() {
  const { id = '' } = useParams()
  return (
    <Admin>
      <p>
        <MoreLink to="/admin/blog">{words.back}</MoreLink>
      </p>
      <Saved key={id} id={id} />
    </Admin>
  )
}

function Saved({ id }: { id: string }) {
  const { data: post, isError } = useQuery({ ...adminPost(id), gcTime: 0, throwOnError: false })
  if (isError) return <p>{words.notFound}</p>
  if (!post) return <Waiting label={words.loading} />
  return (
    <>
      <Note look={post.isPublished ? 'good' : 'warn'}>
        <p>{post.isPublished ? words.isPublic : words.draftOnly}</p>
        <p>
          <ButtonLink to={`/admin/blog/${id}`} icon={Pencil}>
            {words.edit}
          </ButtonLink>
        </p>
      </Note>
      <PostArticle post={post} level={2} />
    </>
  )
}
