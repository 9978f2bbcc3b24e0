import { useSearchParams } from 'react-router'
import { SIGN_IN_PROBLEMS, type SignInProblem } from '../../../shared/accounts/sign-in-problems.ts'

/** The problem that the address names. */
export function useProblem(): SignInProblem | undefined {
  const [params] = useSearchParams()
  return SIGN_IN_PROBLEMS.find((known) => known === params.get('problem'))
}
