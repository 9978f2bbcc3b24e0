import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, fetchKey } from './api.ts'
import { laterMutations } from './notices/later-mutations.ts'
import { currentUser } from './queries/admin/users.ts'

/** The data-loading defaults of §7: never stale, no refetch on focus, no retries; a failure reaches the screen's problem page. */
export function createQueryClient(fetch: typeof globalThis.fetch, origin?: string): QueryClient {
  const onEnd = (error: Error) => {
    if (isEnded(error) && client.getQueryData(currentUser().queryKey)) signedOutElsewhere(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onEnd }),
    mutationCache: laterMutations(onEnd),
    defaultOptions: {
      queries: {
        queryFn: fetchKey(fetch, origin),
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        // Whose session has ended is a guest, whom each screen answers in words.
        throwOnError: (error) => !isEnded(error),
        // Without a connection it fails and says so, rather than wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The server knows no session, or none any more. */
const isEnded = (error: Error) => error instanceof ApiError && error.status === 401

/** The session was ended elsewhere: what only this person may see goes, if need be with the page. Guests never need the code. */
function signedOutElsewhere(client: QueryClient): void {
  import('./queries/accounts/forget.ts').then(
    ({ forgetPerson }) => forgetPerson(client),
    () => location.reload(),
  )
}
