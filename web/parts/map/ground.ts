import type { Marker as LeafletMarker } from 'leaflet'
import type { MapPlace } from '../../../shared/map.ts'
import { clearLabels, type Box } from './ground-labels.ts'
import { DivIcon, Marker } from './leaflet.ts'
import { liveWords as words } from './live-words.ts'
import type { Pin } from './pins.ts'
import type { StillMap } from './still-map.ts'

/** Below this zoom the states are named, from it on the towns. */
const TOWNS_FROM = 8
/** About the width of a letter and the height of a line at the smallest text size, in pixels. */
const LETTER = 8.5
const LINE = 18
const PANE = 'ground'

export interface Ground {
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
    drawn = visible(ground, map, seen()).map((place) => toMarker(place).addTo(map))
  }
  map.on('moveend', draw)
  return (given) => {
    ground = given
    draw()
  }
}

/** Names that would lie over others or under markers are left out until one comes nearer. */
function visible({ places, pins }: Ground, map: StillMap, taken: Box[]): MapPlace[] {
  const isFar = map.getZoom() < TOWNS_FROM
  const named = [...places, ...townsOf(pins, places)]
    .filter(({ kind }) => (kind === 'state') === isFar)
    // The main towns first.
    .toSorted((one, other) => Number(other.taluka !== null) - Number(one.taluka !== null))
  const labels = named.map((place) => ({ place, ...labelBox(place, map) }))
  return clearLabels(labels, taken).map(({ place }) => place)
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

function labelBox(place: MapPlace, map: StillMap): Box {
  const { x, y } = map.project([place.latitude, place.longitude])
  const lines = linesOf(place)
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER + 16
  return { left: x - width / 2, top: y - 4, width, height: lines.length * LINE + 12 }
}

const linesOf = ({ name, taluka }: MapPlace) => (taluka ? [name, words.taluka(taluka)] : [name])

function toMarker(place: MapPlace) {
  const label = document.createElement('span')
  for (const line of linesOf(place)) {
    const span = document.createElement('span')
    span.textContent = line
    label.append(span)
  }
  // A state is no point: its name stands about its middle, without a dot.
  const className = place.kind === 'state' ? 'map-place' : 'map-place map-place-dot'
  return new Marker([place.latitude, place.longitude], {
    icon: new DivIcon({ className, html: label }),
    pane: PANE,
    interactive: false,
    keyboard: false,
  })
}
