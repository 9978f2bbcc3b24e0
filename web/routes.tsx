import { data, redirect, type RouteObject } from 'react-router'
import { EVENTS_CATEGORY } from '../shared/listings/category-names.ts'
import { categoryPath, readDirectory } from '../shared/listings/directory.ts'
import { HOME_POSTS } from '../shared/site.ts'
import { Frame } from './frame.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { QUESTION_POSTS } from './pages/home/question-posts.ts'
import { LaterProblem } from './pages/problem/later.tsx'
import { readPage } from './parts/read-page.ts'
import { readSearched } from './parts/read-searched.ts'
import { dangerIn } from './queries/answers.ts'
import { latestPosts, postsNamed, publishedPost, publishedPosts } from './queries/blog/blog.ts'
import { categories } from './queries/categories.ts'
import { contactForm } from './queries/contact.ts'
import { featuredListings, listing } from './queries/listings.ts'
import { latestReviews, reviews } from './queries/reviews/reviews.ts'
import { facets, search } from './queries/search.ts'
import { coverage, settings, trustFigures } from './queries/site.ts'
import { slot } from './queries/advertising/slots.ts'
import { toRoute, type Drawing, type Screen, type ScreenLinks } from './screens.ts'
import { words } from './words.ts'

const SUBMIT_LISTING: Screen = {
  path: '/submit-listing',
  page: async () => (await import('./pages/submit/submit.tsx')).SubmitListing,
}
// A browser asks once the page is there: this code is part of every page.
if (import.meta.env.SSR)
  SUBMIT_LISTING.needs = (need, at) => [
    import('./pages/submit/needs.ts').then(({ submitNeeds }) => Promise.all(submitNeeds(need, at))),
  ]

/** The screens of §2 that anybody may see first: path, page, and what is read before it is drawn. */
const SCREENS: Screen[] = [
  {
    path: '/',
    page: async () => (await import('./pages/home/home.tsx')).Home,
    needs: (need) => [
      need(categories()),
      need(featuredListings()),
      need(latestPosts(HOME_POSTS)),
      need(postsNamed(QUESTION_POSTS)),
      need(coverage()),
      need(slot('homepage-hero')),
      need(slot('partners')),
    ],
  },
  {
    path: '/directory',
    header: { label: words.directory, holds: ['/listing'] },
    quickLink: words.directory,
    page: async () => (await import('./pages/directory/directory.tsx')).Directory,
    needs: (need, { url }) => {
      const asked = readDirectory(url.searchParams)
      if (asked.category === EVENTS_CATEGORY) throw redirect(categoryPath(asked.category))
      return [
        need(categories()),
        need(search(asked)),
        need(facets(asked)),
        need(slot('directory-top')),
        need(slot('directory-bottom')),
      ]
    },
  },
  {
    path: '/listing/:id',
    page: async () => (await import('./pages/listing/listing.tsx')).ListingPage,
    needs: (need, { params: { id = '' } }) => {
      // First the listing: when it is gone, its own refusal says so, with the nearest others.
      const shown = need(listing(id)).then(orWhereItIs(id))
      return [shown, shown.then(() => need(latestReviews(id))), need(slot('sidebar'))]
    },
  },
  {
    path: '/listing/:id/reviews',
    page: async () => (await import('./pages/listing/reviews/all-reviews.tsx')).AllReviews,
    needs: (need, { params: { id = '' }, url }) => {
      const shown = need(listing(id)).then(orWhereItIs(id, '/reviews'))
      return [shown, shown.then(() => need(reviews(id, readPage(url.searchParams))))]
    },
  },
  {
    path: '/blog',
    header: { label: words.blog },
    quickLink: words.blog,
    page: async () => (await import('./pages/blog/blog.tsx')).Blog,
    needs: (need, { url }) => {
      const posts = need(publishedPosts(url.searchParams))
      // A browser asks once the page is there: this code is part of every page.
      const searched = import.meta.env.SSR && readSearched(url.searchParams)
      return searched ? [posts, need(dangerIn(searched))] : [posts]
    },
  },
  {
    path: '/blog/:slug',
    page: async () => (await import('./pages/blog/post.tsx')).PostPage,
    needs: (need, { params }) => [need(publishedPost(params.slug ?? ''))],
  },
  {
    path: '/about',
    header: { label: words.about },
    page: async () => (await import('./pages/about/about.tsx')).About,
  },
  { path: '/about/facts', page: async () => (await import('./pages/about/facts.tsx')).Facts },
  { path: '/about/sources', page: async () => (await import('./pages/about/sources.tsx')).Sources },
  { path: '/about/privacy', page: async () => (await import('./pages/about/privacy.tsx')).Privacy },
  { path: '/about/terms', page: async () => (await import('./pages/about/terms.tsx')).Terms },
  {
    path: '/about/accessibility',
    page: async () => (await import('./pages/about/accessibility.tsx')).Accessibility,
  },
  {
    path: '/coverage',
    page: async () => (await import('./pages/trust/coverage.tsx')).Coverage,
    needs: (need) => [need(trustFigures())],
  },
  SUBMIT_LISTING,
  {
    path: '/contact',
    header: { label: words.contact },
    quickLink: words.contact,
    page: async () => (await import('./pages/contact/contact.tsx')).Contact,
    needs: (need, { url }) => [need(contactForm(url.searchParams.get('listing') ?? ''))],
  },
  { path: '/display', page: async () => (await import('./pages/display/display.tsx')).Display },
  { path: '/help-now', page: async () => (await import('./pages/help-now/help-now.tsx')).HelpNow },
  { path: '/advertise', page: async () => (await import('./pages/advertise/reach.tsx')).Reach },
]

