import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { breadcrumbJson } from '../../parts/breadcrumb-json.ts'
import { JsonLd } from '../../parts/json-ld.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { publishedPosts } from '../../queries/blog.ts'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PostCards } from '../../parts/post-cards.tsx'
import { words } from './words.ts'

/** §9 */
const PLACEHOLDERS = 6

const TRAIL = [{ to: '/', label: words.home }]

/** §2 "Blog": the published posts. */
export function Blog() {
  const { publicUrl } = useSuspenseQuery(settings()).data
  const { data } = useQuery(publishedPosts())
  return (
    <div className="wrap">
      <PageHead title={words.title} description={words.description} path="/blog" />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, TRAIL, words.title)} />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={words.title} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <PostCards posts={data} placeholders={PLACEHOLDERS} level={2} />
    </div>
  )
}
