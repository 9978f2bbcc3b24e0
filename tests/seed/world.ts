import { listingReviews } from '../../server/db/schema.ts'
import { indianDay } from '../../shared/indian-days.ts'
import { createPages } from '../../server/pages/pages.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { textOf } from '../support/draw-page.tsx'
import {
  buildAdvertisement,
  buildEvent,
  buildListing,
  buildPost,
  buildUser,
} from '../support/factories.ts'
import { createTestApp } from '../support/app.ts'
import { buildCategories } from '../support/factories.ts'
import * as scene from './scene.ts'

/** The site with something of everything on its pages, drawn by the server; and the same while there was nothing. */

export type Visitor = 'guest' | 'user' | 'admin'

export interface World {
  app: TestApp
  admin: SignedIn
  user: SignedIn
  /** The HTML of a page. `{listing}` and the like stand for the number of the one there is. */
  html: (path: string, who?: Visitor) => Promise<string>
  /** What a reader sees of it. */
  text: (path: string, who?: Visitor) => Promise<string>
  /** The same before anything was made. */
  emptyText: (path: string) => string
}

const SETTINGS = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'a@b.example',
  DONATION_URL: 'https://donate.example/saath',
  CONTACT_EMAIL: 'desk@saath.example',
  CONTACT_PHONE: '+91 832 240 5555',
}
const DAY = 86_400_000

const EMPTY: [path: string, who: Visitor][] = [
  ['/', 'guest'],
  ['/blog', 'guest'],
  ['/events', 'guest'],
  ['/events?view=all', 'guest'],
  ['/dashboard', 'user'],
  ['/dashboard/listings', 'user'],
  ['/dashboard/likes', 'user'],
  ['/admin/ads', 'admin'],
]

export async function openWorld(): Promise<World> {
  const assets = { sheet: null, stylesheets: [], scripts: [] }
  const pages = createPages({ render, renderFailure, assets, policy: null })
  const app = await createTestApp(SETTINGS, pages)
  await buildCategories(app.db)
  const admin = await signInAs(app, { role: 'admin', firstName: 'Meera' })
  const user = await signInAs(app)
  const who = { guest: app, user, admin }
  const empty = new Map<string, string>()
  for (const [path, visitor] of EMPTY)
    empty.set(path, textOf(await (await who[visitor].get(path)).text()))
  const ids = await fill(app, user, admin)
  const html = async (path: string, visitor: Visitor = 'guest') => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => String(ids[name] ?? 'x'))
    return (await who[visitor].get(filled)).text()
  }
  return {
    app,
    admin,
    user,
    html,
    text: async (path, visitor) => textOf(await html(path, visitor)),
    emptyText: (path) => empty.get(path) ?? '',
  }
}

async function fill(
  app: TestApp,
  user: SignedIn,
  admin: SignedIn,
): Promise<Record<string, number | string>> {
  const { db } = app
  const listing = await buildListing(db, {
    name: 'Kingfisher Clinic',
    category: 'therapists',
    address: 'Church Road',
    town: 'Mapusa',
    region: 'Goa',
    phone: '+918322405555',
    email: 'clinic@example.org',
    website: 'https://clinic.example.org',
    latitude: '15.5916',
    longitude: '73.8089',
    isSponsored: true,
    rating: 4.25,
    reviewCount: 5,
  })
  for (let n = 0; n < 5; n += 1) {
    const { id: userId } = await buildUser(db)
    await db
      .insert(listingReviews)
      .values({ userId, listingId: listing.id, rating: 4, reviewText: `Kind ${n}.` })
  }
  await user.send('POST', `/api/listings/${listing.id}/like`)
  const gone = await buildListing(db, { isApproved: false, publishedAt: new Date() })
  const one = await buildListing(db, { category: 'doctors-specialists', phone: '112' })
  const post = await buildPost(db, {
    title: 'First steps',
    tags: ['one', 'two', 'three', 'four', 'five', 'six'],
    publishedAt: new Date('2026-11-20T06:00:00Z'),
  })
  for (const n of [1, 2, 3]) await buildPost(db, { title: `Post ${n}`, slug: `post-${n}` })
  const event = await buildEvent(db, { contactEmail: 'parents@example.org' })
  const day = new Date(event.startDate.getTime() + 3_600_000)
  for (const title of ['Walk', 'Talk', 'Chalk']) await buildEvent(db, { title, startDate: day })
  const past = await buildEvent(db, { title: 'Old walk', startDate: new Date(Date.now() - DAY) })
  const closed = await buildEvent(db, { registrationDeadline: new Date(Date.now() - DAY) })
  const full = await buildEvent(db, {
    maxParticipants: 1,
    currentParticipants: 1,
    contactEmail: 'parents@example.org',
  })
  await user.send('POST', `/api/events/${event.id}/register`, scene.REGISTRATION)
  const pending = await scene.aSubmission(app, user)
  for (const status of ['approved', 'rejected']) {
    const id = await scene.aSubmission(app, user)
    const decision = { status, adminNotes: 'Please add the street.' }
    await admin.send('PATCH', `/api/submissions/${id}/status`, decision)
  }
  await buildAdvertisement(db, { type: 'partner', title: 'Good Partner' })
  await buildAdvertisement(db, {
    type: 'banner',
    title: 'Top banner',
    position: 'directory-top',
    budget: 150_000,
  })
  await buildAdvertisement(db, { title: 'Off', isActive: false })
  return {
    listing: listing.id,
    gone: gone.id,
    one: one.id,
    post: post.id,
    event: event.id,
    past: past.id,
    closed: closed.id,
    full: full.id,
    pending,
    month: indianDay(event.startDate).slice(0, 7),
  }
}
