import { privacyWords } from './privacy-words.ts'
import { ReachUs } from './reach-us.tsx'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

export function PrivacySection() {
  return (
    <TextSection id="privacy" title={words.sections.privacy} blocks={privacyWords.blocks}>
      <ReachUs {...privacyWords.reachUs} />
    </TextSection>
  )
}
