import type { CellProblem } from '../../../shared/imports/imports.ts'
import { words } from '../../csv/words.ts'
import { asStated, standsAtOwn } from '../listings/place/place.ts'
import { coordinateProblem } from '../listings/place/point.ts'
import type { Stated } from './cells.ts'
import type { CurrentListing } from './current.ts'

/**
 * What is to be said of a row's coordinates. Those that cannot be true refuse the row; those that are no door's are kept,
 * and the listing stands at its town's point (ruling 10).
 */
export function judgeCoordinates(
  values: Partial<Stated>,
  current: CurrentListing | null,
): { refused?: CellProblem; unused?: CellProblem } {
  // A listing that keeps its own is not asked again.
  if (!(['latitude', 'longitude', 'region'] as const).some((column) => column in values)) return {}
  const said = { ...(current && asStated(current.listing)), ...values }
  const { latitude = null, longitude = null } = said
  const region = said.region ?? current?.listing.region ?? null
  const problem = coordinateProblem(latitude, longitude, region)
  if (problem) {
    const column = problem === 'half' && !longitude ? 'longitude' : 'latitude'
    return { refused: { column, reason: words.coordinates[problem] } }
  }
  return latitude && !standsAtOwn(said)
    ? { unused: { column: 'latitude', reason: words.coordinatesUnused } }
    : {}
}
