import Map from 'lucide-react/icons/map'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { MapCanvasProps } from './map-canvas.tsx'
import type { MapState } from './use-map.ts'
import { words } from './frame-words.ts'

/** The map, or what is in its place, as large: the way to ask for it, or to ask again. */
export function MapFrame({ state, ...map }: MapCanvasProps & { state: MapState }) {
  const { status, Canvas, ask } = state
  const [isPressed, setPressed] = useState(false)
  if (status === 'ready' && Canvas) return <Canvas {...map} isAsked={map.isAsked || isPressed} />
  const press = () => {
    setPressed(true)
    ask()
  }
  return (
    <div className="map-wait until-script">
      {status === 'failed' && (
        <Note look="bad" role="alert">
          <p>{words.failed}</p>
        </Note>
      )}
      <Button icon={Map} onClick={press} isBusy={status === 'loading'}>
        {status === 'loading' ? words.loading : status === 'failed' ? words.again : words.show}
      </Button>
      <p className="soft small">{words.waits}</p>
    </div>
  )
}
