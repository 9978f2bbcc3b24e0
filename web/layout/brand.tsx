import { Link } from 'react-router'
import { Mark } from '../parts/drawings/mark.tsx'
import { Wordmark } from '../parts/drawings/wordmark.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { words } from './words.ts'

interface BrandProps {
  name: string
  hasHindi?: boolean
}

/** The way home. A site with a name of its own (SITE_NAME) has it written, not drawn. */
export function Brand({ name, hasHindi }: BrandProps) {
  const isDrawn = name === words.drawnName
  return (
    <Link className="brand" to="/">
      <Mark />
      {isDrawn ? <Wordmark /> : <strong aria-hidden="true">{name}</strong>}
      <VisuallyHidden>{words.home(name)}</VisuallyHidden>
      {isDrawn && hasHindi && <span className="name-in-hindi" />}
    </Link>
  )
}
