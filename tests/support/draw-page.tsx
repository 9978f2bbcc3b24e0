import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { Post } from '../../shared/blog/blog.ts'
import type { Settings } from '../../shared/settings.ts'
import { settings } from '../../web/queries/site.ts'
import { createQueryClient } from '../../web/query-client.ts'

/** For tests: the settings of a site on which nothing optional is set. */
export const SITE: Settings = {
  name: 'Saath',
  publicUrl: 'https://saath.example',
  emergencyNumber: '112',
  contactEmail: null,
  contactPhone: null,
  operatorName: null,
  grievanceOfficer: null,
  donationUrl: null,
  mapTiles: null,
  takesContent: true,
  isOnTrial: false,
}

export const POST: Post = {
  id: 1,
  title: 'Which doctor first?',
  slug: 'which-doctor-first',
  excerpt: 'Three public places.',
  author: 'Saath',
  category: 'therapy-guide',
  tags: ['Goa', 'hospitals'],
  imageUrl: null,
  readTime: 3,
  publishedAt: '2026-11-20T18:30:00.000Z',
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
}

/** Puts answers in hand before the page is drawn. */
export type InHand = (client: QueryClient) => void

interface Drawing {
  page: ReactNode
  /** The pattern of the screen and the address one is at. */
  path?: string
  at?: string
  site?: Partial<Settings>
  answers?: InHand
}

/** For tests: the HTML the server draws for a page. What is not in hand is on its way. */
export function drawPage({ page, path = '/', at = path, site, answers }: Drawing): string {
  const queryClient = createQueryClient(() => Promise.reject(new Error('no network in this test')))
  queryClient.setQueryData(settings().queryKey, { ...SITE, ...site })
  answers?.(queryClient)
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What a reader sees of some HTML. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** The structured data of a page. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

export const count = (html: string, part: string) => html.split(part).length - 1
