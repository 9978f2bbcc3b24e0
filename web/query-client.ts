import { QueryClient } from '@tanstack/react-query'
import { fetchKey } from './api.ts'

/** The data-loading defaults of §7: never stale, no refetch on focus, no retries; a failure reaches the screen's problem page. */
export function createQueryClient(fetch: typeof globalThis.fetch, origin?: string): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey(fetch, origin),
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        throwOnError: true,
      },
      mutations: { retry: false },
    },
  })
}
