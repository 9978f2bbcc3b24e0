import type { PlaceKind } from '../../../shared/places.ts'

/** What people call their town or village. */
export const TOWNS: PlaceKind[] = ['city', 'town', 'village']
