import { queryOptions, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import type { ClientResponse, InferRequestType } from 'hono/client'
import type { Api } from '../server/app.ts'
import type { ApiProblem } from '../shared/errors.ts'
import { encoded, hc } from './endpoints.ts'
import { hasUserHint } from '../shared/accounts/visitor.ts'

/** The typed endpoints, one client a noun. Reads take paths and types of them (`read`), changes call them (`send`). */
export const accountApi = hc<Api['account']>('').api.account
export const pictureApi = hc<Api['accountPicture']>('').api.account.picture
export const adminApi = {
  events: hc<Api['adminEvents']>('').api.admin.events,
  mails: hc<Api['mails']>('').api.admin.mail,
  reviews: hc<Api['adminReviews']>('').api.admin.reviews,
  users: hc<Api['users']>('').api.admin.users,
}
export const authApi = hc<Api['auth']>('').api.auth
export const blogApi = hc<Api['blog']>('').api.blog
export const categoriesApi = hc<Api['categories']>('').api.categories
export const eventsApi = hc<Api['events']>('').api.events
export const placesApi = hc<Api['places']>('').api.places
export const searchApi = hc<Api['search']>('').api.search
export const likesApi = hc<Api['likes']>('').api.listings
export const listingsApi = hc<Api['listings']>('').api.listings
export const mapApi = hc<Api['map']>('').api.map
export const logoutApi = hc<Api['auth']>('').api.logout
export const organisersApi = hc<Api['organisers']>('').api
export const registrationsApi = hc<Api['registrations']>('').api
export const reviewsApi = hc<Api['reviews']>('').api
export const siteApi = hc<Api['site']>('').api
export const proposalsApi = hc<Api['events']>('').api.user['event-proposals']
export const userApi = hc<Api['user']>('').api.user

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

/** What the server answers to a change: `send(listingsApi[':id'].like.$post({ param: { id } }))`. A refusal is thrown. */
export async function send<Response extends Reply>(
  request: Promise<Response>,
): Promise<AnswerTo<Response>> {
  const response = await request
  if (!response.ok) throw await toApiError(response)
  // Typed by the endpoint itself; an answer without a body (204) is null.
  return JSON.parse((await response.text()) || 'null')
}

type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'>
/** What comes as JSON. Where a form without script goes on, a script is answered. */
type AnswerTo<R> = R extends { json(): Promise<infer T> } ? (unknown extends T ? never : T) : never

async function toApiError(response: Reply): Promise<ApiError> {
  return new ApiError(response.status, (await response.text()) || response.statusText)
}

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

/** Like `read`, for a list whose total is in X-Total-Count (ruling 9). */
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

/** The default query function: a GET to the key's address, through the browser's fetch or the server's own app. */
export function fetchKey(fetch: typeof globalThis.fetch, origin = ''): QueryFunction {
  return async ({ queryKey, meta, signal }) => {
    // A guest's browser asks nothing (ruling 37 keeps its pages the same for all). The server asks itself.
    if (meta?.nobodyIsNull && !origin && !hasUserHint(document.cookie)) return null
    const parts = queryKey.filter((part) => typeof part === 'string')
    const query = queryKey.find((part) => typeof part === 'object')
    const address = `${origin}/${parts.join('/')}${query ? `?${new URLSearchParams({ ...query })}` : ''}`
    const response = await fetch(address, { credentials: 'same-origin', signal })
    // 401 throws, or is null where it is asked who somebody is (§7).
    if (response.status === 401 && meta?.nobodyIsNull) return null
    if (!response.ok) throw await toApiError(response)
    const answer: unknown = await response.json()
    return meta?.counted
      ? { rows: answer, total: response.headers.get('x-total-count') ?? '' }
      : answer
  }
}
