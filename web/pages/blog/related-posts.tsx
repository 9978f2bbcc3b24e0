import type { Post } from '../../../shared/blog/blog.ts'
import { PostCards } from '../../parts/post/cards.tsx'
import { words } from './words.ts'

/** Other posts to read next; nothing when this is the only one. */
export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <aside className="related stack" aria-labelledby="related">
      <h2 id="related" className="text-xl">
        {words.related}
      </h2>
      <PostCards posts={posts} placeholders={0} level={3} isColumn />
    </aside>
  )
}
