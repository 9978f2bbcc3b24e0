import Mail from 'lucide-react/icons/mail'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { words } from './words.ts'

/** Ruling 32: ways to other people, each only when it leads somewhere. */
export function Community() {
  return (
    <section className="section pb-0" aria-labelledby="community">
      <div className="wrap with-side">
        <h2 id="community">{words.community}</h2>
        <ul className="grid grid-2">
          <li>
            <CategoryTile
              to={directoryPath({ category: 'support-groups' })}
              category="support-groups"
              icon={<CategoryIcon category="support-groups" />}
              name={words.groups}
              text={words.groupsText}
            />
          </li>
          <li>
            <CategoryTile
              to="/events?view=calendar"
              category="events-workshops"
              icon={<CategoryIcon category="events-workshops" />}
              name={words.events}
              text={words.eventsText}
            />
          </li>
          <li>
            <CategoryTile
              to={contactPath({ kind: 'missing' })}
              category="special-schools"
              icon={<Icon of={Mail} />}
              name={words.tellUs}
              text={words.tellUsText}
            />
          </li>
        </ul>
      </div>
    </section>
  )
}
