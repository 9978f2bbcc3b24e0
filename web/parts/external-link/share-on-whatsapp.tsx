import MessageCircle from 'lucide-react/icons/message-circle'
import { ExternalLink } from './external-link.tsx'
import { shareWords as words } from './share-words.ts'

interface ShareOnWhatsAppProps {
  /** What is sent, a line each; its address is the last. */
  lines: string[]
}

export const ShareOnWhatsApp = ({ lines }: ShareOnWhatsAppProps) => (
  <ExternalLink
    href={`https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`}
    button="quiet"
    icon={MessageCircle}
    isNoteHidden
  >
    {words.share}
  </ExternalLink>
)
