import type { Post } from '../../../shared/blog/blog.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PostRow, type PostRowProps } from './row.tsx'
import { postWords as words } from './words.ts'

interface PostListProps extends Omit<PostRowProps, 'post'> {
  /** Undefined while they are on their way. */
  posts: Post[] | undefined
  /** How many rows stand in until then. */
  placeholders: number
  /** One below the other, in a narrow place. */
  isColumn?: boolean
}

/** Articles to choose from, as ruled rows: in three columns where there is room. */
export function PostList({ posts, placeholders, isColumn, ...row }: PostListProps) {
  const className = isColumn ? 'posts' : 'posts posts-3'
  if (!posts) {
    return (
      <Loading label={words.loading}>
        <div className={className}>
          {Array.from({ length: placeholders }, (_, index) => (
            <div key={index} className="post-row">
              <Skeleton width="half" />
              <Skeleton width="most" />
              <Skeleton />
            </div>
          ))}
        </div>
      </Loading>
    )
  }
  if (posts.length === 0) return <Empty title={words.empty} level={row.level} />
  return (
    <ul className={className}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} {...row} />
      ))}
    </ul>
  )
}
