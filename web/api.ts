import { queryOptions, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import type { ClientResponse, InferRequestType } from 'hono/client'
import type { Api } from '../server/app.ts'
import type { ApiProblem } from '../shared/errors.ts'
import { hc } from './endpoints.ts'

/** The typed endpoints, one client a noun. They give paths and types; fetchKey is the one place that fetches. */
export const blogApi = hc<Api['blog']>('').api.blog
export const categoriesApi = hc<Api['categories']>('').api.categories
export const placesApi = hc<Api['places']>('').api.places
export const searchApi = hc<Api['search']>('').api.search
export const listingsApi = hc<Api['listings']>('').api.listings
export const mapApi = hc<Api['map']>('').api.map
export const siteApi = hc<Api['site']>('').api

/** A refusal of the server. `message` is "status: body" (§8); `problem` is the body, where it was ours. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ApiProblem | undefined

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.problem = readProblem(body)
  }
}

function readProblem(body: string): ApiProblem | undefined {
  try {
    const problem: unknown = JSON.parse(body)
    return isProblem(problem) ? problem : undefined
  } catch {
    return undefined
  }
}

const isProblem = (body: unknown): body is ApiProblem =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body

interface Endpoint {
  $get: (input: never) => Promise<ClientResponse<unknown>>
  $path(input?: object): string
}

type Input<E extends Endpoint> = InferRequestType<E['$get']>
type Answer<E extends Endpoint> =
  Awaited<ReturnType<E['$get']>> extends ClientResponse<infer T> ? T : never

/** What a screen reads from an endpoint. The key is the address: its parts, then its query (§7). */
export function read<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return queryOptions<Answer<E>, ApiError>({ queryKey: addressKey(endpoint, input) })
}

/** One page of a list: its rows, and the total as the server counts it ("1000+" beyond the counted thousand). */
export interface Counted<Rows> {
  rows: Rows
  total: string
}

/** Like `read`, for a list whose total stands in X-Total-Count (ruling 9). */
export function readCounted<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return queryOptions<Counted<Answer<E>>, ApiError>({
    queryKey: addressKey(endpoint, input),
    meta: { counted: true },
  })
}

interface AddressInput {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
}

function addressKey(endpoint: Endpoint, input: AddressInput | undefined): QueryKey {
  const parts = endpoint
    .$path({ param: encoded(input?.param) })
    .split('/')
    .slice(1)
  const query = Object.entries(input?.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return query.length > 0 ? [...parts, Object.fromEntries(query)] : parts
}

/** The typed client puts parameters into the path as they are. */
const encoded = (param: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(param).map(([name, value]) => [name, encodeURIComponent(value)]),
  )

/** The default query function: a GET to the key's address, through the browser's fetch or the server's own app. */
export function fetchKey(fetch: typeof globalThis.fetch, origin = ''): QueryFunction {
  return async ({ queryKey, meta, signal }) => {
    const parts = queryKey.filter((part) => typeof part === 'string')
    const query = queryKey.find((part) => typeof part === 'object')
    const address = `${origin}/${parts.join('/')}${query ? `?${new URLSearchParams({ ...query })}` : ''}`
    const response = await fetch(address, { credentials: 'same-origin', signal })
    if (!response.ok)
      throw new ApiError(response.status, (await response.text()) || response.statusText)
    const answer: unknown = await response.json()
    return meta?.counted
      ? { rows: answer, total: response.headers.get('x-total-count') ?? '' }
      : answer
  }
}
