import BookOpen from 'lucide-react/icons/book-open'
import { Link } from 'react-router'
import type { Post } from '../../../shared/blog/blog.ts'
import { Card, CardFoot } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { PostFacts, PostTopics } from './facts.tsx'
import { postWords as words } from './words.ts'

export function PostCard({ post, level }: { post: Post; level: 2 | 3 }) {
  const { title, slug, excerpt, category } = post
  const link = <Link to={`/blog/${slug}`}>{title}</Link>
  return (
    <Card>
      <div className="stack-s">
        <CategoryLabel icon={<Icon of={BookOpen} />}>{words.category(category)}</CategoryLabel>
        {level === 2 ? <h2>{link}</h2> : <h3>{link}</h3>}
        <PostFacts post={post} />
        <p>{excerpt}</p>
        <PostTopics post={post} />
      </div>
      <CardFoot>
        <MoreLink to={`/blog/${slug}`} about={words.readMoreOf(title)} hasArrow>
          {words.readMore}
        </MoreLink>
      </CardFoot>
    </Card>
  )
}
