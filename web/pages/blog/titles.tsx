import { Link } from 'react-router'
import type { Post } from '../../../shared/blog/blog.ts'
import { BLOG_CATEGORIES, postPath } from '../../../shared/blog/rules.ts'
import { postWords as kinds } from '../../parts/post/words.ts'

/** Every title at a glance, below the kind of article it is. */
export const Titles = ({ posts }: { posts: Post[] }) =>
  BLOG_CATEGORIES.map((category) => ({
    category,
    ofIt: posts.filter((post) => post.category === category),
  }))
    .filter(({ ofIt }) => ofIt.length > 0)
    .map(({ category, ofIt }) => (
      <section key={category} aria-labelledby={category}>
        <h2 id={category}>{kinds.category(category)}</h2>
        <ul className="titles lone-links">
          {ofIt.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={postPath(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))
