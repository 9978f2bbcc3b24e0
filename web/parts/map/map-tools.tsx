import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Details } from '../../ui/details.tsx'
import type { Pin } from './pins.ts'
import type { SiteMap } from './site-map.ts'
import { liveWords as words } from './live-words.ts'

/** How much of the map one press moves it. */
const STEP = 0.4
const DIRECTIONS = [
  { name: 'left', icon: ArrowLeft, across: -STEP, down: 0 },
  { name: 'up', icon: ArrowUp, across: 0, down: -STEP },
  { name: 'down', icon: ArrowDown, across: 0, down: STEP },
  { name: 'right', icon: ArrowRight, across: STEP, down: 0 },
] as const

/** Everything a finger or a wheel could do, as buttons with words. */
export function MapTools({ map, pins }: { map: SiteMap; pins: Pin[] }) {
  return (
    <div className="map-tools" role="group" aria-label={words.tools}>
      <Button icon={Plus} onClick={() => map.zoomBy(1)}>
        {words.zoomIn}
      </Button>
      <Button icon={Minus} onClick={() => map.zoomBy(-1)}>
        {words.zoomOut}
      </Button>
      <Button icon={Maximize} onClick={() => map.showAll(pins)}>
        {words.showAll}
      </Button>
      <Details summary={words.move}>
        <div className="btn-row">
          {DIRECTIONS.map(({ name, icon, across, down }) => (
            <Button key={name} icon={icon} onClick={() => map.moveBy(across, down)}>
              {words.directions[name]}
            </Button>
          ))}
        </div>
        <p className="map-fingers small">{words.fingers}</p>
      </Details>
    </div>
  )
}
