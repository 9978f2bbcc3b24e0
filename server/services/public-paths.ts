import { asc, desc, eq } from 'drizzle-orm'
import { postPath } from '../../shared/blog/rules.ts'
import type { Database } from '../db/open.ts'
import { blogPosts, events, listings } from '../db/schema.ts'

export interface PublicPath {
  path: string
  /** YYYY-MM-DD; absent where the page has no single date. */
  changedOn?: string
}

/** Screens that are in the site map whatever the data. */
const SCREENS = [
  '/',
  '/directory',
  '/events',
  '/blog',
  '/about',
  '/about/facts',
  '/about/sources',
  '/about/privacy',
  '/about/terms',
  '/about/accessibility',
  '/contact',
  '/help-now',
  '/submit-listing',
  '/advertise',
]
/** A site map holds at most 50,000 addresses; the rest is reached through the directory and the calendar. */
const MOST_LISTINGS = 45_000
const MOST_EVENTS = 4_000

/** Every public page with the day it last changed, for the site map. */
export async function findPublicPaths(db: Database): Promise<PublicPath[]> {
  const shown = await db
    .select({ id: listings.id, updatedAt: listings.updatedAt })
    .from(listings)
    .where(eq(listings.isApproved, true))
    .orderBy(asc(listings.id))
    .limit(MOST_LISTINGS)
  const posts = await db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
  const open = await db
    .select({ id: events.id, updatedAt: events.updatedAt })
    .from(events)
    .where(eq(events.isApproved, true))
    .orderBy(desc(events.startDate))
    .limit(MOST_EVENTS)
  return [
    ...SCREENS.map((path) => ({ path })),
    ...shown.map(({ id, updatedAt }) => ({ path: `/listing/${id}`, changedOn: day(updatedAt) })),
    ...open.map(({ id, updatedAt }) => ({ path: `/events/${id}`, changedOn: day(updatedAt) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changedOn: day(updatedAt) })),
  ]
}

const day = (moment: Date) => moment.toISOString().slice(0, 10)
