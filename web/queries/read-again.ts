import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Beside a `change`: a refusal may tell that somebody else was there first, so what it was about is read again. */
export const readAgain = (...keys: QueryKey[]) => ({
  onError: (
    _error: Error,
    _typed: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
})
