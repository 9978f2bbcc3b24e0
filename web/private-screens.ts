import { categories } from './queries/categories.ts'
import { waitingMessages } from './queries/contact.ts'
import { ownProposals } from './queries/events/events.ts'
import { figures } from './queries/admin/figures.ts'
import { likedListings } from './queries/likes.ts'
import { ownSubscription } from './queries/newsletter.ts'
import {
  organisedEvents,
  ownRegistrations,
  registering,
} from './queries/events/own-registrations.ts'
import { ownSubmissions } from './queries/submissions.ts'
import { CONFIRM_SCREENS } from './pages/confirm/screens.ts'
import { methods, openedLink, openedReset, sessions, signInWays } from './queries/admin/users.ts'
import type { Need, Screen } from './screens.ts'

/** What the dashboard's first sentence counts, on each of its tabs. */
const summarised = (need: Need) => [need(ownRegistrations()), need(ownSubmissions())]

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
    needs: (need) => [need(signInWays())],
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
      user ? [...summarised(need), need(categories()), need(ownProposals())] : [],
  },
  {
    path: '/dashboard/likes',
    isPrivate: true,
    page: async () => (await import('./pages/dashboard/dashboard.tsx')).Dashboard,
    needs: (need, { user }) => (user ? [...summarised(need), need(likedListings())] : []),
  },
  {
    path: '/admin',
    isPrivate: true,
    page: async () => (await import('./pages/admin/dashboard/dashboard.tsx')).AdminDashboard,
  },
  {
    path: '/admin/audit',
    isPrivate: true,
    page: async () => (await import('./pages/admin/audit/audit.tsx')).AdminAudit,
  },
  {
    path: '/admin/listings',
    isPrivate: true,
    page: async () => (await import('./pages/admin/listings/listings.tsx')).AdminListings,
  },
  {
    path: '/admin/listings/new',
    isPrivate: true,
    page: async () => (await import('./pages/admin/listings/new.tsx')).AdminListingNew,
    needs: (need) => [need(categories())],
  },
  {
    path: '/admin/listings/:id',
    isPrivate: true,
    page: async () => (await import('./pages/admin/listings/edit.tsx')).AdminListingEdit,
    needs: (need) => [need(categories())],
  },
  {
    path: '/admin/import',
    isPrivate: true,
    page: async () => (await import('./pages/admin/import/import.tsx')).AdminImport,
  },
  {
    path: '/admin/events',
    isPrivate: true,
    page: async () => (await import('./pages/admin/events/events.tsx')).AdminEvents,
  },
  {
    path: '/admin/events/:id',
    isPrivate: true,
    page: async () => (await import('./pages/admin/events/event-edit.tsx')).AdminEventEdit,
  },
  {
    path: '/admin/blog',
    isPrivate: true,
    page: async () => (await import('./pages/admin/blog/posts.tsx')).AdminPosts,
  },
  {
    path: '/admin/blog/:id',
    isPrivate: true,
    page: async () => (await import('./pages/admin/blog/edit.tsx')).AdminPostEdit,
  },
  {
    path: '/admin/blog/:id/preview',
    isPrivate: true,
    page: async () => (await import('./pages/admin/blog/preview.tsx')).AdminPostPreview,
  },
  {
    path: '/admin/messages',
    isPrivate: true,
    page: async () => (await import('./pages/admin/messages/messages.tsx')).AdminMessages,
  },
  {
    path: '/admin/ads',
    isPrivate: true,
    page: async () => (await import('./pages/admin/advertising/advertising.tsx')).AdminAdvertising,
  },
  {
    path: '/admin/reviews',
    isPrivate: true,
    page: async () => (await import('./pages/admin/reviews/reviews.tsx')).AdminReviews,
  },
  {
    path: '/admin/search',
    isPrivate: true,
    page: async () => (await import('./pages/admin/search/search.tsx')).AdminSearch,
  },
  {
    path: '/admin/submissions',
    isPrivate: true,
    page: async () => (await import('./pages/admin/submissions/submissions.tsx')).AdminSubmissions,
  },
  {
    path: '/admin/checks',
    isPrivate: true,
    page: async () => (await import('./pages/admin/checks/checks.tsx')).AdminChecks,
  },
  {
    path: '/admin/users',
    isPrivate: true,
    page: async () => (await import('./pages/admin/users/users.tsx')).AdminUsers,
  },
  {
    path: '/admin/mail',
    isPrivate: true,
    page: async () => (await import('./pages/admin/mail/mail.tsx')).AdminMail,
  },
  {
    path: '/admin/newsletter',
    isPrivate: true,
    page: async () => (await import('./pages/admin/newsletter/newsletter.tsx')).AdminNewsletter,
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
    needs: (need, { user }) => (user ? [need(methods()), need(sessions())] : []),
  },
]
