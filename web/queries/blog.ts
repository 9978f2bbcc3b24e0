import { blogApi, read } from '../api.ts'

export const publishedPosts = () => read(blogApi.published)

export const latestPosts = (limit: number) =>
  read(blogApi.published, { query: { limit: String(limit) } })

/** Those of these that are published. */
export const postsNamed = (slugs: readonly string[]) =>
  read(blogApi.published, { query: { slugs: slugs.join(',') } })

export const publishedPost = (slug: string) => read(blogApi.published[':slug'], { param: { slug } })
