import { and, asc, desc, eq, gt, lte, max } from 'drizzle-orm'
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
  '/coverage',
  '/contact',
  '/help-now',
  '/search',
  '/submit-listing',
  '/advertise',
]
/** A site map holds at most 50,000 addresses; older events are reached through the calendar. */
const MOST_EVENTS = 4_000
/** So many numbers of listings make a part of the site map: one is drawn as soon whether there are few listings or many. */
const OF_PART = 1_000

/** How many parts a site map needs: the highest number a listing has counts, so that a listing stays in its part. */
export async function countMapParts(db: Database): Promise<number> {
  const [row] = await db.select({ highest: max(listings.id) }).from(listings)
  return Math.max(1, Math.ceil((row?.highest ?? 0) / OF_PART))
}

/** The public pages of a part, from 1 on, with the day each last changed. The first has all that are no listings. */
export async function findPublicPaths(db: Database, part: number): Promise<PublicPath[]> {
  const shown = await db
    .select({ id: listings.id, updatedAt: listings.updatedAt })
    .from(listings)
    .where(
      and(
        eq(listings.isApproved, true),
        gt(listings.id, (part - 1) * OF_PART),
        lte(listings.id, part * OF_PART),
      ),
    )
    .orderBy(asc(listings.id))
  const ofListings = shown.map(({ id, updatedAt }) => ({
    path: `/listing/${id}`,
    changedOn: day(updatedAt),
  }))
  return part === 1 ? [...(await findOtherPaths(db)), ...ofListings] : ofListings
}

async function findOtherPaths(db: Database): Promise<PublicPath[]> {
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
    ...open.map(({ id, updatedAt }) => ({ path: `/events/${id}`, changedOn: day(updatedAt) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changedOn: day(updatedAt) })),
  ]
}

const day = (moment: Date) => moment.toISOString().slice(0, 10)
