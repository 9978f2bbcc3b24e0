import { PASSWORD_MIN } from '../../shared/accounts/visitor.ts'
import { invalid } from '../errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { say } from '../sentences.ts'

/** Long enough and not a common one; there is no other rule (ruling 20). Throws what to do about it. */
export function checkPassword(password: string): void {
  // An emoji counts once.
  if ([...password].length < PASSWORD_MIN)
    throw invalid(say.passwordShort, { password: say.passwordShort })
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    throw invalid(say.passwordCommon, { password: say.passwordCommon })
}
