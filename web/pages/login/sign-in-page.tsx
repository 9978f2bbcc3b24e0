import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { words as formWords } from '../../parts/form/words.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useProblem } from './use-problem.ts'
import { words } from './words.ts'

interface SignInPageProps {
  title: string
  description: string
  lead?: ReactNode
  /** Stands beside the form, or below it on a phone. */
  aside?: ReactNode
  children: ReactNode
}

const TRAIL = [{ to: '/', label: words.home }]

/** What the screens of signing in have in common. */
export function SignInPage({ title, description, lead, aside, children }: SignInPageProps) {
  const { pathname } = useLocation()
  const problem = useProblem()
  const refused = useRefusedForm()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={problem || refused ? formWords.titlePrefix + title : title}
        description={description}
        path={pathname}
        isUnlisted
      />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={title} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="with-side with-side-r">
        <div className="sign-in-page stack-l">{children}</div>
        {aside && <div className="stack">{aside}</div>}
      </div>
    </div>
  )
}
