import { Button } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details.tsx'
import { liveWords as words } from './live-words.ts'
import type { SiteMap } from './site-map.ts'

/** How much of the map one press moves it. */
const STEP = 0.4
const DIRECTIONS = [
  { name: 'left', across: -STEP, down: 0 },
  { name: 'up', across: 0, down: -STEP },
  { name: 'down', across: 0, down: STEP },
  { name: 'right', across: STEP, down: 0 },
] as const

interface MapToolsProps {
  map: SiteMap
  startsInGoa?: boolean
}

/** Everything fingers or a wheel could do, as buttons with words. */
export function MapTools({ map, startsInGoa }: MapToolsProps) {
  return (
    <div className="map-tools" role="group" aria-label={words.tools}>
      <Button onClick={() => map.zoomBy(1)}>{words.zoomIn}</Button>
      <Button onClick={() => map.zoomBy(-1)}>{words.zoomOut}</Button>
      <Button onClick={() => map.showAll()}>
        {startsInGoa ? words.allOfIndia : words.showAll}
      </Button>
      <Details summary={words.move}>
        <div className="btn-row">
          {DIRECTIONS.map(({ name, across, down }) => (
            <Button key={name} onClick={() => map.moveBy(across, down)}>
              {words.directions[name]}
            </Button>
          ))}
        </div>
        <p className="map-fingers small">{words.fingers}</p>
      </Details>
    </div>
  )
}
