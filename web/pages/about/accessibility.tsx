import { AboutText } from './about-text.tsx'
import { accessibilityWords } from './accessibility-words.ts'
import { ReachUs } from './reach-us.tsx'

export const Accessibility = () => (
  <AboutText id="accessibility" blocks={accessibilityWords.blocks}>
    <ReachUs {...accessibilityWords.reachUs} />
  </AboutText>
)
