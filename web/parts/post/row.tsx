import { Link } from 'react-router'
import { postPath } from '../../../shared/blog/rules.ts'
import type { Post } from '../../../shared/blog/blog.ts'
import { beginningOf } from '../listing/first-sentence.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { PostFacts, PostCredits } from './facts.tsx'
import { postWords as words } from './words.ts'

/** Words of what it is about: the article begins with all of it. */
const MOST_WORDS = 18

export interface PostRowProps {
  post: Post
  /** The level of its title in the page. */
  level: 2 | 3
  /**
   * `whole`: what it is about, who wrote it and its topics; `brief`: title, date and minutes;
   * `home`: brief, with the "Read More" that §2 asks for there.
   */
  look: 'whole' | 'brief' | 'home'
}

/** One article to choose, with its title as the link. */
export function PostRow({ post, level, look }: PostRowProps) {
  const { title, slug, excerpt } = post
  const Title = level === 2 ? 'h2' : 'h3'
  const isWhole = look === 'whole'
  return (
    <li className={look === 'home' ? 'post-row post-row-more' : 'post-row'}>
      {isWhole && <PostFacts post={post} hasCategory />}
      <Title>
        <Link to={postPath(slug)}>{title}</Link>
      </Title>
      {isWhole ? (
        <>
          <p>{beginningOf(excerpt, MOST_WORDS)}</p>
          {/* On a phone the article itself says them. */}
          <div className="only-wide">
            <PostCredits post={post} />
          </div>
        </>
      ) : (
        <PostFacts post={post} />
      )}
      {look === 'home' && (
        <MoreLink to={postPath(slug)} about={words.readMoreOf(title)} hasArrow>
          {words.readMore}
        </MoreLink>
      )}
    </li>
  )
}
