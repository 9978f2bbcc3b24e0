import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../../shared/blog.ts'
import { publishedPosts } from '../../queries/blog.ts'
import { PostCards } from '../../parts/post-cards.tsx'
import { RELATED, relatedTo } from './related.ts'
import { words } from './words.ts'

/** Two other posts to read next; nothing when this is the only one. */
export function RelatedPosts({ to: post }: { to: Post }) {
  const { data } = useQuery(publishedPosts())
  const posts = data && relatedTo(post, data)
  if (posts?.length === 0) return null
  return (
    <aside className="related stack" aria-labelledby="related">
      <h2 id="related" className="text-xl">
        {words.related}
      </h2>
      <PostCards posts={posts} placeholders={RELATED} level={3} isColumn />
    </aside>
  )
}
