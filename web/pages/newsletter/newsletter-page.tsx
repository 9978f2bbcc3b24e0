import type { ReactNode } from 'react'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { words } from './words.ts'

interface NewsletterPageProps {
  title: string
  /** Stands in front of the title while something is wrong. */
  prefix?: string
  lead?: string
  children: ReactNode
}

const TRAIL = [{ to: '/', label: words.home }]

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
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={words.here} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}
