import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from './support/app.ts'
import { csvOf, ROW, sendCsv } from './support/csv.ts'
import { usualEvents } from '../server/db/schema.ts'
import { importsSettled } from './support/imports.ts'
import {
  buildAdvertisement,
  buildEvent,
  buildFact,
  buildListing,
  buildPost,
  buildSearchRule,
} from './support/factories.ts'
import { readOpenApi } from './support/open-api.ts'

/** Every endpoint answers as /api/openapi.json says, whatever is asked. */

const REPORT_KEY = '3b1f6c1e-7f4a-4d0e-9b52-0a6f0f5f2d11'

let app: TestApp
let admin: SignedIn
let openApi: Awaited<ReturnType<typeof readOpenApi>>

beforeAll(async () => {
  app = await createTestApp()
  const listing = await buildListing(app.db, {
    phone: '112',
    services: ['Speech therapy'],
    town: 'Mapusa',
  })
  await buildFact(app.db, listing.id, { checkedOn: '2026-11-01', method: 'phone' })
  await buildListing(app.db, { name: 'Closed', isApproved: false, publishedAt: new Date() })
  await buildPost(app.db)
  await buildAdvertisement(app.db, { reportKey: REPORT_KEY })
  await buildSearchRule(app.db)
  await buildSearchRule(app.db, {
    kind: 'pin',
    phrase: 'asha',
    placeId: 'mapusa',
    answers: [`/listing/${listing.id}`, '/blog/gone'],
  })
  admin = await signInAs(app, { role: 'admin' })
  // So that there is something in the history and the audit log.
  await admin.send('PATCH', `/api/admin/listings/${listing.id}/unapprove`)
  await admin.send('PATCH', `/api/admin/listings/${listing.id}/approve`)
  await sendCsv(app, admin, csvOf([ROW, { ...ROW, name: 'Twin' }, { ...ROW, region: 'X' }]))
  await sendCsv(app, admin, csvOf([ROW]), '/api/admin/imports')
  await importsSettled()
  const said = { name: 'Sea School', category: 'therapists', description: 'We cure autism.' }
  const reached = { address: 'Beach Road', phone: '112' }
  await admin.send('POST', '/api/submissions', { ...said, ...reached })
  await admin.send('POST', '/api/submissions', { ...said, ...reached, listingId: listing.id })
  await buildEvent(app.db, { startDate: new Date(Date.now() + 86_400_000) })
  const registered = { forWhom: 'myself', isAdult: true, participantName: 'Meera' }
  await admin.send('POST', '/api/events/1/register', registered)
  const organiser = { email: admin.user.email, accepts: true }
  await admin.send('POST', '/api/admin/events/1/organisers', organiser)
  await buildEvent(app.db, {
    proposedBy: admin.user.id,
    town: 'Ponda',
    sensory: { noise: 'quiet' },
    contactPhone: '+919156321900',
  })
  await buildEvent(app.db, { cancelledAt: new Date(), cancelReason: 'Rain.' })
  await app.db.insert(usualEvents).values({
    title: 'Walk',
    organizer: 'Friends',
    location: 'Margao',
    description: 'A walk.',
    sourceUrl: 'https://example.org/walk',
    sourceTitle: 'Walk',
  })
  openApi = await readOpenApi(app)
})

const operations = () =>
  Object.entries(openApi.document.paths).flatMap(([path, { get }]) =>
    get ? [{ path, operation: get }] : [],
  )

