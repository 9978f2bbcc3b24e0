import MessageCircle from 'lucide-react/icons/message-circle'
import type { ButtonLook } from '../../ui/button/look.ts'
import { ExternalLink } from './external-link.tsx'
import { words } from './words.ts'

interface ShareOnWhatsAppProps {
  /** What is sent, a line each; its address is the last. */
  lines: string[]
  look?: ButtonLook | 'outlined'
}

export const ShareOnWhatsApp = ({ lines, look = 'quiet' }: ShareOnWhatsAppProps) => (
  <ExternalLink
    href={`https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`}
    button={look}
    icon={MessageCircle}
    isNoteHidden
  >
    {words.share}
  </ExternalLink>
)
