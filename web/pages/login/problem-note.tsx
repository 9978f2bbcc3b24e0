import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SIGN_IN_PROBLEMS, type SignInProblem } from '../../../shared/accounts/sign-in-problems.ts'
import { signInWays } from '../../queries/admin/users.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { useReturnTo } from './return-to.ts'
import { useProblem } from './use-problem.ts'
import { words } from './words.ts'

/** What happened before one came here: the address says it after a link, a provider or a form without script. */
export function ProblemNote() {
  const [params] = useSearchParams()
  const problem = useProblem()
  if (params.get('done') === 'new-password')
    return (
      <Note look="good" role="status">
        <p>{words.passwordSet}</p>
      </Note>
    )
  if (!problem) return null
  return (
    <>
      <ErrorSummary title={words.problemTitle} errors={problemList(problem)} />
      {problem === 'no-account' && <MakeAccount />}
    </>
  )
}

/** On to the provider one came from, now with the word that one is 18 or older. */
function MakeAccount() {
  const [params] = useSearchParams()
  const { providers } = useSuspenseQuery(signInWays()).data
  const returnTo = useReturnTo()
  return (
    <ProviderLinks
      providers={providers.filter(({ id }) => id === params.get('provider'))}
      returnTo={returnTo}
      saysAdult
      label={words.adultContinueWith}
    />
  )
}

/** One list for each problem, always the same: the summary takes the focus when its list changes. */
const LISTS = new Map(
  SIGN_IN_PROBLEMS.map((problem) => [problem, [{ message: words.problems[problem] }]]),
)
const problemList = (problem: SignInProblem) => LISTS.get(problem) ?? []
