import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth } from '../server/auth/create-auth.ts'
import { openSecrets } from '../server/start/secrets.ts'
import { hashContact } from '../server/services/claims/ways.ts'
import { saveReport } from '../server/services/reports/keep.ts'
import { hsdsId } from '../server/services/hsds/ids.ts'
import { makeProviderLink } from '../server/services/providers/links.ts'
import { importsSettled } from './support/imports.ts'
import { endSessions } from '../server/services/accounts/sessions.ts'
import {
  accounts,
  contactSubmissions,
  decisions,
  listingChanges,
  listingClaims,
  eventOrganisers,
  eventRegistrations,
  events,
  listingReports,
  listingReviews,
  listings,
  newsletterSubscriptions,
  sessions,
} from '../server/db/schema.ts'
import { addDays, indianDay } from '../shared/indian-days.ts'
import type { Submission, UploadedPicture } from '../shared/submissions/submissions.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from './support/app.ts'
import { emptyDatabase } from './support/database.ts'
import { csvForm, csvOf, ROW } from './support/csv.ts'
import {
  buildAdvertisement,
  buildSearchRule,
  buildCategories,
  buildEvent,
  buildImport,
  buildListing,
  buildPost,
  openSession,
} from './support/factories.ts'
import { readOpenApi } from './support/open-api.ts'
import {
  drawPicture,
  givePicture,
  pictureForm,
  sendForm,
  uploadPicture,
} from './support/pictures.ts'
import { CALLS } from './support/specification.ts'

/**
 * Who gets what, for every route there is: guest, the user whose things they are, another user, an admin (§6).
 * A route that is missing here fails the first test. Somebody whose session has ended is a guest.
 */
type Row = [guest: number, owner: number, other: number, admin: number]

const PUBLIC: Row = [200, 200, 200, 200]
const USERS: Row = [401, 200, 200, 200]
const OWNER: Row = [401, 200, 404, 404]
const ADMINS: Row = [401, 403, 403, 200]
/** An act on a task: none of these has it. Volunteers who check facts may the same as admins (below). */
const HOLDERS: Row = [401, 403, 403, 409]
/** For the admin alone who decided: this was another one. */
const DECIDERS: Row = [401, 403, 403, 404]
/** For everyone, but what these requests say is not enough. */
const INCOMPLETE: Row = [400, 400, 400, 400]
const LEADS_ON: Row = [302, 302, 302, 302]
const NOTHING_HERE: Row = [404, 404, 404, 404]

