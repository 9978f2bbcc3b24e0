import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { BLOG_CATEGORIES, TITLES_PAGE, type BlogCategory } from '../../../shared/blog/rules.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { PostList } from '../../parts/post/list.tsx'
import { postWords as kinds } from '../../parts/post/words.ts'
import { readPage } from '../../parts/read-page.ts'
import { readSearched, searchPath } from '../../parts/read-searched.ts'
import { SearchForm } from '../../parts/search-form/search-form.tsx'
import { pageSize, publishedPosts, readCategory } from '../../queries/blog/blog.ts'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Titles } from './titles.tsx'
import { words } from './words.ts'

/** §9 */
const PLACEHOLDERS = 6

const SearchedDanger = await onDemand(
  async () => (await import('../../parts/danger/searched-danger.tsx')).SearchedDanger,
)

const FEEDS = [
  { href: '/blog/rss.xml', type: 'application/rss+xml', label: words.rss },
  { href: '/blog/atom.xml', type: 'application/atom+xml', label: words.atom },
]

/** §2 "Blog": the published posts, or those of one topic (`?tag=`), or all titles (`?titles=all`). */
export function Blog() {
  const [params] = useSearchParams()
  const { publicUrl } = useSuspenseQuery(settings()).data
  const tag = params.get('tag') ?? ''
  const category = readCategory(params)
  const page = readPage(params)
  const searched = readSearched(params)
  const isTitles = pageSize(params) === TITLES_PAGE
  const { data } = useQuery(publishedPosts(params))
  const title = titleOf({ tag, category, isTitles })
  return (
    <div className="wrap">
      <PageHead
        title={searched ? words.with(title, searched) : title}
        description={words.description}
        path={toPage({ page, tag, category, isTitles })}
        isUnlisted={tag !== '' || searched !== '' || isTitles}
      />
      {FEEDS.map(({ label, ...feed }) => (
        <link key={label} rel="alternate" title={label} {...feed} />
      ))}
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, words.title)} />
      <PageTop here={title} lead={<Lead tag={tag} isTitles={isTitles} />} />
      <div className="stack-l">
        <Suspense>{searched && <SearchedDanger searched={searched} />}</Suspense>
        <SearchForm
          id="blog-search"
          label={words.search}
          action="/blog"
          searched={searched}
          suggests="article"
        >
          {tag && <input type="hidden" name="tag" value={tag} />}
          {category && <input type="hidden" name="category" value={category} />}
        </SearchForm>
        {!searched && !tag && !isTitles && <Kinds category={category} />}
        {data && searched && (
          <div className="row row-apart">
            <h2 id="found">{words.found(Number(data.total), searched)}</h2>
            <MoreLink to={toPage({ tag })}>{words.showAll}</MoreLink>
          </div>
        )}
        {data?.rows.length === 0 && searched ? (
          <p>
            {words.none} <Link to={searchPath(searched)}>{words.searchAll}</Link>
          </p>
        ) : isTitles && data && data.rows.length > 0 ? (
          <Titles posts={data.rows} />
        ) : (
          <PostList
            posts={data?.rows}
            placeholders={PLACEHOLDERS}
            level={searched ? 3 : 2}
            look="whole"
          />
        )}
        {data && (
          <Others
            page={page}
            last={Math.ceil(Number(data.total) / pageSize(params))}
            toPage={(other) => toPage({ page: other, tag, category, searched, isTitles })}
          />
        )}
        <p>
          {words.follow}{' '}
          {FEEDS.map(({ href, label }) => (
            <a key={href} href={href} className="feed-link">
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}

interface Asked {
  tag: string
  category?: BlogCategory | undefined
  isTitles: boolean
}

function titleOf({ tag, category, isTitles }: Asked): string {
  if (tag) return words.about(tag)
  if (category) return kinds.category(category)
  return isTitles ? words.all : words.title
}

/** What the page is for; on a part of the blog, the way back to the whole. */
function Lead({ tag, isTitles }: Asked) {
  if (isTitles) return <MoreLink to="/blog">{words.withSummaries}</MoreLink>
  if (tag) return <MoreLink to="/blog">{words.all}</MoreLink>
  return (
    <>
      {words.lead} <MoreLink to={toPage({ isTitles: true })}>{words.titlesOnly}</MoreLink>
    </>
  )
}

/** The kinds of articles, each with an address of its own. */
const Kinds = ({ category }: { category: BlogCategory | undefined }) => (
  <nav aria-label={words.kinds}>
    <ul className="chips">
      {[undefined, ...BLOG_CATEGORIES].map((kind) => (
        <li key={kind ?? ''}>
          <Link
            className="chip"
            to={toPage({ category: kind })}
            aria-current={kind === category ? 'page' : undefined}
          >
            {kind ? kinds.category(kind) : words.everyKind}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

interface OthersProps {
  page: number
  last: number
  toPage: (page: number) => string
}

/** The newer and the older articles, where there are any. */
function Others({ page, last, toPage }: OthersProps) {
  if (last <= 1) return null
  return (
    <nav className="row row-apart" aria-label={words.pages}>
      {page > 1 && <MoreLink to={toPage(page - 1)}>{words.newer}</MoreLink>}
      {page < last && (
        <MoreLink to={toPage(page + 1)} hasArrow>
          {words.older}
        </MoreLink>
      )}
    </nav>
  )
}

interface Shown {
  page?: number
  tag?: string
  category?: BlogCategory | undefined
  searched?: string
  isTitles?: boolean
}

function toPage({ page = 1, tag, category, searched, isTitles }: Shown): string {
  const query = new URLSearchParams()
  if (isTitles) query.set('titles', 'all')
  if (category) query.set('category', category)
  if (searched) query.set('search', searched)
  if (tag) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