test('GET /api/openapi.json is a valid OpenAPI 3.1 document of every endpoint', async () => {
  const result = await new Validator().validate(structuredClone(openApi.document))
  expect(result.errors ?? []).toEqual([])
  expect(Object.keys(openApi.document.paths).toSorted()).toEqual([
    '/api/account',
    '/api/account/data',
    '/api/account/methods',
    '/api/account/methods/{id}',
    '/api/account/password',
    '/api/account/picture',
    '/api/account/sessions',
    '/api/account/sessions/{id}',
    '/api/admin/audit',
    '/api/admin/checks',
    '/api/admin/checks/listings/{id}',
    '/api/admin/checks/next',
    '/api/admin/checks/{id}/answers',
    '/api/admin/checks/{id}/closing',
    '/api/admin/checks/{id}/credentials',
    '/api/admin/checks/{id}/later',
    '/api/admin/checks/{id}/message',
    '/api/admin/checks/{id}/refusal',
    '/api/admin/checks/{id}/tries',
    '/api/admin/claims',
    '/api/admin/claims/{id}',
    '/api/admin/claims/{id}/code',
    '/api/admin/decisions',
    '/api/admin/decisions/{id}/undo',
    '/api/admin/events',
    '/api/admin/events/{id}',
    '/api/admin/events/{id}/approve',
    '/api/admin/events/{id}/cancel',
    '/api/admin/events/{id}/feature',
    '/api/admin/events/{id}/organisers',
    '/api/admin/events/{id}/organisers/{userId}',
    '/api/admin/events/{id}/reject',
    '/api/admin/events/{id}/unapprove',
    '/api/admin/imports',
    '/api/admin/imports/{id}',
    '/api/admin/imports/{id}/failed',
    '/api/admin/imports/{id}/rows',
    '/api/admin/imports/{id}/run',
    '/api/admin/imports/{id}/undo',
    '/api/admin/listings',
    '/api/admin/listings/bulk',
    '/api/admin/listings/changes',
    '/api/admin/listings/changes/{id}/undo',
    '/api/admin/listings/confirmations',
    '/api/admin/listings/export',
    '/api/admin/listings/import',
    '/api/admin/listings/template',
    '/api/admin/listings/{id}',
    '/api/admin/listings/{id}/approve',
    '/api/admin/listings/{id}/changes',
    '/api/admin/listings/{id}/doubles',
    '/api/admin/listings/{id}/links',
    '/api/admin/listings/{id}/merge',
    '/api/admin/listings/{id}/merge/{other}',
    '/api/admin/listings/{id}/unapprove',
    '/api/admin/mail',
    '/api/admin/newsletter/export',
    '/api/admin/newsletter/{id}',
    '/api/admin/reports',
    '/api/admin/reports/{id}',
    '/api/admin/reports/{id}/correction',
    '/api/admin/reports/{id}/task',
    '/api/admin/reviews',
    '/api/admin/reviews/{id}',
    '/api/admin/search-rules',
    '/api/admin/search-rules/changes',
    '/api/admin/search-rules/changes/{id}/undo',
    '/api/admin/search-rules/concepts',
    '/api/admin/search-rules/misses',
    '/api/admin/search-rules/preview',
    '/api/admin/search-rules/{id}',
    '/api/admin/seed-categories',
    '/api/admin/setup',
    '/api/admin/stats',
    '/api/admin/test-mail',
    '/api/admin/users',
    '/api/admin/users/{id}',
    '/api/admin/users/{id}/sessions',
    '/api/advertisements',
    '/api/advertisements/picture',
    '/api/advertisements/{id}',
    '/api/advertisements/{id}/link',
    '/api/auth/callback/apple',
    '/api/auth/callback/{provider}',
    '/api/auth/confirm',
    '/api/auth/first-admin',
    '/api/auth/forgot',
    '/api/auth/link',
    '/api/auth/new-password',
    '/api/auth/reset',
    '/api/auth/sign-in',
    '/api/auth/sign-up',
    '/api/auth/user',
    '/api/auth/verify',
    '/api/auth/ways',
    '/api/blog',
    '/api/blog/picture',
    '/api/blog/preview',
    '/api/blog/published',
    '/api/blog/published/{slug}',
    '/api/blog/{id}',
    '/api/categories',
    '/api/confirm/{token}',
    '/api/confirm/{token}/sheet',
    '/api/contact',
    '/api/contact/challenge',
    '/api/contact/form',
    '/api/contact/waiting',
    '/api/contact/{id}',
    '/api/events',
    '/api/events/month',
    '/api/events/upcoming',
    '/api/events/usual',
    '/api/events/{id}',
    '/api/events/{id}/register',
    '/api/events/{id}/registration',
    '/api/events/{id}/registrations',
    '/api/events/{id}/waitlist',
    '/api/figures/{key}',
    '/api/figures/{key}/days.csv',
    '/api/hsds/services',
    '/api/hsds/services/{id}',
    '/api/listings',
    '/api/listings/featured',
    '/api/listings/{id}',
    '/api/listings/{id}/like',
    '/api/listings/{id}/liked',
    '/api/listings/{id}/likes',
    '/api/listings/{id}/reviews',
    '/api/listings/{id}/reviews/user',
    '/api/login',
    '/api/login/{provider}',
    '/api/logout',
    '/api/map/events',
    '/api/map/listings',
    '/api/map/part',
    '/api/map/places',
    '/api/newsletter',
    '/api/newsletter/{key}',
    '/api/places',
    '/api/places/near',
    '/api/registrations/{id}/accept',
    '/api/registrations/{id}/attended',
    '/api/registrations/{id}/cancel',
    '/api/registrations/{id}/details',
    '/api/reports/{token}',
    '/api/reviews/{id}/report',
    '/api/search',
    '/api/search/answers',
    '/api/search/facets',
    '/api/search/suggestions',
    '/api/site/calls',
    '/api/site/coverage',
    '/api/site/figures',
    '/api/site/settings',
    '/api/slots',
    '/api/slots/{id}/seen',
    '/api/submissions',
    '/api/submissions/duplicates',
    '/api/submissions/picture',
    '/api/submissions/{id}',
    '/api/submissions/{id}/status',
    '/api/user/claims',
    '/api/user/claims/{id}',
    '/api/user/event-proposals',
    '/api/user/events',
    '/api/user/likes',
    '/api/user/likes/ids',
    '/api/user/organised-events',
    '/api/user/reviews',
    '/api/user/submissions',
    '/api/user/submissions/{id}',
    '/newsletter/{key}',
    '/out/{id}',
  ])
})

