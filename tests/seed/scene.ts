import { csvForm, csvOf, ROW } from '../support/csv.ts'
import {
  buildAdvertisement,
  buildCategories,
  buildEvent,
  buildListing,
  buildPost,
} from '../support/factories.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { sendForm } from '../support/pictures.ts'
import type { Pages } from '../../server/context.ts'
import { contactSubmissions, newsletterSubscriptions } from '../../server/db/schema.ts'

/** Which rows a call of §7 is about, and what it sends: each time others, so that one call is like the first. */

/** A site that can send mails, as §7's contact call without a proof of work needs it (ruling 40). */
export const createScene = async (pages?: Pages) => {
  const app = await createTestApp(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example' },
    pages,
  )
  await buildCategories(app.db)
  return app
}

/** The same site with other settings. */
export const createNamed = ({ db }: TestApp, settings: Record<string, string>) =>
  createTestApp(
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', ...settings },
    undefined,
    db,
  )

export const REVIEW = { rating: 4, reviewText: 'Kind staff.' }
export const SUBMISSION = {
  name: 'Asha Centre',
  category: 'therapists',
  description: 'Speech therapy for children.',
  address: '12 Church Road, Mapusa',
  phone: '0832 240 5555',
  email: 'centre@example.org',
  website: 'https://example.org',
  region: 'Goa',
  services: ['Speech therapy'],
  accessibility: ['Ramp'],
  ageGroups: [],
  imageUrl: '',
  submitterName: 'Asha Naik',
  submitterEmail: 'parent@example.org',
}
export const POST = {
  title: 'First steps',
  excerpt: 'What to do first.',
  author: 'Asha Naik',
  category: 'community',
  content: '# First steps',
  tags: ['Goa'],
  imageUrl: '',
  readTime: 5,
  isPublished: false,
}
export const MESSAGE = {
  name: 'Asha',
  email: 'parent@example.org',
  phone: '+91 832 240 5555',
  subject: 'Question',
  message: 'When are you open?',
}
export const ADVERTISEMENT = {
  title: 'Summer camp',
  description: 'A camp in Panaji.',
  type: 'banner',
  position: 'homepage-hero',
  targetUrl: 'https://example.org/camp',
  imageUrl: '',
  isActive: true,
  startDate: new Date().toISOString(),
  endDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  budget: 0,
  clickTarget: '_blank',
}
/** With the answers that come first (ruling 27). */
export const REGISTRATION = {
  forWhom: 'myself',
  isAdult: true,
  participantName: 'Asha Naik',
  participantEmail: 'parent@example.org',
  participantPhone: '+91 832 240 5555',
  participantAge: 30,
  specialRequirements: 'A quiet corner',
  emergencyContact: 'Ravi Naik',
  emergencyPhone: '+91 832 240 5556',
}

export interface Asked {
  /** Whose rows they are. */
  owner: SignedIn
  path: string
  body?: unknown
  form?: FormData
}

type Prepare = (app: TestApp, owner: SignedIn) => Promise<Omit<Asked, 'owner'>>

const at =
  (
    build: (app: TestApp, owner: SignedIn) => Promise<number | string>,
    path: string,
    body?: object,
  ): Prepare =>
  async (app, owner) => ({ path: path.replace('{id}', String(await build(app, owner))), body })

const idOf = async (answer: Promise<Response>): Promise<number> => {
  const { id, ...rest } = await (await answer).json()
  if (typeof id !== 'number') throw new Error(JSON.stringify(rest))
  return id
}

export const aListing = async (app: TestApp) => (await buildListing(app.db)).id
const anUnapprovedListing = async (app: TestApp) =>
  (await buildListing(app.db, { isApproved: false })).id
export const aReviewedListing = async (app: TestApp, owner: SignedIn) => {
  const id = await aListing(app)
  await idOf(owner.send('POST', `/api/listings/${id}/reviews`, REVIEW))
  return id
}
export const aSubmission = (_app: TestApp, owner: SignedIn) =>
  idOf(owner.send('POST', '/api/submissions', SUBMISSION))
export const aPost = async (app: TestApp) =>
  (await buildPost(app.db, { slug: `post-${Math.random()}` })).id
export const anAdvertisement = async (app: TestApp) => (await buildAdvertisement(app.db)).id
export const anEvent = async (app: TestApp) => (await buildEvent(app.db)).id
export const aRegistration = async (app: TestApp, owner: SignedIn) =>
  idOf(owner.send('POST', `/api/events/${await anEvent(app)}/register`, REGISTRATION))

const nothing: Prepare = async () => ({ path: '' })

