import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settings } from '../../queries/site.ts'
import { AboutPage } from './about-page.tsx'
import { aboutPath } from './about-links.tsx'
import { TextBlocks, type TextBlock } from './text-blocks.tsx'
import { words, type AboutId } from './words.ts'

interface AboutTextProps {
  id: AboutId
  blocks: TextBlock[]
  /** What follows the text. */
  children?: ReactNode
}

/** One of the pages below /about. */
export function AboutText({ id, blocks, children }: AboutTextProps) {
  const { name } = useSuspenseQuery(settings()).data
  const { title, lead } = words.page(id)
  return (
    <AboutPage
      path={aboutPath(id)}
      title={title}
      description={`${name}: ${lead}`}
      lead={lead}
      trail={[{ to: '/about', label: words.here }]}
      here={title}
    >
      <TextBlocks of={blocks} />
      {children}
    </AboutPage>
  )
}