test('every answer has its declared shape', async () => {
  for (const { path, operation } of operations()) {
    for (const [id, slug] of [
      ['1', 'first-steps'],
      ['2', 'none'],
      ['3', 'none'],
      ['x', 'none'],
    ] as const) {
      const address = path.replace('{id}', id).replace('{slug}', slug)
      await openApi.expectDeclared(operation, await app.get(address))
      await openApi.expectDeclared(operation, await admin.get(address))
    }
  }
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '-1',
    '0',
    '1e9',
    'NaN',
    '9'.repeat(400),
    '../..',
    '{}',
    '[]',
    'null',
    '__proto__',
    '\u202e',
    '🧩'.repeat(90),
  ),
  fc.integer().map(String),
)

test('every parameter of every call, fuzzed, gets a declared answer and never a 5xx', async () => {
  for (const { path, operation } of operations()) {
    const names = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name)
    await fc.assert(
      fc.asyncProperty(
        nasty,
        fc.dictionary(fc.constantFrom('unknown', ...names), nasty),
        async (part, query) => {
          const filled = path.replace(
            /\{\w+\}/,
            () => encodeURIComponent(part.toWellFormed()) || '%20',
          )
          const response = await app.get(`${filled}?${new URLSearchParams(query)}`)
          expect(response.status).toBeLessThan(500)
          // "." and ".." are steps, and /api/listings/featured can be reached by chance: then another call answers.
          const asked = new URL(filled, 'http://localhost').pathname
          if (asked === filled && !Object.hasOwn(openApi.document.paths, filled))
            await openApi.expectDeclared(operation, response)
        },
      ),
      { numRuns: 150 },
    )
  }
  // Some ten thousand requests: more than the usual time where other work waits for the same cores.
})
