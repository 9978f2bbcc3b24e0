import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { privacyWords } from './privacy-words.ts'
import { ReachUs } from './reach-us.tsx'
import { TextSection } from './text-section.tsx'
import { words } from './words.ts'

export function PrivacySection() {
  const { mapTiles } = useSuspenseQuery(settings()).data
  const tileHost = mapTiles && hostOf(mapTiles.url)
  return (
    <TextSection id="privacy" title={words.sections.privacy} blocks={privacyWords.blocks(tileHost)}>
      <ReachUs {...privacyWords.reachUs} />
    </TextSection>
  )
}

/** "tiles.example" of "https://{s}.tiles.example/{z}/{x}/{y}.png": not yet an address a URL could be made of. */
const hostOf = (template: string) =>
  template
    .replace(/^https?:\/\//, '')
    .replace(/\/.*/, '')
    .replace(/^\{s\}\.?/, '')
