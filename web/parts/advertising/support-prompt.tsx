import { useSuspenseQuery } from '@tanstack/react-query'
import Coffee from 'lucide-react/icons/coffee'
import { settings } from '../../queries/site.ts'
import { Note } from '../../ui/note.tsx'
import { supportWords as words } from './support-words.ts'

/** The support prompt of §1; nothing where there is no way to support (ruling 16). */
export function SupportPrompt() {
  const { donationUrl } = useSuspenseQuery(settings()).data
  if (!donationUrl) return null
  return (
    <Note look="sand" icon={Coffee}>
      <p>{words.text}</p>
      <p>
        <a href={donationUrl} rel="noopener">
          {words.link}
        </a>
      </p>
    </Note>
  )
}
