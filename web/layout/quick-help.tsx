import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { closeFromOutside } from '../ui/dialog/close-from-outside.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { Shortcut } from './types.ts'
import { words } from './words.ts'

const ICONS = { add: Plus, contact: Mail, emergency: Phone, find: Search }

/** The pill at the bottom right with its round shortcuts (§2). It opens without a script. */
export function QuickHelp({ shortcuts }: { shortcuts: Shortcut[] }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => (box.current ? closeFromOutside(box.current) : undefined), [])
  if (shortcuts.length === 0) return null
  return (
    <aside aria-label={words.quickHelp}>
      <details className="quick" ref={box} suppressHydrationWarning>
        <summary>
          <Icon of={LifeBuoy} />
          <span>{words.quickHelp}</span>
        </summary>
        <ul className="quick-list">
          {shortcuts.map(({ to, label, icon }) => (
            <li key={to} className={icon === 'emergency' ? 'urgent' : undefined}>
              <Link to={to} onClick={() => box.current?.removeAttribute('open')}>
                <span>{label}</span>
                <span className="round">
                  <Icon of={ICONS[icon]} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}
