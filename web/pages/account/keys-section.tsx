import { KeysChoice } from '../../parts/keys/keys-choice.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** For whoever has the Admin Panel, or its checks: single keys can be in the way of speech and switches (WCAG 2.1.4). */
export const KeysSection = () => (
  <Section id="keys" title={words.keysTitle}>
    <KeysChoice />
  </Section>
)
