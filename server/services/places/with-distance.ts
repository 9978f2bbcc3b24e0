import type { Listing } from '../../../shared/listings/listings.ts'
import type { Place } from '../../../shared/places.ts'
import { distanceBetween } from '../../places/distance.ts'
import { aliasesOf } from '../../places/gazetteer.ts'
import { normalisePlace } from '../../places/place-text.ts'
import type { PlaceScope } from './scope.ts'

/** The listing with its distance, where the place and the listing have each a point of their own. */
export function withDistance(listing: Listing, scope: PlaceScope | undefined): Listing {
  const { point } = listing
  if (!point || !scope?.from) return listing
  // At the point of a larger place, though it says that it is in this one.
  const { from, place } = scope
  const isAsked = place && from === place.point
  if (!point.isExact && isAsked && saysPlace(listing, place)) return listing
  // Of a PIN code or a taluka it is told from its town, where this one is.
  if (!point.isExact && isAsked && listing.town === scope.fromName) return listing
  const km = distanceBetween(from, point)
  // Two points of one town are the same point: that says nothing about how far the door is.
  return km === 0 ? listing : { ...listing, distance: Math.max(1, Math.round(km)) }
}

function saysPlace({ name, address, town }: Listing, place: Place): boolean {
  const text = ` ${normalisePlace([name, address, town].filter(Boolean).join(' '))} `
  return [place.name, ...aliasesOf(place)].some((own) => text.includes(` ${normalisePlace(own)} `))
}
