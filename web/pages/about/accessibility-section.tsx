import { accessibilityWords } from './accessibility-words.ts'
import { ReachUs } from './reach-us.tsx'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

export function AccessibilitySection() {
  return (
    <TextSection
      id="accessibility"
      title={words.sections.accessibility}
      blocks={accessibilityWords.blocks}
    >
      <ReachUs {...accessibilityWords.reachUs} />
    </TextSection>
  )
}