/** The address of a listing that was merged leads to the one it was merged into. */
const orWhereItIs =
  (id: string, below = '') =>
  (listing: { id: number }) => {
    if (String(listing.id) !== id) throw redirect(`/listing/${listing.id}${below}`, 301)
  }

/** The links to events, to what is somebody's own, and to what one adds; those screens come when one is visited (private-screens.ts). */
const PERSONAL_LINKS: ScreenLinks[] = [
  { path: '/dashboard', account: words.dashboard, linksFor: 'signed-in' },
  { path: '/admin', account: words.adminPanel, linksFor: 'admin' },
  { path: '/admin/checks', account: words.checks, linksFor: 'checker' },
  { path: '/account', account: words.account, linksFor: 'signed-in' },
  {
    path: '/submit-listing',
    header: { label: words.addListing, look: 'button' },
    quickLink: words.addListing,
  },
]

/** In the order of the header (§2). */
const LINKS: ScreenLinks[] = [
  ...SCREENS.slice(0, 2),
  { path: '/events', header: { label: words.events } },
  ...SCREENS.slice(2),
  { path: '/search', header: { label: words.search } },
  {
    path: '/display',
    header: { label: words.display, short: words.displayShort },
    quickLink: words.display,
  },
  ...PERSONAL_LINKS,
]

/** The parent of every screen, and what an address that none has comes to. */
export const SCREENS_ROUTE = 'screens'
export const NOTHING_HERE = 'nothing-here'

/** The route table; `others` are screens that are known from the start although nobody comes by them first. */
export function makeRoutes(drawing: Drawing, others: Screen[] = []): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <Frame links={LINKS} />,
      ErrorBoundary: NotLoaded,
      loader: async () => {
        await drawing.queryClient.query(settings())
        return null
      },
      shouldRevalidate: () => false,
      children: [
        {
          id: SCREENS_ROUTE,
          ErrorBoundary: LaterProblem,
          children: [
            ...[...SCREENS, ...others].map((screen) => toRoute(screen, drawing)),
            {
              id: NOTHING_HERE,
              path: '*',
              loader: () => {
                throw data(null, { status: 404 })
              },
              Component: LaterProblem,
            },
          ],
        },
      ],
    },
  ]
}
