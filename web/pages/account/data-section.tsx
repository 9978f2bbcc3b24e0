import Download from 'lucide-react/icons/download'
import { MY_DATA } from '../../queries/accounts/account.ts'
import { buttonClass } from '../../ui/button/look.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** Everything kept about the person, as a file (ruling 21). */
export function DataSection() {
  return (
    <Section id="data" title={words.dataTitle}>
      <p>{words.dataText}</p>
      <a className={buttonClass()} href={MY_DATA} download>
        <Icon of={Download} />
        <span>{words.download}</span>
      </a>
    </Section>
  )
}
