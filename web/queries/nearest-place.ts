import { ApiError, placesApi } from '../api.ts'

/**
 * The id of the known place nearest to a rounded position; undefined where we know none.
 * Not a query: a position is kept in no cache, neither ours nor the browser's (ruling 13).
 */
export async function nearestPlace(position: {
  latitude: number
  longitude: number
}): Promise<string | undefined> {
  const query = { lat: String(position.latitude), lng: String(position.longitude) }
  const response = await placesApi.near.$get({ query }, { init: { cache: 'no-store' } })
  if (response.status === 404) return undefined
  if (!response.ok) throw new ApiError(response.status, await response.text())
  const { id } = await response.json()
  return id ?? undefined
}
