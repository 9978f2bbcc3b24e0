import type { NearPlace } from '../../../shared/places.ts'
import { notFound } from '../../errors.ts'
import { nearestPlace } from '../../places/gazetteer.ts'
import { words } from '../../words.ts'
import { say } from '../../sentences.ts'

/** A position in the words of §7, by our own gazetteer (ruling 14). Throws not found outside India. */
export function describePosition(latitude: number, longitude: number): NearPlace {
  const place = nearestPlace(latitude, longitude)
  if (!place) throw notFound(say.positionNotInIndia)
  return {
    city: place.name,
    locality: place.taluka ?? place.name,
    principalSubdivision: place.region,
    countryName: words.india,
    id: place.id,
  }
}
