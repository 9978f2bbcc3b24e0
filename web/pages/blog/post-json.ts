import type { PostDetail } from '../../../shared/blog.ts'
import type { Settings } from '../../../shared/settings.ts'

/** The post for machines. A post by the site itself has an organization as its author. */
export function postJson({ name, publicUrl }: Settings, post: PostDetail) {
  const publisher = { '@type': 'Organization', name, url: `${publicUrl}/` }
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: 'en-IN',
    author: post.author === name ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    image: `${publicUrl}/og.png`,
    keywords: post.tags,
    mainEntityOfPage: `${publicUrl}/blog/${post.slug}`,
  }
}
