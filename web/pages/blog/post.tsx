import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { postPath } from '../../../shared/blog/rules.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { PostArticle } from '../../parts/post/article.tsx'
import { usePartOfPage } from '../../parts/use-part-of-page.ts'
import { publishedPost } from '../../queries/blog/blog.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { articleMeta, postJson } from './post-json.ts'
import { PostSkeleton } from './post-skeleton.tsx'
import { ShareLinks } from './share-links.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/blog', label: words.title }]

/** One published post. */
export function PostPage() {
  const { slug = '' } = useParams()
  const { data: post } = useQuery(publishedPost(slug))
  const site = useSuspenseQuery(settings()).data
  usePartOfPage(post !== undefined)
  if (!post) return <PostSkeleton />
  const { title, excerpt } = post
  return (
    <div className="wrap">
      {/* Before what every page says: of two pictures the first one is shown. */}
      {articleMeta(site, post).map(([property, content]) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      <PageHead title={title} description={excerpt} path={postPath(post.slug)} type="article" />
      <JsonLd data={import.meta.env.SSR && postJson(site, post)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(site.publicUrl, title, TRAIL)} />
      <PostArticle
        post={post}
        level={1}
        trail={<Breadcrumbs trail={TRAIL} here={title} />}
        ways={<ShareLinks post={post} publicUrl={site.publicUrl} />}
        aside={<RelatedPosts posts={post.related} />}
      />
    </div>
  )
}
