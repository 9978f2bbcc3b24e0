import type { MapPlace } from '../../../shared/map.ts'
import { clearLabels, type GroundLabel } from './ground-labels.ts'
import { DivIcon, Marker } from './leaflet.ts'
import type { StillMap } from './still-map.ts'

const PANE = 'ground'

/** Names of towns and states on the plain ground. They are for the eye only: the list says the same in words. */
export function drawGround(map: StillMap): (places: MapPlace[]) => void {
  const pane = map.createPane(PANE)
  pane.style.zIndex = '350'
  pane.setAttribute('aria-hidden', 'true')
  let places: MapPlace[] = []
  let drawn: Marker[] = []
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
        const width = Math.max(place.name.length, place.taluka?.length ?? 0) * LETTER + 24
        return { place, x, y, width, height: place.taluka ? 60 : 36, rank: place.taluka ? 0 : 1 }
      }),
  )
}

const STATES_BELOW = 8
/** About the width of a letter at the smallest text size, in pixels. */
const LETTER = 8.5

function toMarker({ name, taluka, latitude, longitude }: MapPlace) {
  const label = document.createElement('span')
  label.append(name)
  if (taluka) {
    const small = document.createElement('small')
    small.textContent = taluka
    label.append(small)
  }
  const icon = new DivIcon({ className: 'map-place', html: label })
  return new Marker([latitude, longitude], { icon, pane: PANE, interactive: false, keyboard: false })
}
