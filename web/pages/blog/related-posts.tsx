import type { Post } from '../../../shared/blog/blog.ts'
import { PostList } from '../../parts/post/list.tsx'
import { words } from './words.ts'

/** Other posts to read next; nothing when this is the only one. */
export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <aside className="related stack-s" aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <PostList posts={posts} placeholders={0} level={3} look="brief" isColumn />
    </aside>
  )
}
