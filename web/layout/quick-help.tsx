import { LifeBuoy, Mail, PhoneCall, Plus, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import type { Shortcut } from './types.ts'
import { words } from './words.ts'

const ICONS = { add: Plus, contact: Mail, emergency: PhoneCall, find: Search }

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
          {shortcuts.map(({ href, label, icon }) => (
            <li key={href} className={icon === 'emergency' ? 'urgent' : undefined}>
              <Link to={href} onClick={() => box.current?.removeAttribute('open')}>
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

/** Closes it on Escape, which gives the focus back to the pill, and on a press anywhere else. */
function closeFromOutside(box: HTMLDetailsElement) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.open) return
    if (box.contains(document.activeElement)) box.querySelector('summary')?.focus()
    box.open = false
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !box.contains(target)) box.open = false
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('pointerdown', onPointerDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('pointerdown', onPointerDown)
  }
}
