import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'

interface CardProps {
  /** A category's slug colours what is inside. */
  category?: string
  id?: string
  children: ReactNode
}

export function Card({ category, id, children }: CardProps) {
  return (
    <article className="card" id={id} data-category={category}>
      {children}
    </article>
  )
}

/** The head of a card: a picture in its arch, and beside it kind, badge, name. */
export function CardTop({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="card-top">
      {picture}
      <div>{children}</div>
    </div>
  )
}

/** Short facts, each with its icon. */
export function MetaList({ children }: { children: ReactNode }) {
  return <ul className="bits">{children}</ul>
}

interface MetaItemProps {
  icon: LucideIcon
  /** Soft ink for what is not known. */
  isUnknown?: boolean
  children: ReactNode
}

export function MetaItem({ icon, isUnknown, children }: MetaItemProps) {
  return (
    <li>
      <Icon of={icon} />
      <span className={isUnknown ? 'soft' : undefined}>{children}</span>
    </li>
  )
}

export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="card-foot">{children}</div>
}
