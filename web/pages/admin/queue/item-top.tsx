import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Keyed } from './key.tsx'
import { words } from './words.ts'

interface ItemTopProps {
  /** Of the list it is in. */
  title: string
  to: (id?: number) => string
  /** "3 of 26"; not there for what has left the list. */
  position: string | undefined
  previous: { id: number } | undefined
  next: { id: number } | undefined
}

/** Above what is open: the way back, where it is in the list, and the two beside it. */
export const ItemTop = ({ title, to, position, previous, next }: ItemTopProps) => (
  <div className="item-top">
    <Link className="item-back" to={to()}>
      <Icon of={ArrowLeft} />
      <span>{title}</span>
    </Link>
    {position && <span className="soft">{position}</span>}
    <span className="item-steps">
      {previous && (
        <Link to={to(previous.id)} replace aria-keyshortcuts="K">
          <Keyed on="K">{words.previous}</Keyed>
        </Link>
      )}
      {next && (
        <Link to={to(next.id)} replace aria-keyshortcuts="J">
          <Keyed on="J">{words.next}</Keyed>
        </Link>
      )}
    </span>
  </div>
)
