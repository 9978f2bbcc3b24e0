import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx'

interface PageTopProps extends BreadcrumbsProps {
  /** Where the page is not called as in its breadcrumbs. */
  title?: string
  /** What it is for, in a sentence. */
  lead?: ReactNode
}

/** What a page begins with: where one is, its name, and what it is for. */
export const PageTop = ({ trail, here, title = here, lead }: PageTopProps) => (
  <div className="page-head">
    <Breadcrumbs trail={trail} here={here} />
    <h1>{title}</h1>
    {lead && <p className="lead">{lead}</p>}
  </div>
)
