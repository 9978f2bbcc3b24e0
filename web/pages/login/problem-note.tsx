import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { waitOf } from '../../../shared/wait.ts'
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
  const wait = WAIT.exec(params.get('wait') ?? '')?.[0]
  // The summary takes the focus when its list changes.
  const errors = useMemo(() => {
    if (!problem) return []
    const isTimed = problem === 'too-many' && wait !== undefined
    return [{ message: isTimed ? words.tooMany(waitOf(Number(wait))) : words.problems[problem] }]
  }, [problem, wait])
  if (params.get('done') === 'new-password')
    return (
      <Note look="good" role="status">
        <p>{words.passwordSet}</p>
      </Note>
    )
  if (!problem) return null
  return (
    <>
      <ErrorSummary title={words.problemTitle} errors={errors} />
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

/** Seconds, at most about a day. */
const WAIT = /^[1-9]\d{0,4}$/
