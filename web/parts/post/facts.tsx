import type { Post } from '../../../shared/blog/blog.ts'
import { Time } from '../../ui/time.tsx'
import { postWords as words } from './words.ts'

/** §9: the most tags a post shows. */
const MOST_TAGS = 5

/** What kind of post it is, when it was published, and how long it takes to read. */
export function PostFacts({
  post: { category, publishedAt, readTime },
  hasCategory,
}: {
  post: Post
  hasCategory?: boolean
}) {
  return (
    <ul className="post-facts">
      {hasCategory && <li>{words.category(category)}</li>}
      <li>
        <Time of={publishedAt} look="long" missing={words.dateMissing} />
      </li>
      {readTime > 0 && <li>{words.readTime(readTime)}</li>}
    </ul>
  )
}

/** Who wrote a post, and what it is about. */
export function PostCredits({ post: { author, tags } }: { post: Post }) {
  return (
    <p className="soft small">
      {words.by(author)}
      {tags.length > 0 && `. ${words.topics(tags.slice(0, MOST_TAGS))}`}
    </p>
  )
}
