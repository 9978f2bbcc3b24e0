import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { Arch } from '../../ui/arch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { words } from './words.ts'

/** Ruling 32: ways to other people, each only when it leads somewhere. */
export function Community() {
  return (
    <section className="stack" aria-labelledby="community">
      <h2 id="community">{words.community}</h2>
      <ul className="community">
        <Way
          to={directoryPath({ search: words.groupsSearch })}
          category="support-groups"
          icon={<CategoryIcon category="support-groups" />}
          name={words.groups}
          text={words.groupsText}
        />
        <Way
          to="/events?view=calendar"
          category="events-workshops"
          icon={<CategoryIcon category="events-workshops" />}
          name={words.events}
          text={words.eventsText}
        />
        <Way
          to={contactPath({ kind: 'missing' })}
          category="special-schools"
          icon={<Icon of={Mail} />}
          name={words.tellUs}
          text={words.tellUsText}
        />
      </ul>
    </section>
  )
}

interface WayProps {
  to: string
  category: string
  icon: ReactNode
  name: string
  text: string
}

const Way = ({ to, category, icon, name, text }: WayProps) => (
  <li data-category={category}>
    <Arch size="icon">{icon}</Arch>
    <div>
      <Link className="more" to={to}>
        {name}
      </Link>
      <p className="small soft">{text}</p>
    </div>
  </li>
)
