import { LOCALE } from '../../../shared/formats/locale.ts'
import { postPath } from '../../../shared/blog/rules.ts'
import type { PostDetail } from '../../../shared/blog/blog.ts'
import type { Settings } from '../../../shared/settings.ts'
import { postWords } from '../../parts/post/words.ts'

/** The post for machines. A post by the site itself has an organization as its author. */
export function postJson({ name, publicUrl }: Settings, post: PostDetail) {
  const address = publicUrl + postPath(post.slug)
  const publisher = {
    '@type': 'Organization',
    name,
    url: `${publicUrl}/`,
    logo: { '@type': 'ImageObject', url: `${publicUrl}/icon-512.png`, width: 512, height: 512 },
  }
  return {
    '@type': ['Article', 'BlogPosting'],
    '@id': address,
    url: address,
    headline: post.title,
    description: post.excerpt,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.updatedAt,
    inLanguage: LOCALE,
    author: post.author === name ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    image: new URL(post.imageUrl ?? '/og.png', publicUrl).href,
    articleSection: postWords.category(post.category),
    keywords: post.tags,
    ...(post.readTime > 0 && { timeRequired: `PT${post.readTime}M` }),
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Blog', name, url: `${publicUrl}/blog` },
    mainEntityOfPage: address,
  }
}

/** What Open Graph says of an article beyond any page. */
export function articleMeta({ publicUrl }: Settings, post: PostDetail): [string, string][] {
  const { imageUrl, publishedAt, updatedAt, category, tags } = post
  return [
    ...(imageUrl ? [['og:image', new URL(imageUrl, publicUrl).href] as [string, string]] : []),
    ...(publishedAt ? [['article:published_time', publishedAt] as [string, string]] : []),
    ['article:modified_time', updatedAt],
    ['article:section', postWords.category(category)],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ]
}
