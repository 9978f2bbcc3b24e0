import { useSearchParams } from 'react-router'
import { safeReturnTo } from '../../../shared/accounts/return-to.ts'

/** Where to go on after signing in: a path of ours. */
export function useReturnTo(): string {
  const [params] = useSearchParams()
  return safeReturnTo(params.get('returnTo'))
}

/** Another of these screens, which goes on to the same place. */
export const keeping = (path: string, returnTo: string) =>
  returnTo === '/' ? path : `${path}?${new URLSearchParams({ returnTo })}`
