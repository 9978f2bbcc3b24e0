import type { ErrorCode } from '../../shared/errors.ts'
import { SIGN_IN_PROBLEMS, type SignInProblem } from '../../shared/accounts/sign-in-problems.ts'
import { AppError } from '../errors.ts'
import { toAppError } from '../http/known-errors.ts'
import { say, type Sentence } from '../sentences.ts'

/** A refusal that a page without script can name too, as /login?problem=. */
export class SignInError extends AppError {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, code: ErrorCode, sentence: Sentence, field?: string) {
    super(code, sentence, field ? { fields: { [field]: sentence } } : {})
    this.problem = problem
  }
}

export const wrongPassword = () =>
  new SignInError('wrong-password', 'unauthorized', say.wrongPassword)
export const suspended = () => new SignInError('suspended', 'forbidden', say.suspended)
export const signUpClosed = () => new SignInError('sign-up-closed', 'forbidden', say.signUpClosed)
export const providerUnknown = () =>
  new SignInError('provider-unknown', 'not_found', say.providerUnknown)
export const linkUsed = () => new SignInError('link-used', 'invalid', say.linkUsed)
export const adminLinkUsed = () => new SignInError('admin-link-used', 'invalid', say.adminLinkUsed)

/** What any error is on the sign-in page. */
export function toProblem(error: unknown): SignInProblem {
  if (error instanceof SignInError) return error.problem
  const known = error instanceof Error ? toAppError(error) : undefined
  // What is not a refusal of ours is a fault of ours, also where the database cannot be reached.
  if (!known || (known !== error && known.code === 'unavailable')) return 'internal'
  if (known.code === 'too_many') return 'too-many'
  return known.code === 'unavailable' ? 'provider-unavailable' : 'invalid'
}

/** What the sign-in library calls a refusal on the way back from a provider. */
export function nameRefusal(code: string): SignInProblem {
  return LIBRARY[code] ?? SIGN_IN_PROBLEMS.find((problem) => problem === code) ?? 'provider-refused'
}

const LIBRARY: Record<string, SignInProblem> = {
  access_denied: 'provider-cancelled',
  user_cancelled_authorize: 'provider-cancelled',
  signup_disabled: 'no-account',
  account_not_linked: 'not-linked',
  email_not_verified: 'email-not-verified',
  email_not_found: 'email-not-verified',
  email_does_not_match: 'other-account',
  account_already_linked_to_different_user: 'other-account',
}
