import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, fetchKey } from './api.ts'
import { createMutationCache } from './notices/change.ts'
import { signedOutElsewhere } from './queries/accounts/forget.ts'

/** The data-loading defaults of §7: never stale, no refetch on focus, no retries; a failure reaches the screen's problem page. */
export function createQueryClient(fetch: typeof globalThis.fetch, origin?: string): QueryClient {
  const onEnd = (error: Error) => {
    if (isEnded(error)) signedOutElsewhere(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onEnd }),
    mutationCache: createMutationCache(onEnd),
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
