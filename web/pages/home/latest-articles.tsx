import { useQuery } from '@tanstack/react-query'
import { HOME_POSTS } from '../../../shared/site.ts'
import { latestPosts } from '../../queries/blog/blog.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { PostList } from '../../parts/post/list.tsx'
import { words } from './words.ts'

/** §2: the newest posts. */
export function LatestArticles() {
  const { data } = useQuery(latestPosts(HOME_POSTS))
  return (
    <section className="section section-line" aria-labelledby="blog">
      <div className="wrap">
        <div className="section-head">
          <h2 id="blog">{words.articles}</h2>
          <MoreLink to="/blog">{words.viewAllArticles}</MoreLink>
        </div>
        <PostList posts={data} placeholders={HOME_POSTS} level={3} look="home" />
      </div>
    </section>
  )
}
