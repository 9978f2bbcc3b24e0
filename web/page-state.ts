import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiProblem } from '../shared/errors.ts'

/**
 * The element that carries what the server read, as JSON, to the browser. On what is everybody's it has only the tag, and
 * the page's address with `STATE_PARAMETER` gives the rest: readers who never press need none of it.
 */
export const STATE_ELEMENT = 'state'

export interface StateAnswer {
  state: PageState
  /** That of the page which would be drawn of it. */
  tag: string
}

export interface PageState {
  /** Answers by key. No clock in it: the same data gives the same page, byte for byte. */
  answers: [QueryKey, unknown][]
  /** Drawn for somebody who is probably signed in: the cookie may have changed by the time the script begins. */
  hasHint?: true | undefined
  /** What the router knows: the loaders' answers (all null) and why a screen could not be drawn, by route id. */
  routes: { loaderData: Record<string, null>; refusals?: Record<string, Refusal> | undefined }
}

export interface Refusal {
  status: number
  data: ApiProblem | null
}

/** Only what succeeded: a failed query would come back as an empty answer. */
export function collectAnswers(
  queryClient: QueryClient,
  shorten: (answer: unknown) => unknown,
): PageState['answers'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, shorten(state.data)])
}

/**
 * JSON that can be in a script element: nothing in it can end the element, begin another or start a comment. Other
 * tags stay as they are, so that HTML that is on the page already costs next to nothing a second time.
 */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /<(?=!|\/?script)|[\u2028\u2029]/gi,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
