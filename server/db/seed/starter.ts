import type { DecidingField } from '../../../shared/listings/deciding-facts.ts'
import type { BLOG_CATEGORIES } from '../../../shared/blog/rules.ts'
import type { ListingValues } from '../../../shared/listings/changes.ts'
import type { FactField } from '../../../shared/listings/fields.ts'
import events from './events.json' with { type: 'json' }
import listings from './listings.json' with { type: 'json' }
import posts from './posts.json' with { type: 'json' }

/** A real organisation as its source describes it; null where the source says nothing (rulings 1 to 6). */
export interface StarterListing
  extends
    Pick<
      ListingValues,
      | 'category'
      | 'ages'
      | Exclude<FactField, 'coordinates' | 'imageUrl' | 'credentials' | DecidingField>
    >,
    Partial<Pick<ListingValues, 'otherCategories' | 'feesBand' | 'fees' | 'hours'>> {
  externalId: string
  facts: StarterFact[]
}

interface StarterFact {
  field: string
  sourceUrl: string
  sourceTitle: string
  sourceDate: string | null
  readOn: string
  quote: string | null
}

interface StarterPost {
  slug: string
  title: string
  excerpt: string
  author: string
  category: (typeof BLOG_CATEGORIES)[number]
  tags: string[]
  readTime: number
  publishedOn: string
  content: string
}

/** An event as a page told of it; a day only where the page prints it with its year. */
export interface StarterEvent {
  title: string
  organizer: string
  location: string
  town: string | null
  region: string
  startDate: string | null
  endDate: string | null
  usually: string | null
  description: string
  sourceUrl: string
  sourceTitle: string
  sourceDate: string | null
}

/** The texts of the posts by file name. */
const texts = import.meta.glob<string>('./posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// The shape of the files is held by listings.test.ts, events.test.ts and posts.test.ts.
export const starterEvents: StarterEvent[] = events
export const starterListings = listings as StarterListing[]
export const starterPosts = posts.map(({ file, ...post }) => ({
  ...post,
  content: texts[`./posts/${file}`] ?? '',
})) as StarterPost[]
