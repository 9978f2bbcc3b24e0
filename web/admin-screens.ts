import { categories } from './queries/categories.ts'
import type { Screen } from './screens.ts'

/** The parts of the Admin Panel (§2). */
export const ADMIN_SCREENS: Screen[] = [
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
    path: '/admin/listings/:id/merge',
    isPrivate: true,
    page: async () => (await import('./pages/admin/merge/merge.tsx')).AdminMerge,
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
    path: '/admin/reports',
    isPrivate: true,
    page: async () => (await import('./pages/admin/reports/reports.tsx')).AdminReports,
  },
  {
    path: '/admin/claims',
    isPrivate: true,
    page: async () => (await import('./pages/admin/claims/claims.tsx')).AdminClaims,
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
]
