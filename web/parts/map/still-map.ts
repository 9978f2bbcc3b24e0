import type { MapOptions, PanOptions, PointExpression } from 'leaflet'
import { MAP_VIEW } from '../../../shared/site.ts'
import { LatLngBounds, LeafletMap } from './leaflet.ts'

/** A map on which nothing moves on its own, and which never takes the page's scrolling away. */
export class StillMap extends LeafletMap {
  constructor(element: HTMLElement, options: MapOptions) {
    super(element, {
      fadeAnimation: false,
      zoomAnimation: false,
      markerZoomAnimation: false,
      inertia: false,
      scrollWheelZoom: false,
      // One finger scrolls the page; two move the map.
      dragging: !matchMedia('(pointer: coarse)').matches,
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      ...options,
    })
    this.showGoa()
  }

  /** Leaflet slides wherever it is not told otherwise. */
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false })
  }

  /** The usual view (§9). */
  showGoa() {
    this.setView(GOA, MAP_VIEW.zoom, { animate: false })
  }

  /** The usual view where it shows them all, otherwise as near as shows them all (§9). */
  showAll(points: { latitude: number; longitude: number }[]) {
    const bounds = new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))
    this.showGoa()
    if (!bounds.isValid() || this.getBounds().contains(bounds)) return
    this.fitBounds(bounds, {
      // An arch is above its point, a town's name below it, and below that whose data it is.
      paddingTopLeft: [40, 64],
      paddingBottomRight: [40, 60],
      maxZoom: MAP_VIEW.zoom,
      animate: false,
    })
  }
}

const GOA: [number, number] = [MAP_VIEW.latitude, MAP_VIEW.longitude]
