import { PASSWORD_MIN } from '../../shared/accounts/visitor.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { SignInError } from './problems.ts'
import { say } from '../sentences.ts'

/** Long enough and not a common one; there is no other rule (ruling 20). Throws what to do about it. */
export function checkPassword(password: string): void {
  // An emoji counts once.
  if ([...password].length < PASSWORD_MIN)
    throw new SignInError('password-short', 'invalid', say.passwordShort, 'password')
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    throw new SignInError('password-common', 'invalid', say.passwordCommon, 'password')
}
