import type { Marker as LeafletMarker } from 'leaflet'
import type { MapPlace } from '../../../shared/listings/map.ts'
import { clearLabels, type Box } from './ground-labels.ts'
import { DivIcon, Marker } from './leaflet.ts'
import { liveWords as words } from './live-words.ts'
import type { Pin } from './pins.ts'
import type { StillMap } from './still-map.ts'

/** Far out the states are named, nearer the towns, then their talukas, then the villages. */
const TOWNS_FROM = 8
const TALUKAS_FROM = 9.5
const VILLAGES_FROM = 10
/** About the width of a letter and the height of a line at the smallest text size, in pixels. */
const LETTER = 8.5
const LINE = 18
const CREDIT = 30
const PANE = 'ground'

interface Label extends Box {
  place: MapPlace
  lines: string[]
  side: 'middle' | 'below' | 'right' | 'left'
}

interface Ground {
  places: MapPlace[]
  pins: Pin[]
}

/** Names of towns and states on the plain ground. They are for the eye only: the list says the same in words. */
export function layGround(map: StillMap, seen: () => Box[]): (ground: Ground) => void {
  const pane = map.createPane(PANE)
  pane.style.zIndex = '350'
  pane.setAttribute('aria-hidden', 'true')
  let ground: Ground = { places: [], pins: [] }
  let drawn: LeafletMarker[] = []
  const draw = () => {
    for (const marker of drawn) marker.remove()
    drawn = visible(ground, map, seen()).map((label) => toMarker(label).addTo(map))
  }
  map.on('moveend', draw)
  return (given) => {
    ground = given
    draw()
  }
}

/** Names that would lie over others, under markers or over the edge are left out until the map is zoomed in. */
function visible({ places, pins }: Ground, map: StillMap, taken: Box[]): Label[] {
  const zoom = map.getZoom()
  const kinds =
    zoom < TOWNS_FROM ? ['state'] : zoom < VILLAGES_FROM ? ['town'] : ['town', 'village']
  const named = [...places, ...townsOf(pins, places)]
    .filter(({ kind }) => kinds.includes(kind))
    // The main towns first.
    .toSorted((one, other) => Number(other.taluka !== null) - Number(one.taluka !== null))
  return clearLabels(
    named.map((place) => positions(place, map)),
    taken,
    viewOf(map),
  )
}

/** What is seen of the ground: whose data it is covers its last line. */
function viewOf(map: StillMap): Box {
  const { min = { x: 0, y: 0 }, max = min } = map.getPixelBounds()
  return { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y - CREDIT }
}

/** Outside Goa the ground has no names but those of the towns that have a listing. */
function townsOf(pins: Pin[], places: MapPlace[]): MapPlace[] {
  const known = new Set(places.map(({ name }) => name))
  return pins.flatMap(({ point: { isExact, label, latitude, longitude } }) => {
    if (isExact || known.has(label)) return []
    known.add(label)
    return [{ name: label, kind: 'town' as const, taluka: null, latitude, longitude }]
  })
}

/** Below its dot, otherwise beside it. A state is no point: its name is about its middle, without a dot. */
function positions(place: MapPlace, map: StillMap): Label[] {
  const { x, y } = map.project([place.latitude, place.longitude])
  const lines = linesOf(place, map.getZoom())
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER + 8
  const height = lines.length * LINE + 4
  const label = { place, lines, width, height }
  const [left, top] = [x - width / 2, y - height / 2]
  if (place.kind === 'state') return [{ ...label, side: 'middle', left, top }]
  const wide = { ...label, width: width + 8 }
  return [
    { ...label, side: 'below', left, top: y, height: height + 6 },
    { ...wide, side: 'right', left: x, top },
    { ...wide, side: 'left', left: x - width - 8, top },
  ]
}

const linesOf = ({ name, taluka }: MapPlace, zoom: number) =>
  taluka && zoom >= TALUKAS_FROM ? [name, words.taluka(taluka)] : [name]

function toMarker({ place, side, lines }: Label) {
  const label = document.createElement('span')
  for (const line of lines) {
    const span = document.createElement('span')
    span.textContent = line
    label.append(span)
  }
  return new Marker([place.latitude, place.longitude], {
    icon: new DivIcon({
      className: `map-place map-place-${side}`,
      html: label,
      iconSize: [0, 0],
    }),
    pane: PANE,
    interactive: false,
    keyboard: false,
  })
}
