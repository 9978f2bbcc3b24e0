import type { LeafletEvent, Marker as LeafletMarker, MarkerCluster as Cluster } from 'leaflet'
import type { MapGroup } from '../../../shared/listings/map.ts'
import { GROUP_SPAN, NEAREST_ZOOM, squareAt } from '../../../shared/listings/mapped.ts'
import type { MapTiles } from '../../../shared/settings.ts'
import { INDIA } from '../../../shared/site.ts'
import type { MapView } from '../../queries/map.ts'
import { GROUP_SIZE, groupIcon, PIN_SIZE, pinIcon } from './arch-icon.ts'
import { layGround } from './ground.ts'
import { Marker, MarkerCluster, MarkerClusterGroup, Popup, TileLayer } from './leaflet.ts'
import { pathOf, type Pin } from './pins.ts'
import { StillMap } from './still-map.ts'

/** What a press on the map asks for: one listing, or the listings of one spot. */
export interface Opened {
  pins: Pin[]
  /** What was pressed, to give the focus back to. */
  from: HTMLElement | undefined
}

interface Options {
  tiles: MapTiles | null
  onOpen: (opened: Opened) => void
  /** The map zoomed in on its own, to show this many. */
  onNearer: (count: number) => void
}

export type SiteMap = ReturnType<typeof createSiteMap>

/** As near as shows a town on its own. */
const TOWN_ZOOM = 12

