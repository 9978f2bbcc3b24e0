import { data, type RouteObject } from 'react-router'
import { readDirectory } from '../shared/directory.ts'
import { HOME_POSTS } from '../shared/site.ts'
import { Frame } from './frame.tsx'
import { QUESTION_POSTS } from './pages/home/question-posts.ts'
import { Problem } from './pages/problem/problem.tsx'
import { latestPosts, postsNamed, publishedPost, publishedPosts } from './queries/blog.ts'
import { categories } from './queries/categories.ts'
import { featuredListings, listing } from './queries/listings.ts'
import { search } from './queries/search.ts'
import { coverage, settings } from './queries/site.ts'
import { toRoute, type Drawing, type Screen } from './screens.ts'
import { words } from './words.ts'

/** Every screen of §2: its path, its page and what it reads before it is drawn. */
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
    ],
  },
  {
    path: '/directory',
    header: { label: words.directory, holds: ['/listing'] },
    quickLink: words.directory,
    page: async () => (await import('./pages/directory/directory.tsx')).Directory,
    needs: (need, { url }) => [need(categories()), need(search(readDirectory(url.searchParams)))],
  },
  {
    path: '/listing/:id',
    page: async () => (await import('./pages/listing/listing.tsx')).ListingPage,
    needs: (need, { params }) => [need(listing(params.id ?? ''))],
  },
  {
    path: '/blog',
    header: { label: words.blog },
    quickLink: words.blog,
    page: async () => (await import('./pages/blog/blog.tsx')).Blog,
    needs: (need) => [need(publishedPosts())],
  },
  {
    path: '/blog/:slug',
    page: async () => (await import('./pages/blog/post.tsx')).PostPage,
    needs: (need, { params }) => [need(publishedPost(params.slug ?? '')), need(publishedPosts())],
  },
  {
    path: '/about',
    header: { label: words.about },
    page: async () => (await import('./pages/about/about.tsx')).About,
  },
  { path: '/help-now', page: async () => (await import('./pages/help-now/help-now.tsx')).HelpNow },
]

export function makeRoutes(drawing: Drawing): RouteObject[] {
  return [
    {
      element: <Frame screens={SCREENS} />,
      loader: async () => {
        await drawing.queryClient.query(settings())
        return null
      },
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: Problem,
          children: [
            ...SCREENS.map((screen) => toRoute(screen, drawing)),
            {
              path: '*',
              loader: () => {
                throw data(null, { status: 404 })
              },
              Component: Problem,
            },
          ],
        },
      ],
    },
  ]
}
