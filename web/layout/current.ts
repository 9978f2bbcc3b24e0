import type { NavigationItem } from './types.ts'

/** Whether a navigation link is the page one is on ('page'), holds it ('true'), or neither. */
export function currentOf(
  { to, holds = [] }: NavigationItem,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return [to, ...holds].some((path) => pathname.startsWith(`${path}/`)) ? 'true' : undefined
}
