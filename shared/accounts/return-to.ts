/** Only its shape matters: whoever resolves a path against it gets a path of ours, or sees that it is not one. */
const HERE = 'https://here.invalid'

/**
 * A path of this site to go on to, or "/" for everything else. Where a browser could read another site into it
 * ("//e", "/\e", a tab before either), what counts is what a browser would make of it.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.length > 2_000) return '/'
  if (/[\p{Cc}\\]/u.test(wanted) || !wanted.isWellFormed()) return '/'
  const url = URL.parse(wanted, HERE)
  if (url?.origin !== HERE) return '/'
  // A path such as "/.//e" becomes "//e" once its dots are resolved.
  const path = `${url.pathname}${url.search}${url.hash}`
  if (path.startsWith('//') || isOnlyForSigningIn(url.pathname)) return '/'
  return path
}

/** Back to where one signs in, or to an answer that is no page, would be going in circles. */
const isOnlyForSigningIn = (path: string) => /^\/(login|auth|api)(\/|$)/.test(path)
