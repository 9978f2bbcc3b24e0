import { useEffect, useState, type ComponentType } from 'react'
import { importAgain } from '../import-again.ts'
import type { MapCanvasProps } from './map-canvas.tsx'

export interface MapState {
  status: 'idle' | 'loading' | 'failed' | 'ready'
  Canvas: ComponentType<MapCanvasProps> | undefined
  /** Asks for the map, or once more after a failure. */
  ask: () => void
}

/** The map's code comes when it is asked for; a page's first view holds none of it. */
export function useMap(startsAsked = false): MapState {
  const [asked, setAsked] = useState(startsAsked ? 1 : 0)
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (asked === 0) return
    let isWanted = true
    importAgain(() => import('./map-canvas.tsx')).then(
      ({ MapCanvas }) => isWanted && setCanvas(() => MapCanvas),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [asked])
  return {
    status: Canvas ? 'ready' : hasFailed ? 'failed' : asked > 0 ? 'loading' : 'idle',
    Canvas,
    ask: () => {
      setFailed(false)
      setAsked(asked + 1)
    },
  }
}

interface Answer {
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}

/** The same for a map that needs an answer of its own, too: both together are ready, on their way or failed. */
export function withAnswer(map: MapState, { isPending, isError, refetch }: Answer): MapState {
  if (map.status === 'idle' || map.status === 'failed') return map
  if (isError) return { ...map, status: 'failed', ask: refetch }
  return isPending ? { ...map, status: 'loading' } : map
}
