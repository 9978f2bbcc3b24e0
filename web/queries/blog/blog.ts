import {
  BLOG_CATEGORIES,
  BLOG_PAGE,
  TITLES_PAGE,
  type BlogCategory,
} from '../../../shared/blog/rules.ts'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { blogApi, read, readCounted } from '../../api.ts'
import { readPage } from '../../parts/read-page.ts'

const ofCategory = (category: BlogCategory | undefined) => (category ? { category } : {})

/** The kind of article that an address asks for; undefined for all of them. */
export const readCategory = (params: URLSearchParams): BlogCategory | undefined =>
  BLOG_CATEGORIES.find((category) => category === params.get('category'))

/** Whether an address asks for the titles alone. */
export const isTitlesOnly = (params: URLSearchParams): boolean => params.get('view') === 'titles'

/** Posts on one page of what an address asks for. */
export const pageSize = (params: URLSearchParams): number =>
  isTitlesOnly(params) ? TITLES_PAGE : BLOG_PAGE

/** The page of the blog, or of one topic or kind, that an address asks for. */
export const publishedPosts = (params: URLSearchParams) =>
  readCounted(blogApi.published, {
    query: {
      limit: String(pageSize(params)),
      offset: String((readPage(params) - 1) * pageSize(params)),
      ...ofCategory(readCategory(params)),
      tag: params.get('tag') ?? '',
      search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
    },
  })

export const latestPosts = (limit: number) =>
  read(blogApi.published, { query: { limit: String(limit) } })

/** Those of these that are published. */
export const postsNamed = (slugs: readonly string[]) =>
  read(blogApi.published, { query: { slugs: slugs.join(',') } })

export const publishedPost = (slug: string) => read(blogApi.published[':slug'], { param: { slug } })