const MATRIX: Record<string, Row> = {
  'GET /healthz': PUBLIC,
  'GET /readyz': PUBLIC,
  'GET /robots.txt': PUBLIC,
  'GET /sitemap.xml': PUBLIC,
  'GET /manifest.webmanifest': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  // Pages are drawn the same for everyone; this test has none.
  'GET /*': NOTHING_HERE,

  'GET /api/blog/published': PUBLIC,
  'GET /api/blog/published/:slug': PUBLIC,
  'GET /blog/rss.xml': PUBLIC,
  'GET /blog/atom.xml': PUBLIC,
  'GET /api/blog': ADMINS,
  'POST /api/blog': ADMINS,
  'POST /api/blog/preview': ADMINS,
  'PUT /api/blog/picture': ADMINS,
  'GET /api/blog/:id': ADMINS,
  'PATCH /api/blog/:id': ADMINS,
  'DELETE /api/blog/:id': ADMINS,
  // Of a draft, to which a picture belongs that an admin has uploaded.
  'GET /pictures/posts/:file': [401, 404, 404, 200],
  'GET /api/categories': PUBLIC,
  'GET /api/hsds/services': PUBLIC,
  'GET /api/hsds/services/:id': PUBLIC,
  'GET /api/listings': PUBLIC,
  'GET /api/listings/featured': PUBLIC,
  'GET /api/listings/:id': PUBLIC,
  'GET /api/listings/:id/likes': PUBLIC,
  'GET /api/listings/:id/liked': USERS,
  'POST /api/listings/:id/like': USERS,
  'GET /api/listings/:id/reviews': PUBLIC,
  'GET /api/listings/:id/reviews/user': USERS,
  // The owner has reviewed it: one a person and listing.
  'POST /api/listings/:id/reviews': [401, 409, 200, 200],
  // The same without script, by the form of the page.
  'POST /listing/:id': [401, 409, 303, 303],
  'PATCH /api/listings/:id/reviews/user': OWNER,
  'DELETE /api/listings/:id/reviews/user': OWNER,
  // Nobody reports their own.
  'POST /api/reviews/:id/report': [401, 409, 200, 200],
  'GET /api/events/:id/registration': PUBLIC,
  // The owner has a place: one a person and event.
  // The same without script, by the form of the page.
  'POST /events/:id/register': [401, 409, 303, 303],
  'POST /events/new': [401, 303, 303, 303],
  'POST /submit-listing': [401, 303, 303, 303],
  'POST /dashboard': [401, 303, 404, 404],
  'POST /account': [401, 303, 303, 303],
  'POST /login/new': INCOMPLETE,
  'POST /api/events/:id/register': [401, 409, 200, 200],
  'POST /api/events/:id/waitlist': [401, 409, 200, 200],
  'PATCH /api/registrations/:id/cancel': OWNER,
  'PATCH /api/registrations/:id/accept': OWNER,
  'DELETE /api/registrations/:id/details': OWNER,
  // The owner is named as organiser: neither taking part nor proposing the event opens it.
  'GET /api/events/:id/registrations': [401, 200, 403, 200],
  'PATCH /api/registrations/:id/attended': [401, 200, 403, 200],
  'GET /api/admin/events/:id/organisers': ADMINS,
  'POST /api/admin/events/:id/organisers': ADMINS,
  'DELETE /api/admin/events/:id/organisers/:userId': ADMINS,
  'GET /api/events': PUBLIC,
  'GET /api/events/upcoming': PUBLIC,
  'GET /api/events/month': PUBLIC,
  'GET /api/events/usual': PUBLIC,
  'GET /api/events/:id': PUBLIC,
  'POST /api/events': USERS,
  'GET /api/user/event-proposals': USERS,
  'GET /events.ics': PUBLIC,
  'GET /events/:file{\\d+\\.ics}': PUBLIC,
  'POST /api/newsletter': PUBLIC,
  'GET /api/newsletter': ADMINS,
  // The key of a mail decides, whoever is signed in.
  'GET /api/newsletter/:key': PUBLIC,
  'POST /newsletter/:key': PUBLIC,
  'POST /api/admin/newsletter/export': ADMINS,
  'DELETE /api/admin/newsletter/:id': ADMINS,
  'GET /api/search': PUBLIC,
  'GET /api/search/answers': PUBLIC,
  'GET /api/search/facets': PUBLIC,
  'GET /api/search/suggestions': PUBLIC,
  'GET /api/map/listings': PUBLIC,
  'GET /api/map/events': PUBLIC,
  'GET /api/map/part': PUBLIC,
  'GET /api/map/places': PUBLIC,
  'GET /api/places': PUBLIC,
  'GET /api/places/near': PUBLIC,
  'GET /api/site/coverage': PUBLIC,
  'GET /api/site/figures': PUBLIC,
  'GET /api/site/calls': PUBLIC,
  'GET /api/site/settings': PUBLIC,

  'GET /api/login': LEADS_ON,
  'GET /api/login/:provider': LEADS_ON,
  'GET /api/auth/callback/:provider': LEADS_ON,
  'POST /api/auth/callback/apple': [303, 303, 303, 303],
  'GET /api/auth/user': USERS,
  'GET /api/auth/ways': PUBLIC,
  'POST /api/auth/sign-in': INCOMPLETE,
  'POST /api/auth/sign-up': INCOMPLETE,
  'POST /api/auth/link': INCOMPLETE,
  'POST /api/auth/forgot': INCOMPLETE,
  'POST /api/auth/new-password': INCOMPLETE,
  'GET /api/auth/link': LEADS_ON,
  'GET /api/auth/first-admin': LEADS_ON,
  'GET /api/auth/verify': LEADS_ON,
  'GET /api/auth/reset': LEADS_ON,
  'GET /api/auth/new-password': PUBLIC,
  'GET /api/auth/confirm': PUBLIC,
  'POST /api/auth/confirm': INCOMPLETE,
  'POST /api/logout': PUBLIC,

  'PATCH /api/account': USERS,
  // The admin of this test is the last one.
  'DELETE /api/account': [401, 200, 200, 409],
  'GET /api/account/methods': USERS,
  'DELETE /api/account/methods/:id': OWNER,
  'PUT /api/account/password': USERS,
  'PUT /api/account/picture': USERS,
  'DELETE /api/account/picture': USERS,
  // One's own alone; somebody else's is not there.
  'GET /pictures/:file': OWNER,
  'GET /api/account/sessions': USERS,
  'DELETE /api/account/sessions': USERS,
  'DELETE /api/account/sessions/:id': OWNER,
  'GET /api/account/data': USERS,

  'GET /api/user/events': USERS,
  'GET /api/user/organised-events': USERS,
  'GET /api/user/likes': USERS,
  'GET /api/user/likes/ids': USERS,
  'GET /api/user/reviews': USERS,

  'POST /api/submissions': USERS,
  'POST /api/submissions/duplicates': USERS,
  'PUT /api/submissions/picture': USERS,
  'GET /api/submissions': ADMINS,
  'GET /api/submissions/:id': ADMINS,
  'PATCH /api/submissions/:id/status': ADMINS,
  'GET /api/user/submissions': USERS,
  'GET /api/user/submissions/:id': OWNER,
  'PATCH /api/user/submissions/:id': OWNER,
  // Before it is approved: its uploader and admins.
  'GET /pictures/listings/:file': [401, 200, 404, 200],

  'GET /api/contact/form': PUBLIC,
  'GET /api/contact/challenge': PUBLIC,
  'GET /api/contact/waiting': PUBLIC,
  'POST /api/contact': PUBLIC,
  'GET /api/contact': ADMINS,
  'PATCH /api/contact/:id': ADMINS,
  'DELETE /api/contact/:id': ADMINS,
  // Whoever has the link.
  'GET /api/user/claims/:id': USERS,
  // A link that corrects is for who looks after the listing, and for no admin.
  'POST /listing/:id/claim': [401, 303, 404, 404],
  'GET /api/user/claims': USERS,
  'GET /api/admin/claims': ADMINS,
  'POST /api/admin/claims/:id/code': ADMINS,
  'PATCH /api/admin/claims/:id': ADMINS,
  'GET /api/reports/:token': PUBLIC,
  'GET /api/admin/reports': ADMINS,
  'POST /api/admin/reports/:id/correction': ADMINS,
  'PATCH /api/admin/reports/:id': ADMINS,
  'POST /api/admin/reports/:id/task': ADMINS,
  // The same form without script leads on to a page.
  'POST /contact': [303, 303, 303, 303],
  'POST /display': [303, 303, 303, 303],
  'POST /newsletter': [303, 303, 303, 303],
  'POST /contact/confirm': [303, 303, 303, 303],
  // The link of a provider is the key, whoever has it. What it corrects of a phone waits (provider-links.test.ts).
  'GET /api/confirm/:token': PUBLIC,
  'GET /api/confirm/:token/sheet': PUBLIC,
  'POST /confirm/:token': [303, 303, 303, 303],
  'POST /api/admin/listings/:id/links': ADMINS,

  'GET /api/admin/audit': ADMINS,
  'GET /api/admin/listings': ADMINS,
  'POST /api/admin/listings': ADMINS,
  'POST /api/admin/listings/bulk': ADMINS,
  'GET /api/admin/listings/changes': ADMINS,
  'POST /api/admin/listings/changes/:id/undo': ADMINS,
  'GET /api/admin/listings/:id': ADMINS,
  'PATCH /api/admin/listings/:id': ADMINS,
  'DELETE /api/admin/listings/:id': ADMINS,
  'PATCH /api/admin/listings/:id/approve': ADMINS,
  'PATCH /api/admin/listings/:id/unapprove': ADMINS,
  'GET /api/admin/listings/:id/changes': ADMINS,
  'GET /api/admin/listings/:id/doubles': ADMINS,
  'GET /api/admin/listings/:id/merge/:other': ADMINS,
  'POST /api/admin/listings/:id/merge': ADMINS,
  'GET /api/admin/listings/template': ADMINS,
  'GET /api/admin/listings/confirmations': ADMINS,
  'GET /api/admin/listings/export': ADMINS,
  'POST /api/admin/listings/import': ADMINS,
  'POST /api/admin/imports': ADMINS,
  'GET /api/admin/imports': ADMINS,
  'GET /api/admin/imports/:id': ADMINS,
  'GET /api/admin/imports/:id/rows': ADMINS,
  'GET /api/admin/imports/:id/failed': ADMINS,
  'POST /api/admin/imports/:id/run': ADMINS,
  'POST /api/admin/imports/:id/undo': ADMINS,
  'GET /api/admin/events': ADMINS,
  'GET /api/admin/events/:id': ADMINS,
  'POST /api/admin/events': ADMINS,
  'PATCH /api/admin/events/:id': ADMINS,
  'PATCH /api/admin/events/:id/approve': ADMINS,
  'PATCH /api/admin/events/:id/unapprove': ADMINS,
  'PATCH /api/admin/events/:id/reject': ADMINS,
  'PATCH /api/admin/events/:id/feature': ADMINS,
  'PATCH /api/admin/events/:id/cancel': ADMINS,
  'DELETE /api/admin/events/:id': ADMINS,
  'GET /api/admin/search-rules': ADMINS,
  'GET /api/admin/search-rules/concepts': ADMINS,
  'GET /api/admin/search-rules/changes': ADMINS,
  'GET /api/admin/search-rules/misses': ADMINS,
  'POST /api/admin/search-rules/preview': ADMINS,
  'POST /api/admin/search-rules/changes/:id/undo': ADMINS,
  'POST /api/admin/search-rules': ADMINS,
  'PUT /api/admin/search-rules/:id': ADMINS,
  'DELETE /api/admin/search-rules/:id': ADMINS,
  'GET /api/admin/checks': ADMINS,
  'POST /api/admin/checks/next': ADMINS,
  'POST /api/admin/checks/listings/:id': ADMINS,
  'POST /api/admin/checks/:id/answers': HOLDERS,
  'POST /api/admin/checks/:id/tries': HOLDERS,
  'POST /api/admin/checks/:id/credentials': HOLDERS,
  'POST /api/admin/checks/:id/later': HOLDERS,
  'POST /api/admin/checks/:id/refusal': HOLDERS,
  'POST /api/admin/checks/:id/message': HOLDERS,
  'POST /api/admin/checks/:id/closing': HOLDERS,
  'GET /api/advertisements': ADMINS,
  'POST /api/advertisements': ADMINS,
  'PUT /api/advertisements/picture': ADMINS,
  'PUT /api/advertisements/:id': ADMINS,
  'POST /api/advertisements/:id/link': ADMINS,
  'DELETE /api/advertisements/:id': ADMINS,
  'GET /api/slots': PUBLIC,
  'POST /api/slots/:id/seen': PUBLIC,
  'GET /out/:id': LEADS_ON,
  // Whoever has the link: its end is the key.
  'GET /api/figures/:key': PUBLIC,
  'GET /api/figures/:key/days.csv': PUBLIC,
  'GET /api/admin/mail': ADMINS,
  'GET /api/admin/reviews': ADMINS,
  'PATCH /api/admin/reviews/:id': ADMINS,
  'GET /api/admin/decisions': ADMINS,
  'POST /api/admin/decisions/:id/undo': DECIDERS,
  'POST /api/admin/seed-categories': ADMINS,
  'GET /api/admin/setup': ADMINS,
  'GET /api/admin/stats': ADMINS,
  'POST /api/admin/test-mail': ADMINS,
  'GET /api/admin/users': ADMINS,
  'PATCH /api/admin/users/:id': ADMINS,
  'DELETE /api/admin/users/:id/sessions': ADMINS,
}

