import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownPost } from '../../../shared/blog/blog.ts'
import { CONTENTS_FROM } from '../../../shared/blog/rules.ts'
import { Arch } from '../../ui/arch.tsx'
import { Details } from '../../ui/details.tsx'
import { articleWords } from './article-words.ts'
import { PostFacts } from './facts.tsx'
import { postWords } from './words.ts'

interface PostArticleProps {
  post: ShownPost
  /** The level of its title in the page. */
  level: 1 | 2
  trail?: ReactNode
  /** What you can do after reading it. */
  ways?: ReactNode
  aside?: ReactNode
}

/** A post as it is read: on its page, and in every preview. Its HTML comes rendered and sanitised from the server. */
export function PostArticle({ post, level, trail, ways, aside }: PostArticleProps) {
  const { title, author, imageUrl, html } = post
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <article>
      <div className="page-head stack-s">
        {trail}
        <PostFacts post={post} hasCategory />
        <Title className="post-title">{title}</Title>
      </div>
      <div className="with-side with-side-r">
        <div>
          {imageUrl && (
            <Arch size="large" className="post-picture">
              <img src={imageUrl} alt="" width={960} height={640} referrerPolicy="no-referrer" />
            </Arch>
          )}
          <Contents of={post} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="post-end stack-s">
            <p className="soft small">{postWords.by(author)}</p>
            <Topics of={post} />
            {ways}
          </div>
        </div>
        {aside}
      </div>
    </article>
  )
}

/** The headings of a longer one, to go to at once. */
function Contents({ of: { headings } }: { of: ShownPost }) {
  if (headings.length < CONTENTS_FROM) return null
  return (
    <Details className="fold post-contents" summary={articleWords.contents}>
      <ul>
        {headings.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Details>
  )
}

/** All its tags, each a way to the posts that share it. */
function Topics({ of: { tags } }: { of: ShownPost }) {
  if (tags.length === 0) return null
  return (
    <ul className="post-topics" aria-label={articleWords.topics}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/blog?${new URLSearchParams({ tag })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
