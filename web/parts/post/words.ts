import { number } from '../../../shared/formats/numbers.ts'
import type { Post } from '../../../shared/blog/blog.ts'

const CATEGORY_NAMES: Record<Post['category'], string> = {
  'parenting-tips': 'Parenting tips',
  'therapy-guide': 'Therapy guide',
  community: 'Community',
  research: 'Research',
  resources: 'Resources',
}

/** What a post says of itself on a card and on its page. */
export const postWords = {
  loading: 'Loading articles',
  empty: 'No blog posts available at the moment.',

  category: (category: Post['category']) => CATEGORY_NAMES[category],
  dateMissing: 'Date not available',
  readTime: (minutes: number) => `${number(minutes)}-minute read`,
  by: (author: string) => `By ${author}`,
  topics: (tags: string[]) => `Topics: ${tags.join(', ')}`,
  readMore: 'Read More',
  readMoreOf: (title: string) => `: ${title}`,
}
