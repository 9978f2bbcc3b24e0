import { and, eq } from 'drizzle-orm'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchQuery } from '../../../shared/search/search.ts'
import { normalisedText } from '../../db/normalised.ts'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { chosen } from '../listings/filters.ts'
import { selectListings, toListing } from '../listings/rows.ts'

/**
 * The listing that a link led to comes first, and otherwise the one whose whole name was typed, wherever it would be; one
 * that is not shown does not (ruling 33).
 */
export async function withMeant(
  db: Database,
  found: Listing[],
  query: SearchQuery,
): Promise<Listing[]> {
  const { show, search, sort = 'best', offset } = query
  if (offset || found.length === 0) return found
  const isNamed =
    search && sort === 'best'
      ? and(eq(listings.nameNorm, normalisedText(search)), chosen(query))
      : undefined
  const isMeant = show ? and(eq(listings.id, show), listings.isApproved) : isNamed
  if (!isMeant) return found
  const [row] = await selectListings(db)
    .where(isMeant)
    .orderBy(listings.nameNorm, listings.id)
    .limit(1)
  if (!row) return found
  const meant = toListing(row)
  const known = show ? undefined : found.find(({ id }) => id === meant.id)
  return [known ?? meant, ...found.filter(({ id }) => id !== meant.id)]
}
