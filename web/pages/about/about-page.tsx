import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from '../../parts/page-head/breadcrumbs.tsx'
import { breadcrumbJson } from '../../parts/page-head/breadcrumb-json.ts'
import { JsonLd } from '../../parts/page-head/json-ld.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { settings } from '../../queries/site.ts'
import { Time } from '../../ui/time.tsx'
import { AboutLinks } from './about-links.tsx'
import { words } from './words.ts'

/** When the words of these pages last changed. */
const CHANGED = '2026-11-30'

interface AboutPageProps extends BreadcrumbsProps {
  path: string
  title: string
  description: string
  lead: string
  children: ReactNode
}

/** One page about the site, with the way to the others. */
export function AboutPage({
  path,
  title,
  description,
  lead,
  trail,
  here,
  children,
}: AboutPageProps) {
  const { publicUrl } = useSuspenseQuery(settings()).data
  return (
    <div className="wrap">
      <PageHead title={title} description={description} path={path} />
      <JsonLd data={import.meta.env.SSR && breadcrumbJson(publicUrl, here, trail)} />
      <div className="page-head">
        <Breadcrumbs trail={trail} here={here} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="soft small space-before">
          {words.changed} <Time of={CHANGED} />
        </p>
      </div>
      <div className="with-side with-side-r">
        <div className="prose about">{children}</div>
        <AboutLinks />
      </div>
    </div>
  )
}