const SUBMISSION = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  phone: '112',
}
const MESSAGE = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'A question',
  message: 'Is there a group in Ponda?',
}
const REGISTRATION = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const REVIEW = { rating: 4, reviewText: 'They showed us the room.' }

/** A proposal, or an admin's event; an admin edits it as it was read. */
const EVENT = {
  title: 'Craft morning',
  description: 'Paper and clay.',
  startDay: addDays(indianDay(new Date()), 300),
  location: 'Community hall, Ponda',
  organizer: 'Ponda parents',
}

const POST = {
  title: 'Second steps',
  excerpt: 'Short',
  author: 'Saath',
  category: 'resources',
  content: 'Text',
}

const SYNONYM = { kind: 'synonym', phrase: 'water play', concept: 'physiotherapy' }
const ADVERTISEMENT = {
  title: 'Riverside Toys',
  description: 'Quiet toys.',
  type: 'banner',
  position: 'sidebar',
  targetUrl: 'https://toys.example.org',
  isActive: true,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-12-01T00:00:00.000Z',
  budget: 0,
  clickTarget: '_blank',
}

interface Scene {
  owner: SignedIn
  /** An approved event that the owner proposed. */
  event: Awaited<ReturnType<typeof buildEvent>>
  /** A listing the owner has reviewed. */
  listingId: number
  reviewId: number
  /** When that review was written. */
  updatedAt: Date
  /** One that was rehearsed, and one that is done. */
  importIds: { rehearsed: number; done: number }
  /** An event at which the owner takes part, and that the owner organises. */
  eventId: number
  registrationId: number
  /** The owner's address, in the newsletter. */
  subscription: { id: number; key: string }
  /** By which the listing's provider says what is right. */
  link: { token: string; version: string } | undefined
  searchRule: Awaited<ReturnType<typeof buildSearchRule>>
  advertisement: Awaited<ReturnType<typeof buildAdvertisement>>
  /** A second session of the owner. */
  sessionId: number
  /** What the owner has sent in, and a picture they uploaded for it. */
  sent: Submission | undefined
  /** A message to the site. */
  messageId: number | undefined
  report: { token: string; id: number } | undefined
  /** What an admin has just decided. */
  decisionId: number | undefined
  /** The owner's, of the listing. */
  claimId: number | undefined
  uploaded: UploadedPicture | undefined
  postId: number
  /** Uploaded by an admin for a post that nobody has published. */
  postPicture: UploadedPicture | undefined
  /** A listing that nobody has approved, and one that an admin has just taken out of the directory. */
  moderated:
    | {
        waitingId: number
        version: string
        changeId: number
        /** Two that are shown. */
        pair: { id: number; updatedAt: Date }[]
      }
    | undefined
}

