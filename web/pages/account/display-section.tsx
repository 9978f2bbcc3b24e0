import { usePreferences } from '../../preferences.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words as displayWords } from '../display/words.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** What was chosen under "Display and comfort", which is changed there. */
export function DisplaySection() {
  const [{ palette, text, spacing, messages }] = usePreferences()
  const { groups } = displayWords
  const chosen = [
    [groups.palette.legend, groups.palette.labels[palette]],
    [groups.text.legend, groups.text.labels[text]],
    [groups.spacing.legend, groups.spacing.labels[spacing]],
    [groups.messages.legend, groups.messages.labels[messages]],
  ]
  return (
    <Section id="display" title={words.displayTitle}>
      <p>{chosen.map(([what = '', value = '']) => words.displayLine(what, value)).join(' ')}</p>
      <p>
        <ButtonLink to="/display">
          {words.change}
          <VisuallyHidden>{words.changeOf.display}</VisuallyHidden>
        </ButtonLink>
      </p>
    </Section>
  )
}
