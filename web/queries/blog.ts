import { blogApi, read } from '../api.ts'

export const publishedPosts = () => read(blogApi.published)

export const publishedPost = (slug: string) => read(blogApi.published[':slug'], { param: { slug } })
