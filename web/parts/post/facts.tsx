import type { Post } from '../../../shared/blog/blog.ts'
import { Time } from '../../ui/time.tsx'
import { postWords as words } from './words.ts'

/** §9: the most tags a post shows. */
const MOST_TAGS = 5

/** When a post was published, how long it takes to read, and by whom. */
export function PostFacts({ post: { publishedAt, readTime, author } }: { post: Post }) {
  return (
    <ul className="post-facts">
      <li>
        <Time of={publishedAt} look="long" missing={words.dateMissing} />
      </li>
      {readTime > 0 && <li>{words.readTime(readTime)}</li>}
      <li>{words.by(author)}</li>
    </ul>
  )
}

export function PostTopics({ post: { tags } }: { post: Post }) {
  if (tags.length === 0) return null
  return <p className="soft small">{words.topics(tags.slice(0, MOST_TAGS))}</p>
}
