import { BLOG_PAGE } from '../../../shared/blog/rules.ts'
import { blogApi, read, readCounted } from '../../api.ts'
import { readPage } from '../../parts/read-page.ts'
import { readSearched } from '../../parts/read-searched.ts'

/** The page of the blog, or of one topic, that an address asks for. */
export const publishedPosts = (params: URLSearchParams) =>
  readCounted(blogApi.published, {
    query: {
      limit: String(BLOG_PAGE),
      offset: String((readPage(params) - 1) * BLOG_PAGE),
      tag: params.get('tag') ?? '',
      search: readSearched(params),
    },
  })

export const latestPosts = (limit: number) =>
  read(blogApi.published, { query: { limit: String(limit) } })

/** Those of these that are published. */
export const postsNamed = (slugs: readonly string[]) =>
  read(blogApi.published, { query: { slugs: slugs.join(',') } })

export const publishedPost = (slug: string) => read(blogApi.published[':slug'], { param: { slug } })
