import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { words as formWords } from '../../parts/form/words.ts'
import { noteSigningIn } from '../../parts/signing-in.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { useProblem } from './use-problem.ts'

interface SignInPageProps {
  title: string
  description: string
  lead?: ReactNode
  /** Stands beside the form, or below it on a phone. */
  aside?: ReactNode
  children: ReactNode
}

/** What the screens of signing in have in common. */
export function SignInPage({ title, description, lead, aside, children }: SignInPageProps) {
  const { pathname } = useLocation()
  const problem = useProblem()
  const refused = useRefusedForm()
  useEffect(() => void noteSigningIn(), [])
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={problem || refused ? formWords.titlePrefix + title : title}
        description={description}
        path={pathname}
        isUnlisted
      />
      <PageTop here={title} lead={lead} />
      <div className="with-side with-side-r">
        <div className="sign-in-page stack-l">{children}</div>
        {aside && <div className="stack">{aside}</div>}
      </div>
    </div>
  )
}
