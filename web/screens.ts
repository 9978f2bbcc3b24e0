import type { QueryClient, QueryExecuteOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ApiError } from './api.ts'

/** Asks for an answer before the screen is drawn; typed by the query. */
type Need = <T>(query: QueryExecuteOptions<T, ApiError>) => Promise<unknown>

interface At {
  params: Record<string, string | undefined>
  url: URL
}

/** A row of the route table: where a screen stands, what draws it, what it needs to know first. */
export interface Screen {
  path: string
  /** Its link in the header, and other paths that belong to it. */
  header?: { label: string; look?: 'button'; holds?: string[] }
  /** Its link in the footer's Quick Links. */
  quickLink?: string
  page: () => Promise<ComponentType>
  needs?: (need: Need, at: At) => Promise<unknown>[]
}

export interface Drawing {
  queryClient: QueryClient
  /** The server waits for every need; the browser starts them and shows the screen's skeleton meanwhile. */
  waits: boolean
}

export function toRoute(
  { path, page, needs }: Screen,
  { queryClient, waits }: Drawing,
): RouteObject {
  return {
    path,
    lazy: { Component: page },
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const answers =
        needs?.((query) => queryClient.query(query), { params, url: new URL(request.url) }) ?? []
      if (waits) await Promise.all(answers).catch(refuse)
      // The screen learns of a failure from the query itself.
      else for (const answer of answers) answer.catch(() => undefined)
      return null
    },
  }
}

/** The page takes the status of the answer it needs: a missing listing is a page with status 404. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  // An address that cannot name anything ("/listing/abc") is a bad request to the API and no page to a visitor.
  throw data(error.problem ?? null, { status: error.status === 400 ? 404 : error.status })
}