/** What a request needs beyond its address: which row, what body. Without one, ":id" is the owner's. */
const REQUESTS: Record<
  string,
  (scene: Scene) => { path?: string; body?: unknown; form?: FormData }
> = {
  'GET /api/hsds/services/:id': ({ listingId }) => ({
    path: `/api/hsds/services/${hsdsId('service', listingId)}`,
  }),
  'GET /api/listings/:id': ({ listingId }) => ({ path: `/api/listings/${listingId}` }),
  ...Object.fromEntries(
    [
      'GET /api/listings/:id/likes',
      'GET /api/listings/:id/liked',
      'POST /api/listings/:id/like',
      'GET /api/listings/:id/reviews',
      'GET /api/listings/:id/reviews/user',
      'POST /api/listings/:id/reviews',
      'POST /listing/:id',
      'PATCH /api/listings/:id/reviews/user',
      'DELETE /api/listings/:id/reviews/user',
    ].map((route) => [
      route,
      ({ listingId }: Scene) => ({
        path: route.replace(/^\w+ /, '').replace(':id', String(listingId)),
        body: REVIEW,
      }),
    ]),
  ),
  'POST /api/reviews/:id/report': ({ reviewId }) => ({
    path: `/api/reviews/${reviewId}/report`,
    body: { reason: 'untrue' },
  }),
  'PATCH /api/admin/reviews/:id': ({ reviewId, updatedAt }) => ({
    path: `/api/admin/reviews/${reviewId}`,
    body: { state: 'shown', updatedAt, lastReport: 0 },
  }),
  ...Object.fromEntries(
    [
      'GET /api/admin/listings/:id',
      'GET /api/admin/listings/:id/changes',
      'PATCH /api/admin/listings/:id',
      'PATCH /api/admin/listings/:id/approve',
      'DELETE /api/admin/listings/:id',
    ].map((route) => [
      route,
      ({ moderated }: Scene) => ({
        path: route.replace(/^\w+ /, '').replace(':id', String(moderated?.waitingId)),
        body: { name: 'Asha', version: moderated?.version },
      }),
    ]),
  ),
  'PATCH /api/admin/listings/:id/unapprove': ({ listingId }) => ({
    path: `/api/admin/listings/${listingId}/unapprove`,
  }),
  'GET /api/admin/listings/:id/doubles': ({ listingId }) => ({
    path: `/api/admin/listings/${listingId}/doubles`,
  }),
  'GET /api/admin/listings/:id/merge/:other': ({ listingId, moderated }) => ({
    path: `/api/admin/listings/${listingId}/merge/${moderated?.waitingId}`,
  }),
  'POST /api/admin/listings/:id/merge': ({ moderated }) => ({
    path: `/api/admin/listings/${moderated?.pair[0]?.id}/merge`,
    body: {
      other: moderated?.pair[1]?.id,
      version: moderated?.pair[0]?.updatedAt,
      otherVersion: moderated?.pair[1]?.updatedAt,
    },
  }),
  'POST /api/admin/listings': () => ({
    body: { name: 'Asha', category: 'therapists', description: 'Speech therapy' },
  }),
  'POST /api/admin/listings/bulk': ({ listingId }) => ({
    body: { ids: [listingId], isApproved: false },
  }),
  'POST /api/admin/listings/changes/:id/undo': ({ moderated }) => ({
    path: `/api/admin/listings/changes/${moderated?.changeId}/undo`,
  }),
  'POST /api/admin/listings/import': () => ({ form: csvForm(csvOf([ROW])) }),
  'POST /api/admin/imports': () => ({ form: csvForm(csvOf([ROW])) }),
  ...Object.fromEntries(
    ['', '/rows', '/failed', '/run', '/undo'].map((end) => [
      `${end === '/run' || end === '/undo' ? 'POST' : 'GET'} /api/admin/imports/:id${end}`,
      ({ importIds: { rehearsed, done } }: Scene) => ({
        path: `/api/admin/imports/${end === '/undo' ? done : rehearsed}${end}`,
        body: {},
      }),
    ]),
  ),
  'POST /api/admin/decisions/:id/undo': ({ decisionId }) => ({
    path: `/api/admin/decisions/${decisionId}/undo`,
  }),
  'POST /api/contact': () => ({ body: MESSAGE }),
  'POST /contact': () => ({ body: MESSAGE }),
  'POST /display': () => ({ body: { palette: 'calm' } }),
  'POST /newsletter': () => ({ body: { email: 'asha@example.org' } }),
  'POST /contact/confirm': () => ({ body: { key: 'x' } }),
  'GET /api/confirm/:token': ({ link }) => ({ path: `/api/confirm/${link?.token}` }),
  'GET /api/confirm/:token/sheet': ({ link }) => ({ path: `/api/confirm/${link?.token}/sheet` }),
  'POST /confirm/:token': ({ link }) => ({
    path: `/confirm/${link?.token}`,
    body: {
      version: link?.version,
      answer: 'corrected',
      'is-phone': 'wrong',
      'right-phone': '+918322222229',
    },
  }),
  'POST /api/admin/listings/:id/links': ({ listingId }) => ({
    path: `/api/admin/listings/${listingId}/links`,
    body: { channel: 'post' },
  }),
  ...Object.fromEntries(
    ['PATCH', 'DELETE'].map((method) => [
      `${method} /api/contact/:id`,
      ({ messageId }: Scene) => ({ path: `/api/contact/${messageId}`, body: { isRead: true } }),
    ]),
  ),
  'GET /api/reports/:token': ({ report }) => ({ path: `/api/reports/${report?.token}` }),
  'POST /api/admin/reports/:id/correction': ({ report }) => ({
    path: `/api/admin/reports/${report?.id}/correction`,
    body: { now: null, from: report?.id, method: 'phone' },
  }),
  'PATCH /api/admin/reports/:id': ({ report }) => ({
    path: `/api/admin/reports/${report?.id}`,
    body: { state: 'declined', answer: 'It is right as it is.' },
  }),
  'POST /api/admin/reports/:id/task': ({ report }) => ({
    path: `/api/admin/reports/${report?.id}/task`,
    body: {},
  }),
  'GET /api/user/claims/:id': ({ listingId }) => ({ path: `/api/user/claims/${listingId}` }),
  'POST /listing/:id/claim': ({ listingId }) => ({
    path: `/listing/${listingId}/claim`,
    body: { act: 'correct' },
  }),
  'POST /api/admin/claims/:id/code': ({ claimId }) => ({
    path: `/api/admin/claims/${claimId}/code`,
    body: {},
  }),
  'PATCH /api/admin/claims/:id': ({ claimId }) => ({
    path: `/api/admin/claims/${claimId}`,
    body: { state: 'declined', reason: 'They do not know of it.', expiresAt: null },
  }),
  'POST /api/submissions': () => ({ body: SUBMISSION }),
  'POST /api/submissions/duplicates': () => ({ body: { name: 'Sea School' } }),
  'PUT /api/submissions/picture': () => ({ form: pictureForm(landscape) }),
  ...Object.fromEntries(
    [
      'GET /api/submissions/:id',
      'PATCH /api/submissions/:id/status',
      'GET /api/user/submissions/:id',
      'PATCH /api/user/submissions/:id',
    ].map((route) => [
      route,
      ({ sent }: Scene) => ({
        path: route.replace(/^\w+ /, '').replace(':id', String(sent?.id)),
        body: { ...SUBMISSION, status: 'approved', version: sent?.updatedAt },
      }),
    ]),
  ),
  'GET /pictures/listings/:file': ({ uploaded }) => ({ path: uploaded?.pictureUrl ?? '' }),
  ...Object.fromEntries(
    [
      'GET /api/events/:id/registration',
      'POST /api/events/:id/register',
      'POST /events/:id/register',
      'POST /api/events/:id/waitlist',
      'GET /api/events/:id/registrations',
    ].map((route) => [
      route,
      ({ eventId }: Scene) => ({
        path: route.replace(/^\w+ /, '').replace(':id', String(eventId)),
        body: REGISTRATION,
      }),
    ]),
  ),
  ...Object.fromEntries(
    ['cancel', 'accept', 'attended'].map((act) => [
      `PATCH /api/registrations/:id/${act}`,
      ({ registrationId }: Scene) => ({
        path: `/api/registrations/${registrationId}/${act}`,
        body: { attended: true },
      }),
    ]),
  ),
  'POST /account': () => ({ body: { act: 'name', firstName: 'Asha', lastName: '' } }),
  'POST /dashboard': ({ registrationId }) => ({
    body: { registration: registrationId, change: 'cancel' },
  }),
  'DELETE /api/registrations/:id/details': ({ registrationId }) => ({
    path: `/api/registrations/${registrationId}/details`,
  }),
  'GET /api/admin/events/:id/organisers': ({ eventId }) => ({
    path: `/api/admin/events/${eventId}/organisers`,
  }),
  'POST /api/admin/events/:id/organisers': ({ eventId, owner }) => ({
    path: `/api/admin/events/${eventId}/organisers`,
    body: { email: owner.user.email, accepts: true },
  }),
  'DELETE /api/admin/events/:id/organisers/:userId': ({ eventId, owner }) => ({
    path: `/api/admin/events/${eventId}/organisers/${owner.user.id}`,
  }),
  'POST /api/newsletter': () => ({ body: { email: 'nandini@example.org' } }),
  'GET /api/newsletter/:key': ({ subscription }) => ({
    path: `/api/newsletter/${subscription.key}`,
  }),
  'POST /newsletter/:key': ({ subscription }) => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    return { path: `/newsletter/${subscription.key}`, form }
  },
  'DELETE /api/admin/newsletter/:id': ({ subscription }) => ({
    path: `/api/admin/newsletter/${subscription.id}`,
  }),
  'POST /api/events': () => ({ body: EVENT }),
  'POST /events/new': () => ({ body: EVENT }),
  'POST /submit-listing': () => ({ body: SUBMISSION }),
  'GET /events/:file{\\d+\\.ics}': ({ event }) => ({ path: `/events/${event.id}.ics` }),
  'POST /api/admin/events': () => ({ body: EVENT }),
  'PATCH /api/admin/events/:id': ({ event }) => ({
    body: { ...EVENT, updatedAt: event.updatedAt },
  }),
  'PATCH /api/admin/events/:id/feature': () => ({ body: { isFeatured: true } }),
  'PATCH /api/admin/events/:id/cancel': () => ({ body: { reason: 'Rain.' } }),
  'PATCH /api/admin/events/:id/reject': () => ({ body: { reason: 'It is a course.' } }),
  'POST /api/advertisements': () => ({ body: ADVERTISEMENT }),
  'PUT /api/advertisements/picture': () => ({ form: pictureForm(landscape) }),
  ...Object.fromEntries(
    [
      'PUT /api/advertisements/:id',
      'POST /api/advertisements/:id/link',
      'DELETE /api/advertisements/:id',
      'POST /api/slots/:id/seen',
      'GET /api/figures/:key',
      'GET /api/figures/:key/days.csv',
    ].map((route) => [
      route,
      ({ advertisement: { id, reportKey } }: Scene) => ({
        path: route.replace(/^\w+ /, '').replace(':id', String(id)).replace(':key', reportKey),
        body: route.startsWith('PUT') ? ADVERTISEMENT : undefined,
      }),
    ]),
  ),
  'GET /api/admin/search-rules': () => ({ path: '/api/admin/search-rules?kind=synonym' }),
  'POST /api/admin/search-rules': () => ({ body: { ...SYNONYM, phrase: 'sensory gym' } }),
  'POST /api/admin/search-rules/preview': () => ({ body: SYNONYM }),
  'PUT /api/admin/search-rules/:id': ({ searchRule: { id } }) => ({
    path: `/api/admin/search-rules/${id}`,
    body: { rule: SYNONYM },
  }),
  'DELETE /api/admin/search-rules/:id': ({ searchRule: { id } }) => ({
    path: `/api/admin/search-rules/${id}`,
  }),
  'POST /api/admin/search-rules/changes/:id/undo': ({ searchRule: { changeId } }) => ({
    path: `/api/admin/search-rules/changes/${changeId}/undo`,
  }),
  'POST /api/admin/checks/:id/answers': () => ({
    body: { version: '2026-11-25T00:00:00.000Z', answers: [], mayAsk: false },
  }),
  'POST /api/admin/checks/:id/tries': () => ({ body: { channel: 'call', outcome: 'busy' } }),
  'POST /api/admin/checks/:id/credentials': () => ({
    body: { register: 'rci', number: 'A12345', isFound: true },
  }),
  'POST /api/admin/checks/:id/refusal': () => ({ body: { says: 'not-asked' } }),
  'POST /api/admin/checks/:id/closing': () => ({ body: { status: 'open' } }),
  'GET /api/slots': () => ({ path: '/api/slots?position=sidebar' }),
  'GET /api/search/suggestions': () => ({ path: '/api/search/suggestions?q=mapusa' }),
  'GET /api/places': () => ({ path: '/api/places?q=mapusa' }),
  'GET /api/map/part': () => ({ path: '/api/map/part?bounds=73,14,75,16&zoom=9' }),
  'GET /api/places/near': () => ({ path: '/api/places/near?lat=15.59&lng=73.81' }),
  'GET /api/blog/published/:slug': () => ({ path: '/api/blog/published/first-steps' }),
  'POST /api/blog': () => ({ body: POST }),
  'POST /api/blog/preview': () => ({ body: { content: '*Text*' } }),
  'PUT /api/blog/picture': () => ({ form: pictureForm(landscape) }),
  ...Object.fromEntries(
    ['GET', 'PATCH', 'DELETE'].map((method) => [
      `${method} /api/blog/:id`,
      ({ postId }: Scene) => ({ path: `/api/blog/${postId}`, body: { title: 'Other steps' } }),
    ]),
  ),
  'GET /pictures/posts/:file': ({ postPicture }) => ({ path: postPicture?.pictureUrl ?? '' }),
  'PATCH /api/account': () => ({ body: { firstName: 'A', lastName: '' } }),
  'DELETE /api/account': () => ({ body: {} }),
  'PUT /api/account/password': () => ({ body: { password: 'a quiet corner' } }),
  'PUT /api/account/picture': () => ({ form: pictureForm(picture) }),
  'GET /pictures/:file': ({ owner }) => ({ path: owner.user.profileImageUrl ?? '' }),
  'DELETE /api/account/sessions/:id': ({ sessionId }) => ({
    path: `/api/account/sessions/${sessionId}`,
  }),
  'PATCH /api/admin/users/:id': () => ({ body: { isSuspended: true } }),
}

