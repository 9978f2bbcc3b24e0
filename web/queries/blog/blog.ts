import {
  BLOG_CATEGORIES,
  BLOG_PAGE,
  TITLES_PAGE,
  type BlogCategory,
} from '../../../shared/blog/rules.ts'
import { MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { blogApi, read, readCounted } from '../../api.ts'
import { readPage } from '../../parts/read-page.ts'

/** The kind of article that an address asks for; undefined for all of them. */
export const readCategory = (params: URLSearchParams): BlogCategory | undefined =>
  BLOG_CATEGORIES.find((category) => category === params.get('category'))

/** Posts on one page of what an address asks for: with `titles=all` nothing but titles is shown. */
export const pageSize = (params: URLSearchParams): number =>
  params.has('titles') ? TITLES_PAGE : BLOG_PAGE

/** The page of the blog, or of one topic or kind, that an address asks for. */
export function publishedPosts(params: URLSearchParams) {
  const limit = pageSize(params)
  const category = readCategory(params)
  return readCounted(blogApi.published, {
    query: {
      limit: String(limit),
      offset: String((readPage(params) - 1) * limit),
      ...(category && { category }),
      tag: params.get('tag') ?? '',
      search: (params.get('search') ?? '').slice(0, MAX_SEARCH),
    },
  })
}

export const latestPosts = (limit: number) =>
  read(blogApi.published, { query: { limit: String(limit) } })

/** Those of these that are published. */
export const postsNamed = (slugs: readonly string[]) =>
  read(blogApi.published, { query: { slugs: slugs.join(',') } })

export const publishedPost = (slug: string) => read(blogApi.published[':slug'], { param: { slug } })