/** The map with our markers in it. It knows no words and no React: what was pressed is told to `onOpen`. */
export function createSiteMap(element: HTMLElement, { tiles, onOpen, onNearer }: Options) {
  const map = new StillMap(element, {
    minZoom: 3,
    maxZoom: tiles ? 18 : NEAREST_ZOOM,
    // Pictures are sharp at whole steps only; the plain ground at any.
    zoomSnap: tiles ? 1 : 0.25,
  })
  if (tiles) new TileLayer(tiles.url, { maxZoom: 18, referrerPolicy: 'strict-origin' }).addTo(map)
  const group = new MarkerClusterGroup({
    animate: false,
    showCoverageOnHover: false,
    spiderfyOnMaxZoom: false,
    zoomToBoundsOnClick: false,
    maxClusterRadius: GROUP_SPAN,
    iconCreateFunction: (cluster) => groupIcon(countIn(cluster.getAllChildMarkers())),
  }).addTo(map)
  const pinOf = new WeakMap<LeafletMarker, Pin>()
  const markers = new Map<string, LeafletMarker>()
  /** Markers that stand for several listings, which are not here one by one. */
  const countOf = new Map<LeafletMarker, number>()
  let all: Spot[] = []

  const pinsOf = (inside: LeafletMarker[]): Pin[] =>
    inside
      .flatMap((marker) => pinOf.get(marker) ?? [])
      .toSorted((one, other) => one.number - other.number)

  const countIn = (inside: LeafletMarker[]) =>
    inside.reduce((sum, marker) => sum + (countOf.get(marker) ?? 1), 0)

  group.on('click', (event: LeafletEvent) => {
    const marker: LeafletMarker = event.propagatedFrom
    const count = countOf.get(marker)
    if (count !== undefined) {
      map.setView(marker.getLatLng(), map.getZoom() + 2, { animate: false })
      onNearer(count)
      return
    }
    onOpen({ pins: pinsOf([marker]), from: marker.getElement() })
  })
  group.on('clusterclick', (event: LeafletEvent) => {
    const cluster: Cluster = event.propagatedFrom
    const inside = cluster.getAllChildMarkers()
    const bounds = cluster.getBounds()
    const isOneSpot = bounds.getNorthEast().equals(bounds.getSouthWest())
    const isWhole = inside.every((marker) => pinOf.has(marker))
    if (isWhole && (isOneSpot || map.getZoom() === map.getMaxZoom())) {
      onOpen({ pins: pinsOf(inside), from: cluster.getElement() })
      return
    }
    const fitting = map.getBoundsZoom(bounds.pad(0.2))
    map.setView(bounds.getCenter(), Math.max(fitting, map.getZoom() + 1), { animate: false })
    // The group is gone; the focus goes on with the first of its markers.
    if (inside[0]) elementOf(inside[0])?.focus()
    onNearer(countIn(inside))
  })

  /** A marker that is in a group is not on the map: the group stands for it. */
  const elementOf = (marker: LeafletMarker) => group.getVisibleParent(marker)?.getElement()

  /** Where the visible markers are, in pixels: no name belongs under them. */
  const seen = () => {
    const drawn = [...markers.values(), ...countOf.keys()]
    const icons = new Set(drawn.map((marker) => group.getVisibleParent(marker)))
    return [...icons].flatMap((icon) => {
      if (!icon) return []
      const { x, y } = map.project(icon.getLatLng())
      const [width, height] =
        icon instanceof MarkerCluster || countOf.has(icon) ? GROUP_SIZE : PIN_SIZE
      return [{ left: x - width / 2, top: y - height, width, height: height - 4 }]
    })
  }
  const showGround = layGround(map, seen)

  return {
    showGround,
    /** `groups`, where one map does not show them all, stand for listings that are too many to show each. */
    show(pins: Pin[], groups: MapGroup[] | undefined) {
      group.clearLayers()
      markers.clear()
      countOf.clear()
      for (const pin of pins) {
        const { latitude, longitude } = pin.point
        const marker = new Marker([latitude, longitude], { icon: pinIcon(pin) })
        pinOf.set(marker, pin)
        markers.set(pathOf(pin.row), marker)
      }
      all = groups ? CORNERS : pins.map(({ point }) => point)
      for (const { latitude, longitude, count } of groups ?? [])
        countOf.set(new Marker([latitude, longitude], { icon: groupIcon(count) }), count)
      group.addLayers([...markers.values(), ...countOf.keys()])
    },
    /** `startsInGoa`: at all of them there; those elsewhere are found by moving on, or by "All of India". */
    lookAt(pins: Pin[], startsInGoa: boolean) {
      const inGoa = pins.filter(({ row }) => startsInGoa && row.region === 'Goa')
      map.showAll((inGoa[0] ? inGoa : pins).map(({ point }) => point))
    },
    /** Tells what is looked at, now and whenever the map has moved. */
    watch(onView: (view: MapView) => void) {
      const tell = () => onView(viewOf(map))
      tell()
      map.on('moveend', tell)
      return () => {
        map.off('moveend', tell)
      }
    },
    /** Shows `content` at the point of `pin`; the answer takes it away. `onClose`: the visitor pressed elsewhere. */
    popUp(pin: Pin, content: HTMLElement, onClose: () => void) {
      const { latitude, longitude } = pin.point
      const at: [number, number] = [latitude, longitude]
      const marker = markers.get(pathOf(pin.row))
      // In a group it is not seen: as near as shows the town.
      const isGrouped = marker !== undefined && group.getVisibleParent(marker) !== marker
      if (isGrouped && map.getZoom() < TOWN_ZOOM) map.setView(at, TOWN_ZOOM, { animate: false })
      else if (!map.getBounds().contains(at)) map.setView(at, map.getZoom(), { animate: false })
      const { x, y } = map.getSize()
      const popup = new Popup({
        closeButton: false,
        maxWidth: Math.min(320, x - 48),
        minWidth: Math.min(240, x - 48),
        maxHeight: y - 84,
        offset: [0, -40],
        autoPanPaddingTopLeft: [12, 8],
        // The credit is at the lower edge.
        autoPanPaddingBottomRight: [12, 36],
      })
      popup.setLatLng(at).setContent(content).openOn(map)
      popup.on('remove', onClose)
      return () => {
        popup.off('remove', onClose)
        popup.remove()
      }
    },
    focusOn({ row }: Pin) {
      const marker = markers.get(pathOf(row))
      if (marker) elementOf(marker)?.focus()
    },
    zoomBy: (levels: number) => map.setZoom(map.getZoom() + levels, { animate: false }),
    showAll: () => map.showAll(all),
    moveBy: (across: number, down: number) => {
      const { x, y } = map.getSize()
      map.panBy([across * x, down * y])
    },
    remove: () => map.remove(),
  }
}

type Spot = Parameters<StillMap['showAll']>[0][number]

const CORNERS: Spot[] = [
  { latitude: INDIA.south, longitude: INDIA.west },
  { latitude: INDIA.north, longitude: INDIA.east },
]

/** What is looked at, widened to whole squares: a little further the same answer holds, and no count is cut. */
function viewOf(map: StillMap): MapView {
  const zoom = Math.round(map.getZoom())
  const side = squareAt(zoom)
  const down = (degrees: number) => (Math.floor(degrees / side) * side).toFixed(4)
  const up = (degrees: number) => (Math.ceil(degrees / side) * side).toFixed(4)
  const bounds = map.getBounds()
  const corners = [
    down(bounds.getWest()),
    down(bounds.getSouth()),
    up(bounds.getEast()),
    up(bounds.getNorth()),
  ]
  return { bounds: corners.join(','), zoom: String(zoom) }
}
