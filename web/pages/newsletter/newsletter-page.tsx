import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { words } from './words.ts'

interface NewsletterPageProps {
  title: string
  /** Stands in front of the title while something is wrong. */
  prefix?: string
  lead?: string
  children: ReactNode
}

/** What the screens of the newsletter have in common. Their head names no key. */
export function NewsletterPage({ title, prefix = '', lead, children }: NewsletterPageProps) {
  return (
    <div className="wrap">
      <PageHead
        title={prefix + title}
        description={words.description}
        path="/newsletter"
        isUnlisted
      />
      <PageTop here={words.here} title={title} lead={lead} />
      <div className="stack">{children}</div>
    </div>
  )
}
