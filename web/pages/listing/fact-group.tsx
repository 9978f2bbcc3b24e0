import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Quote from 'lucide-react/icons/quote'
import { shortDate } from '../../../shared/formats/dates.ts'
import { isOwnWord } from '../../../shared/listings/own-word.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FactGroup as Group } from './fact-groups.ts'
import { words } from './words.ts'

const ICONS = { checked: Check, itself: Quote, other: FileText }

/** Who is behind some facts, and what they say. */
export function FactGroup({ standing, check, facts }: Group) {
  return (
    <div>
      <h3 className={`standing standing-${standing}`}>
        <Icon of={ICONS[standing]} />
        <span>
          <strong>
            {check && isOwnWord(check.method) ? words.confirmed : words.standing[standing]}
          </strong>
          {check && ` ${words.checkedOn(shortDate(check.on) ?? '', words.how[check.method])}`}
        </span>
      </h3>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
