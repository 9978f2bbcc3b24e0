import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import type { Notice } from './notice.ts'
import { words } from './words.ts'

/** What a change says and what it makes old; one handler shows and refreshes (convention 8). */
interface ChangeMeta extends Record<string, unknown> {
  /** Shown when it is done; a function where the words depend on the answer. */
  success?: Notice | SayWhat
  /** Shown when it failed: the server's own sentence, otherwise this text (§8). Left out, nothing is shown. */
  failure?: Notice
  /** Keys of what must be read again. */
  refresh?: QueryKey[]
  /** A failure that its screen says once, beside what can be done about it: no message and no error summary, then. */
  isSaidInPlace?: (error: Error) => boolean
  /** Whether what was pressed is still on the screen, where that says of each failure itself that and why: no message, then. */
  isHere?: () => boolean
}

/** A method's parameter may be narrower than declared, so a change can name its own answer here. */
type SayWhat = { say(answer: unknown): Notice | undefined }['say']

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta
  }
}

interface Change<Answer, Input> extends Pick<ChangeMeta, 'failure' | 'refresh' | 'isSaidInPlace'> {
  send: (input: Input) => Promise<Answer>
  success?: Notice | { say(answer: Answer): Notice | undefined }['say']
}

/**
 * A change as `useChange` and forms take it:
 * `change({ send: (input) => send(api.$post({ json: input })), success: words.sent, failure: words.sendingFailed })`.
 */
export function change<Answer, Input = void>({
  send,
  success,
  failure,
  refresh,
  isSaidInPlace,
}: Change<Answer, Input>) {
  return mutationOptions<Answer, Error, Input>({
    mutationFn: send,
    meta: { success, failure, refresh, isSaidInPlace },
  })
}

/** What the server said a person can act on, or that it could not be reached; undefined when it said nothing of ours. */
export function sentenceOf(error: Error): string | undefined {
  if (error instanceof ApiError) return error.problem?.message
  // What fetch throws when there is no answer at all.
  return error instanceof TypeError ? words.offline : undefined
}

/** The sentence for each field the server refused, if it refused any. */
export function fieldsOf(error: Error): Record<string, string> | undefined {
  return error instanceof ApiError ? error.problem?.fields : undefined
}
