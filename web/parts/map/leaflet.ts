import type * as Leaflet from 'leaflet'
import 'leaflet'
import 'leaflet.markercluster'

declare global {
  interface Window {
    /** Leaflet puts itself here, and its plugins extend it here. */
    L: typeof Leaflet
  }
}

export const {
  DivIcon,
  LatLngBounds,
  Map: LeafletMap,
  Marker,
  MarkerCluster,
  MarkerClusterGroup,
  Popup,
  TileLayer,
} = window.L