const PREPARE: Record<string, Prepare> = {
  'GET /api/listings': async (app) => (await aListing(app), { path: '/api/listings' }),
  'GET /api/listings/featured': async (app) => (
    await buildListing(app.db, { phone: '112' }),
    { path: '/api/listings/featured' }
  ),
  'GET /api/listings/{id}': at(aListing, '/api/listings/{id}'),
  'GET /api/listings/{id}/liked': at(aListing, '/api/listings/{id}/liked'),
  'GET /api/listings/{id}/likes': at(aListing, '/api/listings/{id}/likes'),
  'POST /api/listings/{id}/like': at(aListing, '/api/listings/{id}/like'),
  'GET /api/listings/{id}/reviews': at(aReviewedListing, '/api/listings/{id}/reviews'),
  'GET /api/listings/{id}/reviews/user': at(aReviewedListing, '/api/listings/{id}/reviews/user'),
  'POST /api/listings/{id}/reviews': at(aListing, '/api/listings/{id}/reviews', REVIEW),
  'PATCH /api/listings/{id}/reviews/user': at(aReviewedListing, '/api/listings/{id}/reviews/user', {
    reviewText: 'Kinder staff.',
  }),
  'DELETE /api/listings/{id}/reviews/user': at(aReviewedListing, '/api/listings/{id}/reviews/user'),
  'GET /api/user/likes': async (app, owner) => {
    await owner.send('POST', `/api/listings/${await aListing(app)}/like`)
    return { path: '/api/user/likes' }
  },
  'GET /api/user/submissions': at(aSubmission, '/api/user/submissions'),
  'PATCH /api/user/submissions/{id}': at(aSubmission, '/api/user/submissions/{id}', {
    name: 'Asha Centre, Mapusa',
  }),
  'POST /api/submissions': async () => ({ path: '/api/submissions', body: SUBMISSION }),
  'GET /api/submissions': at(aSubmission, '/api/submissions'),
  'PATCH /api/submissions/{id}/status': at(aSubmission, '/api/submissions/{id}/status', {
    status: 'approved',
  }),
  'GET /api/admin/listings': at(anUnapprovedListing, '/api/admin/listings'),
  'PATCH /api/admin/listings/{id}/approve': at(
    anUnapprovedListing,
    '/api/admin/listings/{id}/approve',
  ),
  'PATCH /api/admin/listings/{id}/unapprove': at(aListing, '/api/admin/listings/{id}/unapprove'),
  'DELETE /api/admin/listings/{id}': at(aListing, '/api/admin/listings/{id}'),
  'POST /api/admin/listings/import': async () => ({
    path: '/api/admin/listings/import',
    form: csvForm(
      csvOf([
        { ...ROW, name: `Centre ${Math.random()}` },
        { ...ROW, region: 'X' },
      ]),
    ),
  }),
  'POST /api/admin/seed-categories': async () => ({
    path: '/api/admin/seed-categories',
    body: {},
  }),
  'GET /api/blog/published': at(aPost, '/api/blog/published'),
  'GET /api/blog': at(aPost, '/api/blog'),
  'POST /api/blog': async () => ({ path: '/api/blog', body: POST }),
  'PATCH /api/blog/{id}': at(aPost, '/api/blog/{id}', { title: 'Second steps' }),
  'DELETE /api/blog/{id}': at(aPost, '/api/blog/{id}'),
  'POST /api/contact': async () => ({ path: '/api/contact', body: MESSAGE }),
  'GET /api/contact': async (app) => {
    await app.db.insert(contactSubmissions).values(MESSAGE)
    return { path: '/api/contact' }
  },
  'POST /api/newsletter': async () => ({
    path: '/api/newsletter',
    body: { email: `a${Math.random()}@example.org` },
  }),
  'GET /api/newsletter': async (app) => {
    const email = `a${Math.random()}@example.org`
    await app.db.insert(newsletterSubscriptions).values({ email })
    return { path: '/api/newsletter' }
  },
  'GET /api/advertisements': at(anAdvertisement, '/api/advertisements'),
  'POST /api/advertisements': async () => ({ path: '/api/advertisements', body: ADVERTISEMENT }),
  'PUT /api/advertisements/{id}': at(anAdvertisement, '/api/advertisements/{id}', ADVERTISEMENT),
  'DELETE /api/advertisements/{id}': at(anAdvertisement, '/api/advertisements/{id}'),
  'GET /api/slots': async () => ({ path: '/api/slots?position=homepage-hero' }),
  'GET /out/{id}': at(anAdvertisement, '/out/{id}'),
  'GET /api/events': at(anEvent, '/api/events'),
  'POST /api/events/{id}/register': async (app) => {
    const eventId = await anEvent(app)
    return { path: `/api/events/${eventId}/register`, body: { ...REGISTRATION, eventId } }
  },
  'GET /api/user/events': at(aRegistration, '/api/user/events'),
  'PATCH /api/registrations/{id}/cancel': at(aRegistration, '/api/registrations/{id}/cancel'),
  'GET /api/places/near': async () => ({ path: '/api/places/near?lat=15.59&lng=73.81' }),
  'GET /api/places': async () => ({ path: '/api/places?q=ma' }),
}

/** What a call needs before it is made. */
export async function prepare(app: TestApp, call: string): Promise<Asked> {
  const owner = await signInAs(app)
  const asked = await (PREPARE[call] ?? nothing)(app, owner)
  return { owner, ...asked, path: asked.path || (call.split(' ')[1] ?? '') }
}

/** The call as somebody makes it; null is a guest. */
export function make(
  app: TestApp,
  call: string,
  { path, body, form }: Omit<Asked, 'owner'>,
  who: SignedIn | null,
): Promise<Response> {
  const [method = ''] = call.split(' ')
  return form
    ? sendForm(app, method, path, form, who?.cookie)
    : (who ?? app).send(method, path, method === 'GET' ? undefined : body)
}
