import DoorOpen from 'lucide-react/icons/door-open'
import Ear from 'lucide-react/icons/ear'
import Sun from 'lucide-react/icons/sun'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { SensoryField } from '../../../../shared/events/rules.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { Sense } from './sensory-answers.ts'

/** Few, for everybody fetches them: sound, light, people, the building. */
const ICONS: Record<SensoryField, LucideIcon> = {
  noise: Ear,
  light: Sun,
  crowd: Users,
  quietRoom: DoorOpen,
  toilets: DoorOpen,
  food: Users,
  wheelchair: DoorOpen,
}

/** What an event is like for the senses: each fact a whole answer beside its picture. */
export function Senses({ senses }: { senses: Sense[] }) {
  if (senses.length === 0) return null
  return (
    <ul className="senses">
      {senses.map(({ field, answer }) => (
        <li key={field}>
          <Icon of={ICONS[field]} />
          <span>{answer}</span>
        </li>
      ))}
    </ul>
  )
}
