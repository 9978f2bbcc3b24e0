import { usePreferences } from '../../preferences.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** How long messages stay (§4, PRODUCT "Toasts"). */
export function MessagesSection() {
  const [{ messages }, change] = usePreferences()
  return (
    <Section id="messages" title={words.messagesTitle}>
      <p>{words.messagesText}</p>
      <Choice
        type="checkbox"
        checked={messages === 'stay'}
        onChange={({ currentTarget }) =>
          change({ messages: currentTarget.checked ? 'stay' : 'leave' })
        }
      >
        {words.messagesStay}
      </Choice>
    </Section>
  )
}
