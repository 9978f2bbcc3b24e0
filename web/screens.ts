import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { safeReturnTo } from '../shared/accounts/return-to.ts'
import type { User } from '../shared/accounts/users.ts'
import { ApiError } from './api.ts'
import { currentUser } from './queries/admin/users.ts'

/** Asks for an answer before the screen is drawn; typed by the query. */
export type Need = <T>(query: QueryExecuteOptions<T, ApiError>) => Promise<T>

interface At {
  params: Record<string, string | undefined>
  url: URL
  /** Who is looking, on private screens. */
  user: User | null
}

/** Where a screen stands, and the links that lead there (ruling 31). */
export interface ScreenLinks {
  path: string
  /** Its link in the header, and other paths that belong to it. */
  header?: { label: string; short?: string; look?: 'button'; holds?: string[] }
  /** Its link in the user menu, in the order of the table. */
  account?: string
  /** Who sees its links (§6); left out, everybody. The screen itself answers to others in words. */
  linksFor?: 'signed-in' | 'admin' | 'checker'
  /** Its link in the footer's Quick Links. */
  quickLink?: string
}

/** A row of the route table: where a screen stands, what draws it, what it needs to know first. */
export interface Screen extends ScreenLinks {
  /** Says what is one person's alone: drawn with who is signed in, and kept by nothing. */
  isPrivate?: boolean
  /** For guests only: somebody signed in is sent on, to `returnTo` or home. */
  isForGuests?: boolean
  page: () => Promise<ComponentType>
  needs?: (need: Need, at: At) => Promise<unknown>[]
}

export interface Drawing {
  queryClient: QueryClient
  /**
   * The server waits for every need; the browser starts them and shows the screen's skeleton meanwhile, but for what may
   * not come in later (`isEarly`): that it waits for a moment.
   */
  waits: boolean
}

/** In milliseconds: a screen that comes later feels slow. */
const MOST_WAIT = 300

/** Marks the routes of private screens. */
export const PRIVATE = 'private'

export function toRoute(
  { path, page, needs, isPrivate, isForGuests }: Screen,
  { queryClient, waits }: Drawing,
): RouteObject {
  return {
    // The same on both sides, whichever other screens are known.
    id: path,
    path,
    handle: isPrivate || isForGuests ? PRIVATE : undefined,
    lazy: { Component: page },
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const user = isPrivate || isForGuests ? await askWho(queryClient, waits) : null
      if (user && isForGuests) throw redirect(onwards(url))
      const early: Promise<unknown>[] = []
      const need: Need = (query) => {
        const answer = queryClient.query(query)
        if (query.meta?.isEarly) early.push(answer)
        return answer
      }
      const answers = needs?.(need, { params, url, user }) ?? []
      if (waits) {
        // For all of them, also when one is refused: the page must not depend on which came first.
        await Promise.allSettled(answers)
        await Promise.all(answers).catch(refuse)
      } else {
        // The screen learns of a failure from the query itself.
        for (const answer of answers) answer.catch(() => undefined)
        const late = new Promise((resolve) => setTimeout(resolve, MOST_WAIT))
        await Promise.race([Promise.allSettled(early), late])
      }
      return null
    },
  }
}

/** On the server, where such an address arrives first; within the site nothing leads a signed-in visitor there. */
const onwards = (url: URL) =>
  import.meta.env.SSR ? safeReturnTo(url.searchParams.get('returnTo')) : '/'

/** In the browser a failure means that nobody is signed in (§8); on the server it is a page that cannot be drawn. */
const askWho = (queryClient: QueryClient, isServer: boolean) =>
  queryClient.query(currentUser()).catch((error: unknown) => (isServer ? refuse(error) : null))

/** The page takes the status of the answer it needs: a missing listing is a page with status 404. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  // An address that cannot name anything ("/listing/abc") is a bad request to the API and no page to a visitor.
  throw data(error.problem ?? null, { status: error.status === 400 ? 404 : error.status })
}
