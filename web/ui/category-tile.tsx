import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Arch } from './arch.tsx'

interface CategoryTileProps {
  to: string
  category?: string
  icon: ReactNode
  name: string
  text: string
  /** A count, on the left of the last line. */
  count?: string
  /** "View All", on the right of the last line. */
  go?: string
}

/** A card that is one link, because it leads to one place. */
export function CategoryTile({ to, category, icon, name, text, count, go }: CategoryTileProps) {
  return (
    <Link className="door" to={to} data-category={category}>
      <Arch size="icon">{icon}</Arch>
      <span className="door-name">{name}</span>
      <p>{text}</p>
      {(count || go) && (
        <span className="door-end">
          <span className="soft">{count}</span>
          <span className="door-go">{go}</span>
        </span>
      )}
    </Link>
  )
}
