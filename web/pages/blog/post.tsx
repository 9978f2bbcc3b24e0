import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import BookOpen from 'lucide-react/icons/book-open'
import { useParams } from 'react-router'
import { breadcrumbJson } from '../../parts/breadcrumb-json.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { publishedPost } from '../../queries/blog.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kind } from '../../ui/kind.tsx'
import { PostFacts, PostTopics } from '../../parts/post-facts.tsx'
import { postJson } from './post-json.ts'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostWays } from './post-ways.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { postWords } from '../../parts/post-words.ts'
import { words } from './words.ts'

const TRAIL = [
  { to: '/', label: words.home },
  { to: '/blog', label: words.title },
]

/** One published post. Its HTML comes rendered and sanitised from the server. */
export function PostPage() {
  const { slug = '' } = useParams()
  const { data: post } = useQuery(publishedPost(slug))
  const site = useSuspenseQuery(settings()).data
  if (!post) return <PostSkeleton />
  const { title, excerpt, category, html } = post
  return (
    <div className="wrap">
      <PageHead title={title} description={excerpt} path={`/blog/${post.slug}`} type="article" />
      <JsonLd data={import.meta.env.SSR && postJson(site, post)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(site.publicUrl, TRAIL, title)} />
      <article>
        <div className="page-head stack-s">
          <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={title} />
          <Kind icon={<Icon of={BookOpen} />}>{postWords.category(category)}</Kind>
          <h1 className="post-title">{title}</h1>
          <PostFacts post={post} />
          <PostTopics post={post} />
        </div>
        <div className="with-side with-side-r">
          <div>
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            <PostWays post={post} publicUrl={site.publicUrl} />
          </div>
          <RelatedPosts to={post} />
        </div>
      </article>
    </div>
  )
}
