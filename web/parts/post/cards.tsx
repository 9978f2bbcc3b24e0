import type { Post } from '../../../shared/blog/blog.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx'
import { PostCard } from './card.tsx'
import { postWords as words } from './words.ts'

interface PostCardsProps {
  /** Undefined while they are on their way. */
  posts: Post[] | undefined
  /** How many cards stand in until then. */
  placeholders: number
  /** The level of each title in the page. */
  level: 2 | 3
  /** One below the other, in a narrow place. */
  isColumn?: boolean
}

export function PostCards({ posts, placeholders, level, isColumn }: PostCardsProps) {
  const grid = isColumn ? 'grid' : 'grid grid-3'
  if (!posts) {
    return (
      <Loading label={words.loading}>
        <div className={grid}>
          {Array.from({ length: placeholders }, (_, index) => (
            <SkeletonCard key={index} hasPicture={false} />
          ))}
        </div>
      </Loading>
    )
  }
  if (posts.length === 0) return <Empty title={words.empty} level={level} />
  return (
    <div className={grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} />
      ))}
    </div>
  )
}
