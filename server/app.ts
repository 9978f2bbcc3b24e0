import { Hono, type MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { accountPicture } from './api/accounts/account-picture.ts'
import { accountForms } from './api/accounts/account-forms.ts'
import { account } from './api/accounts/account.ts'
import { adminChanges } from './api/admin/changes.ts'
import { adminDashboard } from './api/admin/dashboard.ts'
import { adminListings } from './api/listings/admin-listings.ts'
import { adminEvents } from './api/events/admin-events.ts'
import { adminReviews } from './api/admin/reviews.ts'
import { advertisements } from './api/advertisements.ts'
import { auth } from './api/accounts/auth.ts'
import { blogFeeds } from './api/blog-feeds.ts'
import { blog } from './api/blog.ts'
import { categories } from './api/listings/categories.ts'
import { checks } from './api/checks/checks.ts'
import { claimPages } from './api/claim-pages.ts'
import { claims } from './api/claims.ts'
import { contactPages } from './api/contact-pages.ts'
import { contact } from './api/contact.ts'
import { displayPage } from './api/display-page.ts'
import { decisions } from './api/admin/decisions.ts'
import { discovery } from './api/discovery.ts'
import { eventFeeds } from './api/events/event-feeds.ts'
import { events } from './api/events/events.ts'
import { figures } from './api/figures.ts'
import { health } from './api/health.ts'
import { hsds } from './api/hsds.ts'
import { imports } from './api/listings/imports.ts'
import { likes } from './api/listings/likes.ts'
import { listings } from './api/listings/listings.ts'
import { map } from './api/listings/map.ts'
import { places } from './api/listings/places.ts'
import { searchRules } from './api/admin/search-rules.ts'
import { search } from './api/listings/search.ts'
import { login } from './api/accounts/login.ts'
import { mails } from './api/admin/mails.ts'
import { newsletter } from './api/newsletter.ts'
import { newsletterPage } from './api/newsletter-page.ts'
import { organisers } from './api/events/organisers.ts'
import { registrationForms } from './api/events/registration-forms.ts'
import { reviewForms } from './api/review-forms.ts'
import { keyPages } from './api/key-pages.ts'
import { reports } from './api/reports.ts'
import { registrations } from './api/events/registrations.ts'
import { reviews } from './api/reviews.ts'
import { providerLinks } from './api/provider-links.ts'
import { providerPages } from './api/provider-pages.ts'
import { slots } from './api/slots.ts'
import { site } from './api/site.ts'
import { submissionForms } from './api/submissions/submission-forms.ts'
import { submissions } from './api/submissions/submissions.ts'
import { userSubmissions } from './api/submissions/user-submissions.ts'
import { user } from './api/accounts/user.ts'
import { users } from './api/accounts/users.ts'
import type { Env, Pages } from './context.ts'
import type { Draw } from './pages/rerender-with-errors.ts'
import { siteOrigin } from './env/env.ts'
import { notFound } from './errors.ts'
import { accessLog } from './middleware/access-log.ts'
import { limitBody } from './middleware/body-limit.ts'
import { idempotency } from './middleware/idempotency.ts'
import {
  limitPages,
  limitReads,
  limitWrites,
  rememberClientAddress,
} from './middleware/rate-limit.ts'
import { sameAccount } from './middleware/same-account.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { publicAnswers, rememberWriter, session } from './middleware/session.ts'
import { answerError, logUnforeseen } from './http/on-error.ts'
import { openApi } from './http/open-api.ts'
import { placeAddress } from './place-address.ts'
import { provide, type InProcess, type Parts } from './start/provide.ts'
import { isOnTrial } from './start/trial.ts'
import { LANGUAGES, withoutLanguage } from './languages.ts'
import { say, wordingOf } from './sentences.ts'

/** The type of each noun's endpoints, for the typed client in web/api.ts. */
export interface Api {
  account: typeof account
  accountPicture: typeof accountPicture
  adminChanges: typeof adminChanges
  adminDashboard: typeof adminDashboard
  adminListings: typeof adminListings
  adminEvents: typeof adminEvents
  adminReviews: typeof adminReviews
  advertisements: typeof advertisements
  auth: typeof auth
  blog: typeof blog
  categories: typeof categories
  checks: typeof checks
  claims: typeof claims
  contact: typeof contact
  decisions: typeof decisions
  figures: typeof figures
  imports: typeof imports
  events: typeof events
  likes: typeof likes
  listings: typeof listings
  map: typeof map
  places: typeof places
  search: typeof search
  searchRules: typeof searchRules
  mails: typeof mails
  newsletter: typeof newsletter
  organisers: typeof organisers
  providerLinks: typeof providerLinks
  registrations: typeof registrations
  reports: typeof reports
  reviews: typeof reviews
  site: typeof site
  slots: typeof slots
  submissions: typeof submissions
  user: typeof user
  userSubmissions: typeof userSubmissions
  users: typeof users
}

/** A line's end in the path of an address. */
const LINE_END = /^[^?]*%(0A|0D|E2%80%A[89])/i

/** The whole site: middleware in order, then the endpoints, then the pages. */
export function createApp(parts: Parts, pages: Pages) {
  /** Pages read the API in process, as the request that they are drawn for. */
  const inProcess =
    (request: Request): typeof fetch =>
    async (input, init) => {
      const asked = new Request(input, init)
      const given = { isOnTrial: isOnTrial(request, parts.env) } satisfies InProcess
      const answer = await api.request(asked, undefined, given)
      // As a browser does: a listing that was merged is read where it is now.
      const location = answer.status === 301 && answer.headers.get('location')
      return location
        ? api.request(new Request(new URL(location, asked.url), init), undefined, given)
        : answer
    }
  const { languages = LANGUAGES } = parts
  const provided = provide(parts, pages)
  const api = createApi(provided)
  const screens = new Hono<Env>()
    .get('*', async (c) => {
      const instead = placeAddress(new URL(c.req.url))
      if (instead) {
        // Its pattern, for the log: never what was typed.
        c.set('screen', '/directory')
        return c.redirect(instead, 307)
      }
      // The pages' own route for "nothing here" takes any character but the ends of lines.
      if (LINE_END.test(c.req.url)) {
        c.set('screen', '*')
        return pages.failed({ status: 404, message: wordingOf(say.notFound, c.var.catalogue) })
      }
      const { screen, response } = await pages.draw(c.req.raw, inProcess(c.req.raw))
      c.set('screen', screen)
      return response
    })
    .onError((error, c) => {
      logUnforeseen(error, c)
      return pages.failed()
    })
  const draw: Draw = async (request, refused) =>
    (await pages.draw(request, inProcess(request), refused)).response
  return (
    new Hono<Env>({ getPath: (request) => withoutLanguage(getPath(request), languages) })
      .use(provided, accessLog, securityHeaders(siteOrigin(parts.env).startsWith('https:')))
      .use(rememberClientAddress(parts.env), limitReads, sameOrigin, limitBody)
      .use(publicAnswers, rememberWriter)
      .route('/', health)
      .route('/', discovery)
      .route('/', eventFeeds)
      .route('/', blogFeeds)
      // Before the API, which counts what is sent to it: these count it themselves, and a refusal is the page again.
      .route('/', registrationForms(draw))
      .route('/', reviewForms(draw))
      .route('/', submissionForms(draw))
      .route('/', accountForms(draw))
      .route('/', claimPages(draw))
      .route('/', contactPages(draw))
      .route('/', providerPages(draw))
      .route('/', keyPages)
      .route('/', newsletterPage(draw))
      .route('/', displayPage)
      .route('/', api)
      .get('*', limitPages)
      .route('/', screens)
      .notFound(nothingHere)
      .onError(answerError)
  )
}

/** Not for pages: they ask these, and some are shown while the database is away. */
const WHERE_IT_MATTERS_WHO = '/:part{(?:api|out|pictures)}/*'

/** The endpoints of §7. Pages call it in process, tests and browsers over HTTP. */
function createApi(provided: MiddlewareHandler<Env>) {
  const api = new Hono<Env>()
    .use(provided)
    // Before anybody looks up who asks: every page needs it, also those that are shown while the database is away.
    .route('/', site)
    .use(WHERE_IT_MATTERS_WHO, session)
    .use(sameAccount, limitWrites, idempotency)
    .route('/', login)
    .route('/', auth)
    .route('/', account)
    .route('/', accountPicture)
    // Before what takes any /api/admin/listings/:id.
    .route('/', adminChanges)
    .route('/', adminDashboard)
    .route('/', imports)
    .route('/', providerLinks)
    .route('/', adminListings)
    .route('/', adminEvents)
    .route('/', adminReviews)
    .route('/', decisions)
    .route('/', advertisements)
    .route('/', blog)
    .route('/', categories)
    .route('/', checks)
    .route('/', claims)
    .route('/', contact)
    .route('/', events)
    .route('/', figures)
    .route('/', hsds)
    .route('/', likes)
    .route('/', listings)
    .route('/', map)
    .route('/', places)
    .route('/', search)
    .route('/', searchRules)
    .route('/', mails)
    .route('/', newsletter)
    .route('/', organisers)
    .route('/', registrations)
    .route('/', reports)
    .route('/', reviews)
    .route('/', slots)
    .route('/', submissions)
    .route('/', user)
    .route('/', userSubmissions)
    .route('/', users)
  return api.route('/', openApi(api)).all('/api/*', nothingHere).onError(answerError)
}

function nothingHere(): never {
  throw notFound(say.notFound)
}
