import type { Post } from '../../../shared/blog.ts'

const number = new Intl.NumberFormat('en-IN')

const CATEGORY_NAMES: Record<Post['category'], string> = {
  'parenting-tips': 'Parenting tips',
  'therapy-guide': 'Therapy guide',
  community: 'Community',
  research: 'Research',
  resources: 'Resources',
}

export const words = {
  title: 'Blog',
  lead: 'Articles in plain words. Each one names its sources and their dates.',
  description:
    'Plain articles for families of autistic people in India: certificates, rights, insurance, doctors and therapy words. Each names its sources.',
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  loading: 'Loading articles',
  empty: 'No blog posts available at the moment.',

  category: (category: Post['category']) => CATEGORY_NAMES[category],
  dateMissing: 'Date not available',
  readTime: (minutes: number) =>
    `${number.format(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} to read`,
  by: (author: string) => `By ${author}`,
  topics: (tags: string[]) => `Topics: ${tags.join(', ')}`,
  readMore: 'Read More',
  readMoreOf: (title: string) => `: ${title}`,

  loadingPost: 'Loading the article',
  back: 'Back to all articles',
  share: 'Share on WhatsApp',
  shareText: (title: string, address: string) => `${title}\n${address}`,
  newTab: '(opens a new tab)',
  related: 'More articles',
}
