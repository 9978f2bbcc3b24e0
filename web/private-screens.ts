import { ADMIN_SCREENS } from './admin-screens.ts'
import { categories } from './queries/categories.ts'
import { claimPage, ownClaims } from './queries/claims/claims.ts'
import { contactForm, waitingMessages } from './queries/contact.ts'
import { followedReport } from './queries/reports.ts'
import { ownProposals } from './queries/events/events.ts'
import { figures } from './queries/admin/figures.ts'
import { likedListings } from './queries/likes/likes.ts'
import { listing } from './queries/listings.ts'
import { ownSubscription } from './queries/newsletter.ts'
import { ownReviews } from './queries/reviews/reviews.ts'
import {
  organisedEvents,
  ownRegistrations,
  registering,
} from './queries/events/own-registrations.ts'
import { callsWanted } from './queries/site.ts'
import { ownSubmissions } from './queries/submissions.ts'
import { wantedListing } from './pages/login/wanted-listing.ts'
import { CONFIRM_SCREENS } from './pages/confirm/screens.ts'
import { methods, openedLink, openedReset, sessions, signInWays } from './queries/admin/users.ts'
import type { Need, Screen } from './screens.ts'

/** What the dashboard's first sentence counts, on each of its tabs. */
const summarised = (need: Need) => [
  need(ownRegistrations()),
  need(ownSubmissions()),
  need(ownProposals()),
]

/** The screens of §2 for signing in and for what is somebody's own. A browser fetches this table when one is visited. */
export const PRIVATE_SCREENS: Screen[] = [
  {
    path: '/contact/confirm',
    isPrivate: true,
    page: async () => (await import('./pages/contact/confirm.tsx')).ConfirmMessage,
    needs: (need, { url }) => [need(waitingMessages(url.searchParams.get('key') ?? ''))],
  },
  ...CONFIRM_SCREENS,
  {
    path: '/report/:token',
    isPrivate: true,
    page: async () => (await import('./pages/report/report.tsx')).FollowReport,
    needs: (need, { params: { token = '' } }) => [need(followedReport(token))],
  },
  {
    path: '/listing/:id/claim',
    isPrivate: true,
    page: async () => (await import('./pages/claim/claim.tsx')).ClaimListing,
    needs: (need, { params: { id = '' }, user }) => [
      need(listing(id)),
      ...(user ? [need(claimPage(id))] : []),
    ],
  },
  {
    path: '/events/new',
    isPrivate: true,
    page: async () => (await import('./pages/events/propose.tsx')).ProposeEvent,
  },
  {
    path: '/auth',
    isForGuests: true,
    page: async () => (await import('./pages/auth/auth.tsx')).Auth,
    needs: (need) => [need(signInWays())],
  },
  {
    path: '/login',
    isForGuests: true,
    page: async () => (await import('./pages/login/login.tsx')).Login,
    needs: (need, { url }) => [
      need(signInWays()),
      need(contactForm(wantedListing(url.searchParams.get('returnTo')).id)),
    ],
  },
  {
    path: '/login/link',
    isForGuests: true,
    page: async () => (await import('./pages/login/link.tsx')).LoginLink,
    needs: (need) => [need(signInWays())],
  },
  {
    path: '/login/new',
    isForGuests: true,
    page: async () => (await import('./pages/login/sign-up.tsx')).SignUp,
    needs: (need) => [need(signInWays())],
  },
  {
    path: '/login/forgot',
    isForGuests: true,
    page: async () => (await import('./pages/login/forgot.tsx')).ForgotPassword,
    needs: (need) => [need(signInWays())],
  },
  {
    path: '/login/new-password',
    page: async () => (await import('./pages/login/new-password.tsx')).NewPassword,
    isPrivate: true,
    needs: (need) => [need(openedReset())],
  },
  {
    path: '/login/confirm',
    isPrivate: true,
    page: async () => (await import('./pages/login/confirm.tsx')).ConfirmLink,
    needs: (need) => [need(openedLink())],
  },
  {
    path: '/login/sent',
    isForGuests: true,
    page: async () => (await import('./pages/login/sent.tsx')).MailSent,
  },
  {
    path: '/events/:id/register',
    isPrivate: true,
    page: async () => (await import('./pages/events/register/register.tsx')).RegisterPage,
    needs: (need, { params: { id = '' } }) => [need(registering(id))],
  },
  {
    path: '/events/:id/manage',
    isPrivate: true,
    page: async () => (await import('./pages/events/manage/manage.tsx')).ManageEvent,
  },
  {
    path: '/dashboard',
    isPrivate: true,
    page: async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard,
    needs: (need, { user }) => (user ? [...summarised(need), need(organisedEvents())] : []),
  },
  {
    path: '/dashboard/listings',
    isPrivate: true,
    page: async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard,
    needs: (need, { user }) =>
      user
        ? [...summarised(need), need(categories()), need(ownClaims()), need(organisedEvents())]
        : [],
  },
  {
    path: '/dashboard/likes',
    isPrivate: true,
    page: async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard,
    needs: (need, { user }) =>
      user ? [...summarised(need), need(likedListings()), need(ownReviews())] : [],
  },
  ...ADMIN_SCREENS,
  // Everybody's, though few open it.
  {
    path: '/coverage/calls',
    page: async () => (await import('./pages/trust/calls.tsx')).Calls,
    needs: (need) => [need(callsWanted())],
  },
  {
    path: '/newsletter',
    isPrivate: true,
    page: async () => (await import('./pages/newsletter/subscribe.tsx')).Subscribe,
  },
  {
    path: '/newsletter/:key',
    isPrivate: true,
    page: async () => (await import('./pages/newsletter/subscription.tsx')).Subscription,
    needs: (need, { params: { key = '' } }) => [need(ownSubscription(key))],
  },
  {
    path: '/newsletter/:key/confirm',
    isPrivate: true,
    page: async () => (await import('./pages/newsletter/confirm.tsx')).ConfirmSubscription,
    needs: (need, { params: { key = '' } }) => [need(ownSubscription(key))],
  },
  {
    path: '/figures/:key',
    isPrivate: true,
    page: async () => (await import('./pages/figures/figures.tsx')).FiguresPage,
    needs: (need, { params: { key = '' } }) => [need(figures(key))],
  },
  {
    path: '/account',
    isPrivate: true,
    page: async () => (await import('./pages/account/account.tsx')).Account,
    needs: (need, { user }) =>
      user ? [need(methods()), need(sessions()), need(ownSubmissions())] : [],
  },
]