let app: TestApp
let openApi: Awaited<ReturnType<typeof readOpenApi>>
let picture: Buffer
let landscape: Buffer
const folder = mkdtempSync(join(tmpdir(), 'saath-matrix-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder })
  openApi = await readOpenApi(app)
  picture = await drawPicture()
  landscape = await drawPicture(480, 320)
})

/** The routes of the app as it stands; middleware and the answers for "nothing here" are no routes. */
const routes = () => [
  ...new Set(
    app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('every route is in the matrix, and nothing else', () => {
  expect(routes().toSorted()).toEqual(Object.keys(MATRIX).toSorted())
})

/** Who a caller must be at least (§7), as the statuses of the matrix say it. */
const GUARDS: Record<string, (row: Row) => boolean> = {
  guest: (row) => row.every((status) => status !== 401 && status !== 403),
  user: ([guest, ...others]) =>
    guest === 401 && others.every((status) => ![401, 403, 404].includes(status)),
  owner: ([guest, owner, other]) => guest === 401 && owner === 200 && other === 404,
  organiser: ([guest, organiser, other]) => guest === 401 && organiser === 200 && other === 403,
  admin: (row) => [ADMINS, HOLDERS, DECIDERS].some((one) => one.join() === row.join()),
  checker: (row) => [ADMINS.join(), HOLDERS.join()].includes(row.join()),
}

/** Those of guests that hold back what is not public yet: a row of their own says so. */
const HELD_BACK = ['GET /pictures/listings/{file}']

test('the matrix guards every call as the table of §7 says', () => {
  const rows = new Map(
    Object.entries(MATRIX).map(([route, row]) => [
      route.replace(/:file\{.*/, '{id}.ics').replaceAll(/:(\w+)/g, '{$1}'),
      row,
    ]),
  )
  const wrong = CALLS.filter(({ call, who }) => {
    const row = rows.get(call)
    return row && !HELD_BACK.includes(call) && !GUARDS[who]?.(row)
  })
  expect(wrong).toEqual([])
})

for (const [route, expected] of Object.entries(MATRIX))
  test(`${route}: guest ${expected[0]}, owner ${expected[1]}, other ${expected[2]}, admin ${expected[3]}`, async () => {
    const got: number[] = []
    let scene: Scene | undefined
    for (const actor of ['guest', 'owner', 'other', 'admin', 'ended'] as const) {
      scene ??= await newScene(route)
      const status = await ask(route, actor, scene)
      got.push(status)
      // Reading leaves it as it was, and so does a refusal: else the next caller gets another answer.
      if (status < 400 && !route.startsWith('GET ')) scene = undefined
    }
    expect(got).toEqual([...expected, expected[0]])
  })

/** All that a volunteer may beyond what everybody may who has signed in. */
const CHECKERS = [
  'GET /api/admin/checks',
  'POST /api/admin/checks/next',
  'POST /api/admin/checks/:id/answers',
  'POST /api/admin/checks/:id/tries',
  'POST /api/admin/checks/:id/credentials',
  'POST /api/admin/checks/:id/later',
  'POST /api/admin/checks/:id/refusal',
  'POST /api/admin/checks/:id/message',
]

test('a volunteer who checks facts opens the checks, and nothing else of the admins', async () => {
  const opened: string[] = []
  for (const [route, row] of Object.entries(MATRIX)) {
    if (row[1] !== 403 || row[2] !== 403) continue
    // Together they would write more than one person may in a minute.
    const checker = await signInAs(app, { role: 'checker' })
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replaceAll(/:\w+/g, '1')
    const { status } = await checker.send(method, path, method === 'GET' ? undefined : {})
    if (status !== 403) opened.push(route)
  }
  expect(opened.toSorted()).toEqual(CHECKERS.toSorted())
})

/** Of a listing or an event that nobody has approved, nothing is there for anybody; to somebody's own things there is no more to say. */
const UNAPPROVED: Record<string, Row> = {
  'GET /api/events/:id': NOTHING_HERE,
  'GET /events/:file{\\d+\\.ics}': NOTHING_HERE,
  'GET /api/hsds/services/:id': NOTHING_HERE,
  'GET /api/listings/:id': NOTHING_HERE,
  'GET /api/listings/:id/likes': NOTHING_HERE,
  'GET /api/listings/:id/reviews': NOTHING_HERE,
  'POST /api/listings/:id/like': [401, 404, 404, 404],
  'POST /api/listings/:id/reviews': [401, 404, 404, 404],
  'POST /listing/:id': [401, 404, 404, 404],
  'PATCH /api/listings/:id/reviews/user': [401, 404, 404, 404],
  'POST /api/reviews/:id/report': [401, 404, 404, 404],
  // One's own review may always be taken back.
  'DELETE /api/listings/:id/reviews/user': OWNER,
}

for (const [route, expected] of Object.entries(UNAPPROVED))
  test(`${route} of what is not approved: ${expected.join(', ')}`, async () => {
    const got: number[] = []
    for (const actor of ['guest', 'owner', 'other', 'admin'] as const) {
      const scene = await newScene(route)
      await app.db.update(listings).set({ isApproved: false, publishedAt: null })
      await app.db.update(events).set({ isApproved: false })
      got.push(await ask(route, actor, scene))
    }
    expect(got).toEqual(expected)
  })

type Actor = 'guest' | 'owner' | 'other' | 'admin' | 'ended'

async function ask(route: string, actor: Actor, scene: Scene) {
  const who = await toCaller(actor, scene)
  const { method, pattern, address, body, form } = toRequest(route, scene)
  const response = form
    ? await sendForm(app, method, address, form, who?.cookie)
    : await (who ?? app).send(method, address, body)
  const operation = openApi.operationOf(method, pattern.replaceAll(/:(\w+)/g, '{$1}'))
  if (operation) await openApi.expectDeclared(operation, response.clone())
  await response.clone().text()
  await importsSettled()
  return response.status
}

const toCaller = async (actor: Actor, { owner }: Scene) =>
  actor === 'owner' ? owner : actor === 'guest' ? null : enter(actor)

function toRequest(route: string, scene: Scene) {
  const { path, body, form } = REQUESTS[route]?.(scene) ?? {}
  const [method = '', pattern = ''] = route.split(' ')
  const address =
    path ??
    pattern
      .replace(':id', String(scene.owner.user.id))
      .replace(':provider', 'google')
      .replace('*', '')
  return { method, pattern, address, body: method === 'GET' ? undefined : body, form }
}

const ACTORS = ['guest', 'owner', 'other', 'admin'] as const
const AT_ONCE = 20

/** Whatever writes, by whoever may (decision 22). */
for (const [route, statuses] of Object.entries(MATRIX).filter(
  ([route]) => !route.startsWith('GET '),
)) {
  const actor = ACTORS[statuses.findIndex((status) => status < 400)] ?? 'guest'
  test(`${route} twenty times at once under one key: one answer, and the rows of one`, async () => {
    const alone = await burst(route, actor, 1)
    const { answers, rows } = await burst(route, actor, AT_ONCE)
    expect(answers).toHaveLength(AT_ONCE)
    expect(new Set(answers).size, answers.join('\n')).toBe(1)
    expect(answers[0]?.slice(0, 3)).toBe(alone.answers[0]?.slice(0, 3))
    expect(rows).toEqual(alone.rows)
  })
}

/** The answers to the same request as often as said, and how many rows each table has then. */
async function burst(route: string, actor: Actor, times: number) {
  const scene = await newScene(route)
  const who = await toCaller(actor, scene)
  const { method, address, body, form } = toRequest(route, scene)
  const headers = {
    'sec-fetch-site': 'same-origin',
    'idempotency-key': crypto.randomUUID(),
    ...(who && { cookie: who.cookie }),
    ...(!form && body !== undefined && { 'content-type': 'application/json' }),
  }
  const asked = Array.from({ length: times }, () =>
    app.get(address, { method, headers, body: form ?? (JSON.stringify(body) as string | null) }),
  )
  const answers = await Promise.all(
    (await Promise.all(asked)).map(
      async (answer) => `${answer.status} ${answer.headers.get('location')} ${await answer.text()}`,
    ),
  )
  await importsSettled()
  return { answers, rows: await countRows() }
}

/** Of every table but those that count tries. */
async function countRows(): Promise<Record<string, number>> {
  tables ??= await readTables()
  const counts = tables.map(
    (name) => sql`select ${name}::text as name, count(*)::int as n from ${sql.identifier(name)}`,
  )
  const { rows } = await app.db.execute<{ name: string; n: number }>(
    sql.join(counts, sql` union all `),
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

let tables: string[] | undefined

async function readTables(): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  )
  return rows.map(({ name }) => name)
}

async function newScene(route: string): Promise<Scene> {
  await emptyDatabase()
  const owner = await signInAs(app)
  // It takes a while, and the others do without.
  if (/account.picture|pictures\/:file/.test(route))
    owner.user = await givePicture(app, owner, picture)
  await openSession(app.db, owner.user.id)
  const [, second] = await app.db.select().from(sessions).orderBy(sessions.id)
  await app.db
    .insert(accounts)
    .values({ userId: owner.user.id, providerId: 'oidc', accountId: 'issuer subject' })
  const { id: postId } = await buildPost(app.db)
  const { id: listingId } = await buildListing(app.db)
  const written = await owner.send('POST', `/api/listings/${listingId}/reviews`, REVIEW)
  const { id: reviewId } = (await written.json()) as { id: number }
  const [review] = await app.db.select().from(listingReviews)
  const { id: rehearsed } = await buildImport(app.db)
  const { id: done } = await buildImport(app.db, { state: 'done', finishedAt: new Date() })
  const isApproved = !route.endsWith('/reject')
  const event = await buildEvent(app.db, {
    proposedBy: owner.user.id,
    isApproved,
    // Deleted is only an event whose proposer has heard of its end.
    cancelledAt: route === 'DELETE /api/admin/events/:id' ? new Date() : null,
  })
  const place = await takePart(owner, route)
  const [subscription] = await app.db
    .insert(newsletterSubscriptions)
    .values({ email: owner.user.email })
    .returning()
  return {
    owner,
    event,
    ...place,
    listingId,
    reviewId,
    updatedAt: review!.updatedAt,
    importIds: { rehearsed, done },
    subscription: subscription!,
    advertisement: await buildAdvertisement(app.db),
    searchRule: await buildSearchRule(app.db),
    link: /confirm\/:token/.test(route) ? await makeLink(listingId) : undefined,
    sessionId: second!.id,
    sent: /submissions/.test(route) ? await sendIn(owner) : undefined,
    uploaded: /pictures\/listings/.test(route)
      ? await uploadPicture(app, owner, landscape)
      : undefined,
    postId,
    postPicture: /pictures\/posts/.test(route) ? await givePost() : undefined,
    messageId: /contact\/:id/.test(route) ? await receive() : undefined,
    report: /reports\/:/.test(route) ? await report(listingId) : undefined,
    decisionId: /decisions/.test(route) ? await decide() : undefined,
    claimId: /claim/.test(route) ? await claim(listingId, owner, route) : undefined,
    moderated: /admin\/listings/.test(route) ? await moderate() : undefined,
  }
}

async function sendIn(owner: SignedIn): Promise<Submission> {
  await buildCategories(app.db)
  return (await (await owner.send('POST', '/api/submissions', SUBMISSION)).json()) as Submission
}

async function givePost(): Promise<UploadedPicture> {
  const writer = await signInAs(app, { role: 'admin' })
  const form = pictureForm(landscape)
  const answer = await sendForm(app, 'PUT', '/api/blog/picture', form, writer.cookie)
  const uploaded = (await answer.json()) as UploadedPicture
  const { picture } = uploaded
  await writer.send('POST', '/api/blog', { ...POST, picture, pictureIsAllowed: true })
  return uploaded
}

async function moderate(): Promise<Scene['moderated']> {
  const moderator = await signInAs(app, { role: 'admin' })
  const waiting = await buildListing(app.db, { isApproved: false })
  const { id } = await buildListing(app.db)
  await moderator.send('PATCH', `/api/admin/listings/${id}/unapprove`)
  const [change] = await app.db.select().from(listingChanges)
  return {
    waitingId: waiting.id,
    version: waiting.updatedAt.toISOString(),
    changeId: change!.id,
    pair: [await buildListing(app.db), await buildListing(app.db)],
  }
}

async function makeLink(listingId: number) {
  const token = await app.db.transaction((tx) =>
    makeProviderLink(tx, { listingId, channel: 'post', madeBy: null, now: new Date() }),
  )
  const [listing] = await app.db.select().from(listings).where(eq(listings.id, listingId))
  return { token, version: listing!.updatedAt.toISOString() }
}

async function receive(): Promise<number> {
  const [{ id } = { id: 0 }] = await app.db.insert(contactSubmissions).values(MESSAGE).returning()
  return id
}

async function decide(): Promise<number> {
  const moderator = await signInAs(app, { role: 'admin' })
  await moderator.send('PATCH', `/api/contact/${await receive()}`, { isRead: true })
  const [decision] = await app.db.select().from(decisions)
  return decision!.id
}

/** Waits for a call, or was shown, as the route needs it. */
async function claim(listingId: number, { user }: SignedIn, route: string): Promise<number> {
  await app.db.update(listings).set({ phone: '112' }).where(eq(listings.id, listingId))
  const [row] = await app.db
    .insert(listingClaims)
    .values({
      listingId,
      userId: user.id,
      way: 'phone',
      contactHash: hashContact('phone', '112'),
      ...(route.startsWith('POST /listing')
        ? { state: 'proven', provenAt: new Date() }
        : { state: 'waiting' }),
    })
    .returning()
  return row!.id
}

async function report(listingId: number): Promise<Scene['report']> {
  const said = { field: 'accessibility', kind: 'other', seen: null, right: 'a ramp' } as const
  const { token } = await app.db.transaction((tx) =>
    saveReport(tx, {
      listingId,
      ...said,
      text: '',
      saidBy: 'visitor',
      userId: null,
      now: new Date(),
    }),
  )
  const [row] = await app.db.select().from(listingReports)
  return { token, id: row!.id }
}

/** An event that begins in an hour, with the owner as participant and organiser. */
async function takePart(owner: SignedIn, route: string) {
  const { id: eventId } = await buildEvent(app.db, {
    startDate: new Date(Date.now() + 3_600_000),
    maxParticipants: route.endsWith('/waitlist') ? 1 : null,
  })
  await app.db.insert(eventOrganisers).values({ eventId, userId: owner.user.id })
  const registered = await owner.send('POST', `/api/events/${eventId}/register`, REGISTRATION)
  const { id: registrationId } = (await registered.json()) as { id: number }
  if (route.endsWith('/accept')) {
    const offeredUntil = new Date(Date.now() + 1_800_000)
    await app.db
      .update(eventRegistrations)
      .set({ status: 'offered', offeredUntil, waitingSince: new Date() })
    await app.db.update(events).set({ currentParticipants: 0, openOffers: 1 })
  }
  if (route.endsWith('/details')) await app.db.update(events).set({ startDate: new Date() })
  return { eventId, registrationId }
}

async function enter(actor: 'other' | 'admin' | 'ended'): Promise<SignedIn> {
  const who = await signInAs(app, { role: actor === 'admin' ? 'admin' : 'user' })
  if (actor === 'ended') await endSessions(app.db, who.user.id)
  return who
}

test('of the sign-in library nothing is reachable but what the matrix names', async () => {
  const auth = createAuth({
    db: app.db,
    env: app.env,
    secretFor: openSecrets(app.env),
    log: app.log,
  })
  const endpoints = Object.values(auth.api).flatMap((endpoint) => {
    const { path, options } = endpoint as { path?: string; options: { method: string | string[] } }
    return path ? [options.method].flat().map((method) => ({ method, path })) : []
  })
  // Were it none, this test would see nothing.
  expect(endpoints.length).toBeGreaterThan(30)
  expect(endpoints).toContainEqual({ method: 'POST', path: '/sign-in/social' })

  await emptyDatabase()
  const actors = [null, await signInAs(app), await signInAs(app, { role: 'admin' })]
  for (const { method, path } of endpoints) {
    if (method === '*') continue
    const address = `/api/auth${path.replace(/:\w+/g, 'google')}`
    if (MATRIX[`${method} ${address.replace(/google$/, ':provider')}`]) continue
    for (const actor of actors)
      for (const end of ['', '/'])
        expect(
          (await (actor ?? app).send(method, address + end)).status,
          `${method} ${address}${end}`,
        ).toBe(404)
  }
})
