import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Info from 'lucide-react/icons/info'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon/icon.tsx'

type NoteLook = 'info' | 'good' | 'warn' | 'bad' | 'sand'

const ICONS: Record<NoteLook, LucideIcon> = {
  info: Info,
  good: CircleCheck,
  warn: CircleQuestionMark,
  bad: CircleAlert,
  sand: Info,
}

interface NoteProps {
  look?: NoteLook
  /** In place of the look's own icon. */
  icon?: LucideIcon
  /** `status` is read out when it appears, `alert` at once. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Note({ look = 'info', icon = ICONS[look], role, children }: NoteProps) {
  return (
    <div className={classes('note', look !== 'info' && `note-${look}`)} role={role}>
      <Icon of={icon} />
      <div className="stack-s">{children}</div>
    </div>
  )
}
