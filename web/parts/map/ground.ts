import type { Marker as LeafletMarker } from 'leaflet'
import type { MapPlace } from '../../../shared/map.ts'
import { clearLabels, type GroundLabel } from './ground-labels.ts'
import { DivIcon, Marker } from './leaflet.ts'
import type { StillMap } from './still-map.ts'
import { words } from './words.ts'

const PANE = 'ground'

/** Names of towns and states on the plain ground. They are for the eye only: the list says the same in words. */
export function drawGround(map: StillMap): (places: MapPlace[]) => void {
  const pane = map.createPane(PANE)
  pane.style.zIndex = '350'
  pane.setAttribute('aria-hidden', 'true')
  let places: MapPlace[] = []
  let drawn: LeafletMarker[] = []
  const draw = () => {
    for (const marker of drawn) marker.remove()
    drawn = visible(places, map).map(({ place }) => toMarker(place).addTo(map))
  }
  map.on('zoomend', draw)
  return (given) => {
    places = given
    draw()
  }
}

/** Far out the states, near by the towns; names that would lie over others are left out until one comes nearer. */
function visible(places: MapPlace[], map: StillMap): (GroundLabel & { place: MapPlace })[] {
  const isFar = map.getZoom() < STATES_BELOW
  return clearLabels(
    places
      .filter(({ kind }) => (kind === 'state') === isFar)
      .map((place) => {
        const { x, y } = map.project([place.latitude, place.longitude])
        const longest = Math.max(...linesOf(place).map(({ length }) => length))
        const size = { width: longest * LETTER + 24, height: place.taluka ? 60 : 36 }
        return { place, x, y, ...size, rank: place.taluka ? 0 : 1 }
      }),
  )
}

const STATES_BELOW = 8
/** About the width of a letter at the smallest text size, in pixels. */
const LETTER = 8.5

const linesOf = ({ name, taluka }: MapPlace) => (taluka ? [name, words.taluka(taluka)] : [name])

function toMarker(place: MapPlace) {
  const label = document.createElement('span')
  for (const line of linesOf(place)) {
    const span = document.createElement('span')
    span.textContent = line
    label.append(span)
  }
  const icon = new DivIcon({ className: 'map-place', html: label })
  const { latitude, longitude } = place
  return new Marker([latitude, longitude], {
    icon,
    pane: PANE,
    interactive: false,
    keyboard: false,
  })
}
