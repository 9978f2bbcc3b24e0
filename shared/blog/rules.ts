/** Posts on one page of the blog. */
export const BLOG_PAGE = 12
/** Titles on one page, where nothing but titles is shown. */
export const TITLES_PAGE = 100
/** Other posts to read next. */
export const RELATED_POSTS = 2
/** From so many headings on, an article has a list of them. */
export const CONTENTS_FROM = 4
/** The anchor of the heading “Sources”. */
export const SOURCES_ANCHOR = 'h-sources'

/** The address of a post. Its slug may be written in any script (RFC 3986: other letters are encoded). */
export const postPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`

/** §5: the categories a post may have. */
export const BLOG_CATEGORIES = [
  'parenting-tips',
  'therapy-guide',
  'community',
  'research',
  'resources',
] as const
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]
