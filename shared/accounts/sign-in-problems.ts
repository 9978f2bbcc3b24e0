/** Why a sign-in did not work, as /login?problem= says it. The sentence to each is the page's. */
export const SIGN_IN_PROBLEMS = [
  'invalid',
  /** The fault is ours. */
  'internal',
  'wrong-password',
  'password-short',
  'password-common',
  'sign-up-closed',
  /** A link that was used, or ran out. */
  'link-used',
  /** The same of the link that a start prints: nobody but the one at the computer can make another. */
  'admin-link-used',
  'suspended',
  'too-many',
  /** Nobody has an account with this provider; to make one, say that you are 18 or older. */
  'no-account',
  /** The provider does not vouch for the address. */
  'email-not-verified',
  /** There is an account with this address that this provider may not open. */
  'not-linked',
  /** Its owner took this provider off the account. */
  'method-removed',
  /** What was to be added to an account belongs to another address, or to another account here. */
  'other-account',
  'provider-unknown',
  'provider-cancelled',
  'provider-refused',
  'provider-unavailable',
] as const

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]
