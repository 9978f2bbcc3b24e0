import { Link } from 'react-router'
import type { MapTiles } from '../../../shared/settings.ts'
import { readCredit } from './credit-text.ts'
import { liveWords as words } from './live-words.ts'

/** Whose data is shown: that of the towns' points always, that of the pictures where there are any. */
export function MapCredit({ tiles }: { tiles: MapTiles | null }) {
  return (
    <p className="map-credit small">
      {tiles && (
        <>
          {readCredit(tiles.attribution).map(({ text, href }) =>
            href ? (
              <a key={text} href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}{' '}
        </>
      )}
      {words.credit} <Link to="/about/sources">{words.creditLink}</Link>
    </p>
  )
}
