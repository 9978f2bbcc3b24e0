import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MapGroup } from '../../../shared/listings/map.ts'
import { mapPlaces } from '../../queries/map.ts'
import { settings } from '../../queries/site.ts'
import { MapCredit } from './map-credit.tsx'
import { MapPopup } from './map-popup.tsx'
import { MapTools } from './map-tools.tsx'
import { pathOf, type MapRow, type Pin } from './pins.ts'
import { createSiteMap, type Opened, type SiteMap } from './site-map.ts'
import type { PartOfMap } from './use-part.ts'
import { liveWords as words } from './live-words.ts'
import './map.css'

export interface MapCanvasProps {
  label: string
  pins: Pin[]
  /** The first look is at Goa, whatever is elsewhere (ruling 50). */
  startsInGoa?: boolean
  /** It takes the place of the button that the visitor pressed for it. */
  isAsked?: boolean
  /** Given where one map does not show them all. */
  part?: PartOfMap | undefined
  /** The row whose marker the visitor asked for. */
  wanted: Wanted | undefined
}

export interface Wanted {
  row: MapRow
  from: HTMLElement
}

const NO_GROUPS: MapGroup[] = []

/** The map itself, drawn by Leaflet. Loaded when somebody asks for it, never with the page. */
export function MapCanvas({
  label,
  pins,
  startsInGoa = false,
  isAsked,
  part,
  wanted,
}: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const { mapTiles } = useSuspenseQuery(settings()).data
  // Without the names the markers still stand where they stand.
  const { data: places } = useQuery({ ...mapPlaces(), throwOnError: false, enabled: !mapTiles })
  const [map, setMap] = useState<SiteMap>()
  const [opened, open] = useState<Opened>()
  const [said, say] = useState('')

  // What had the focus may be gone, as the button that asked for the map or a marker: it goes on here. A map that comes
  // with its page takes it from nothing.
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isAsked) keepFocus()
  }, [isAsked, keepFocus])
  useEffect(() => {
    if (!ground.current) return
    const onNearer = (count: number) => {
      say(words.nearer(count))
      keepFocus()
    }
    const made = createSiteMap(ground.current, { tiles: mapTiles, onOpen: open, onNearer })
    setMap(made)
    return () => {
      made.remove()
    }
  }, [mapTiles, keepFocus])
  const isWaiting = part !== undefined && !part.shown
  // None, where there are parts, is not the same as no parts.
  const groups = part ? (part.shown?.groups ?? NO_GROUPS) : undefined
  useEffect(() => {
    open(undefined)
    const hadFocus = frame.current?.contains(document.activeElement)
    // Before the first part is there, the first thousand would look like all.
    map?.show(isWaiting ? [] : pins, groups)
    if (hadFocus) keepFocus()
  }, [map, pins, groups, isWaiting, keepFocus])
  const staysPut = part?.view !== undefined
  useEffect(() => {
    // Another part of the map is no reason to look elsewhere.
    if (!staysPut) map?.lookAt(pins, startsInGoa)
  }, [map, pins, startsInGoa, staysPut])
  const onView = part?.onView
  useEffect(() => {
    // What is open may move the map a little, and would go with the part it belongs to.
    if (map && onView && !opened) return map.watch(onView)
  }, [map, onView, opened])
  useEffect(() => {
    if (places) map?.showGround({ places, pins })
  }, [map, places, pins])
  useEffect(() => {
    const pin = wanted && pins.find(({ row }) => pathOf(row) === pathOf(wanted.row))
    if (pin) open({ pins: [pin], from: wanted.from })
    // A new press asks again; new pins do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])

  const close = (givesFocusBack: boolean) => {
    open(undefined)
    if (!givesFocusBack || !map || !opened) return
    // The marker may have been drawn again in the meantime.
    if (opened.from?.isConnected) opened.from.focus()
    else if (opened.pins[0]) map.focusOn(opened.pins[0])
  }
  return (
    <div className="map-live" ref={frame} role="region" aria-label={label} tabIndex={-1}>
      <div className="map-ground" ref={ground} />
      {map && opened && <MapPopup map={map} opened={opened} onOpen={open} onClose={close} />}
      <MapCredit tiles={mapTiles} />
      {map && <MapTools map={map} startsInGoa={startsInGoa} />}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  )
}
