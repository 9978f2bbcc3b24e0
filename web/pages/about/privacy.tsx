import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { AboutText } from './about-text.tsx'
import { Operator } from './operator.tsx'
import { privacyWords } from './privacy-words.ts'
import { ReachUs } from './reach-us.tsx'

export function Privacy() {
  const { mapTiles } = useSuspenseQuery(settings()).data
  const tileHost = mapTiles && hostOf(mapTiles.url)
  return (
    <AboutText id="privacy" blocks={privacyWords.blocks(tileHost)}>
      <Operator />
      <ReachUs {...privacyWords.reachUs} />
    </AboutText>
  )
}

/** "tiles.example" of "https://{s}.tiles.example/{z}/{x}/{y}.png": not yet an address a URL could be made of. */
const hostOf = (template: string) =>
  template
    .replace(/^https?:\/\//, '')
    .replace(/\/.*/, '')
    .replace(/^\{s\}\.?/, '')
